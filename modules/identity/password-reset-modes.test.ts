import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { requestExternalReset } from './password-reset-modes.ts'

interface Asked {
  method: string
  url: string
  authorization: string | undefined
  body: string
}

const asked: Asked[] = []
const known = { email: 'reader@arden.example', id: 'user/1' }
let failing = false
let redirecting = false
const server = createServer(async (request, response) => {
  asked.push(await read(request))
  if (failing) return response.writeHead(500).end()
  if (redirecting) return response.writeHead(307, { location: '/elsewhere' }).end()
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const answer = pathname.endsWith('/token')
    ? { access_token: 'service-token' }
    : pathname.endsWith('/users') && searchParams.get('email') === known.email
      ? [{ id: known.id }]
      : []
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  failing = false
  redirecting = false
})

async function read(request: IncomingMessage): Promise<Asked> {
  let body = ''
  for await (const chunk of request) body += chunk
  const { method = '', url = '', headers } = request
  return { method, url, authorization: headers.authorization, body }
}

test('auth0 is asked to send its own letter', async () => {
  await requestExternalReset({ mode: 'auth0', url, clientId: 'library', connection: 'people' }, known.email)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/dbconnections/change_password' })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    client_id: 'library',
    email: known.email,
    connection: 'people',
  })
})

const keycloak = () =>
  ({ mode: 'keycloak', url: `${url}/realms/arden`, clientId: 'service', clientSecret: 'secret' }) as const

test('keycloak is asked by a service account, for the one with exactly this address', async () => {
  await requestExternalReset(keycloak(), known.email)
  expect(asked.map((each) => `${each.method} ${each.url}`)).toEqual([
    'POST /realms/arden/protocol/openid-connect/token',
    'GET /admin/realms/arden/users?email=reader%40arden.example&exact=true',
    'PUT /admin/realms/arden/users/user%2F1/execute-actions-email',
  ])
  expect(asked[2]).toMatchObject({ authorization: 'Bearer service-token', body: '["UPDATE_PASSWORD"]' })
})

test('nothing is sent, and nothing is said, for an address keycloak does not know', async () => {
  await requestExternalReset(keycloak(), 'nobody@arden.example')
  expect(asked).toHaveLength(2)
})

test('a redirect is not followed', async () => {
  redirecting = true
  await expect(requestExternalReset(keycloak(), known.email)).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

test('a provider that fails is an error for the log', async () => {
  failing = true
  await expect(requestExternalReset(keycloak(), known.email)).rejects.toThrow('answered 500')
})

describe('from our form', () => {
  const settings: Record<string, string> = { OIDC_CLIENT_ID: 'library', OIDC_AUDIENCE: 'https://api.example' }
  beforeAll(() => {
    Object.assign(settings, { OIDC_ISSUER: url, OIDC_PASSWORD_RESET: 'auth0', OIDC_PASSWORD_RESET_URL: url })
  })
  const clock = { ahead: 0 }
  const testApp = useTestApp({ env: settings, now: () => new Date(Date.now() + clock.ahead) })
  const letters = () => asked.filter((each) => each.url === '/dbconnections/change_password').length

  test('a mailbox gets three letters an hour of another provider too, wherever they are asked for', async () => {
    const ask = (email: string, network: number) =>
      testApp.app.inject({
        ...{ method: 'POST', url: '/api/changePw', payload: { email } },
        remoteAddress: `10.7.${network}.1`,
      })
    const spelled = [known.email, known.email.toUpperCase()]
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(spelled[at % 2] ?? '', at)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await vi.waitFor(() => expect(letters()).toBe(3))
    await ask('another@arden.example', 1)
    await vi.waitFor(() => expect(letters()).toBe(4))
    clock.ahead = 60 * 60 * 1000 + 1000
    await ask(known.email, 1)
    await vi.waitFor(() => expect(letters()).toBe(5))
  })
})
