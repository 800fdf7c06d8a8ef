import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { freePort } from '#testing/process.ts'

export type Mood =
  | 'well'
  | 'gone'
  | 'silent'
  | 'failing'
  | 'talking rubbish'
  | 'without keys'
  | 'speaking for another'
  | 'sending us elsewhere'

export interface FickleProvider {
  issuer: string
  audience: string
  be(mood: Mood): Promise<void>
  /** Signs with another key from now on; the old one is withdrawn. */
  rotate(): Promise<void>
  token(claims?: Record<string, unknown>): Promise<string>
  /** How often its keys were asked for. */
  asked(): number
  stop(): Promise<void>
}

/** As much of an identity provider as tokens are checked against, on one address, in whatever mood the test wants. */
export async function makeFickleProvider(): Promise<FickleProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const audience = 'https://api.elsewhere.example'
  let mood: Mood = 'gone'
  let server: Server | undefined
  let asked = 0
  let rotations = 0
  let current = await makeKey(rotations)

  function answer(path: string, response: ServerResponse): void {
    if (mood === 'silent') return
    if (mood === 'failing') return void response.writeHead(500).end()
    if (mood === 'talking rubbish') return void response.end('<p>Be back soon</p>')
    if (mood === 'sending us elsewhere' && !path.startsWith('/elsewhere/'))
      return void response.writeHead(307, { location: `/elsewhere${path}` }).end()
    const isKeys = path.endsWith('/keys')
    if (isKeys) asked++
    const keys = mood === 'without keys' ? [] : [current.jwk]
    response.setHeader('content-type', 'application/json')
    const named = mood === 'speaking for another' ? 'https://another.example' : issuer
    response.end(JSON.stringify(isKeys ? { keys } : { issuer: named, jwks_uri: `${issuer}/keys` }))
  }

  async function close(): Promise<void> {
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    server = undefined
    await closed
  }

  return {
    issuer,
    audience,
    async be(next) {
      mood = next
      if (next === 'gone') return close()
      if (server) return
      server = createServer((request, response) => answer(request.url ?? '', response))
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async rotate() {
      current = await makeKey(++rotations)
    },
    token: (claims = {}) =>
      new SignJWT({ email: 'ama@osei.example', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: current.jwk.kid ?? '' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject('idp|ama')
        .setIssuedAt()
        .setJti(crypto.randomUUID())
        .setExpirationTime('1h')
        .sign(current.privateKey),
    asked: () => asked,
    stop: close,
  }
}

async function makeKey(number: number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: `key ${number}`, alg: 'RS256', use: 'sig' }
  return { privateKey, jwk }
}
