import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Reachable } from './log-in.ts'

/** What a proxy in front of several processes does: the next request goes to the next one, with the caller's address. */
export function balance(addresses: () => string[], publicUrl: string): Reachable {
  let turn = 0
  return {
    config: { publicUrl },
    async inject({ method = 'GET', url, headers, payload, remoteAddress }: InjectOptions) {
      const all = addresses()
      const answer = await fetch(`${all[turn++ % all.length]}${String(url)}`, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': remoteAddress ?? '192.0.2.1',
          ...(typeof payload === 'object' ? { 'content-type': 'application/json' } : {}),
          ...(headers as Record<string, string>),
        },
        ...(payload === undefined ? {} : { body: bodyOf(payload) }),
      })
      const body = await answer.text()
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        cookies: answer.headers.getSetCookie().map(readCookie),
        body,
        json: () => JSON.parse(body),
      } as unknown as LightMyRequestResponse
    },
  }
}

function bodyOf(payload: InjectOptions['payload']): string {
  return typeof payload === 'string' ? payload : JSON.stringify(payload)
}

function readCookie(line: string) {
  const [pair = '', ...attributes] = line.split(';').map((each) => each.trim())
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const told = new Map(
    attributes.map((each) => {
      const [attribute = '', given = ''] = each.split(/=(.*)/s)
      return [attribute.toLowerCase(), given]
    }),
  )
  const expires = told.get('expires')
  return {
    name,
    value,
    path: told.get('path') ?? '/',
    ...(expires ? { expires: new Date(expires) } : {}),
  }
}
