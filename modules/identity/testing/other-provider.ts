import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { freePort } from '#testing/process.ts'
import type { OtherProviderSettings } from './other-provider-process.ts'

const PROCESS = new URL('./other-provider-process.ts', import.meta.url)

export interface OtherProvider {
  issuer: string
  /** Tokens as a browser would get them, for calls of the API. */
  logIn(extra?: Record<string, string>): Promise<{ access_token: string; id_token: string }>
  stop(): Promise<void>
}

/** Starts the provider of somebody else. */
export async function startOtherProvider(
  given: Omit<OtherProviderSettings, 'port'> & { port?: number },
): Promise<OtherProvider> {
  const settings = { ...given, port: given.port ?? (await freePort()) }
  const child = fork(PROCESS, [JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }]
  return {
    issuer,
    async logIn(extra = {}) {
      const cookies = new Map<string, string>()
      const open = async (url: string, init: RequestInit = {}) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
          if (value) cookies.set(name, value)
          else cookies.delete(name)
        }
        return answer
      }
      const verifier = randomBytes(32).toString('base64url')
      const [redirect = ''] = settings.redirectUris
      const query = new URLSearchParams({
        ...{ client_id: 'library', response_type: 'code', redirect_uri: redirect, state: 'x', nonce: 'n' },
        scope: 'openid email offline_access',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...extra,
      })
      const login = await open(`${issuer}/auth?${query}`)
      const entered = await open(new URL(login.headers.get('location') ?? '', issuer).href, {
        method: 'POST',
      })
      const back = await open(entered.headers.get('location') ?? '')
      const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
      const answer = await open(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          ...{ grant_type: 'authorization_code', client_id: 'library', code, redirect_uri: redirect },
          code_verifier: verifier,
        }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { access_token: string; id_token: string }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
