import { createHash, randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { generateKeyPair, SignJWT } from 'jose'
import { DEMO_PASSWORD } from '#demo/people.ts'
import { CALLBACK_PATHS, CLIENT_ID } from '#modules/identity/provider-names.ts'
import { timed } from './answers.ts'
import type { Compared } from './cold.ts'

const EMAIL = 'member@arden.example'
const WARM_UP = 3
const ROUND_TRIPS = 4

/**
 * The whole way from the first redirect to the tokens, beside what no login does without: the password checked once, two tokens
 * signed, and as many round trips of a bare Fastify.
 */
export async function compareLogins(app: FastifyInstance, rounds: number): Promise<Compared> {
  const bare = fastify()
  bare.get('/', async () => ({ ok: true }))
  const { password_hash } = await app.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  const { privateKey } = await generateKeyPair('RS256')
  const sign = () => new SignJWT({ sub: 'bench' }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)

  const compared: Compared = { ours: [], bare: [] }
  for (let round = -WARM_UP; round < rounds; round++) {
    const ours = await timed(() => logIn(app))
    const least = await timed(async () => {
      for (let trip = 0; trip < ROUND_TRIPS; trip++) await bare.inject('/')
      await verify(password_hash, DEMO_PASSWORD)
      await Promise.all([sign(), sign()])
    })
    if (round < 0) continue
    compared.ours.push(ours)
    compared.bare.push(least)
  }
  await bare.close()
  return compared
}

/** As a browser does it, with its cookies: to the form, the password, back with a code, the code for tokens. */
async function logIn(app: FastifyInstance): Promise<void> {
  const cookies = new Map<string, string>()
  async function send(status: number, url: string, form?: Record<string, string>): Promise<string> {
    const request: InjectOptions = {
      method: form ? 'POST' : 'GET',
      url: url.replace(app.config.publicUrl, ''),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    }
    const answer = await app.inject(request)
    if (answer.statusCode !== status) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return String(answer.headers.location)
  }

  const verifier = randomBytes(32).toString('base64url')
  const shared = { client_id: CLIENT_ID, redirect_uri: app.config.publicUrl + CALLBACK_PATHS[0] }
  const asked = new URLSearchParams({
    ...shared,
    ...{
      response_type: 'code',
      scope: 'openid profile email offline_access',
      state: 'bench',
      nonce: 'bench',
    },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const form = await send(303, `/oidc/auth?${asked}`)
  const resumed = await send(303, form, { email: EMAIL, password: DEMO_PASSWORD })
  const callback = await send(303, resumed)
  const code = new URL(callback, app.config.publicUrl).searchParams.get('code') ?? ''
  await send(200, '/oidc/token', {
    ...shared,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  })
}
