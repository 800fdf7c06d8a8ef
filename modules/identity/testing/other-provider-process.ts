import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { errors } from 'oidc-provider'

/**
 * Somebody else's identity provider, in a process of its own: other paths, other claims, other habits than ours. It knows one
 * person and lets them in at a click. Run by `startOtherProvider`.
 */
export interface OtherProviderSettings {
  port: number
  audience: string
  redirectUris: string[]
  postLogoutRedirectUris: string[]
  claims: Record<string, unknown>
  /** Marks access tokens `JWT`, as several providers do. */
  untyped?: boolean
  /** Sends no ID token with a refresh, as the standard allows. */
  silentOnRefresh?: boolean
}

// It would warn that it forgets everything when it stops, which is what a test wants.
console.warn = () => {}
const settings = JSON.parse(process.argv[2] ?? '{}') as OtherProviderSettings
const origin = `http://127.0.0.1:${settings.port}`
const issuer = `${origin}/realms/arden`
const claimNames = Object.keys(settings.claims)
const { privateKey } = await generateKeyPair('RS256', { extractable: true })

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'library',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: settings.redirectUris,
      post_logout_redirect_uris: settings.postLogoutRedirectUris,
    },
  ],
  jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'other', alg: 'RS256', use: 'sig' }] },
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  claims: { openid: ['sub', ...claimNames], email: ['email'] },
  cookies: { keys: ['x'.repeat(32)] } as never,
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => settings.audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== settings.audience) throw new errors.InvalidTarget()
        return {
          scope: 'library',
          audience: settings.audience,
          accessTokenTTL: 300,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }
      },
    },
  },
  formats: {
    customizers: {
      jwt: (_ctx, _token, jwt) => {
        if (settings.untyped) jwt.header = { ...jwt.header, typ: 'JWT' }
      },
    },
  },
  interactions: { url: (_ctx, { uid }) => `/enter/${uid}` },
  issueRefreshToken: () => true,
  async loadExistingGrant(ctx) {
    const { client, session } = ctx.oidc
    const grant = new ctx.oidc.provider.Grant({
      clientId: client?.clientId ?? '',
      accountId: session?.accountId ?? '',
    })
    grant.addOIDCScope('openid profile email offline_access')
    grant.addResourceScope(settings.audience, 'library')
    await grant.save()
    return grant
  },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: () => ({ sub, email: 'reader@elsewhere.example', ...settings.claims }),
  }),
  extraTokenClaims: () => ({ email: 'reader@elsewhere.example', ...settings.claims }),
  clientBasedCORS: () => true,
})

provider.use(async (ctx, next) => {
  await next()
  const isRefresh = ctx.path === '/token' && ctx.oidc?.params?.grant_type === 'refresh_token'
  if (settings.silentOnRefresh && isRefresh) delete (ctx.body as { id_token?: string }).id_token
})

const prefix = new URL(issuer).pathname
const callback = provider.callback()
createServer(async (request, response) => {
  const { url = '/' } = request
  const entering = /^\/enter\/([\w-]+)$/.exec(url)
  if (entering && request.method === 'GET') {
    response.setHeader('content-type', 'text/html')
    return response.end('<form method="post"><button>Enter elsewhere</button></form>')
  }
  if (entering)
    return provider.interactionFinished(request, response, { login: { accountId: 'idp|reader/1' } })
  if (!url.startsWith(prefix)) return response.writeHead(404).end()
  Object.assign(request, { originalUrl: url, url: url.slice(prefix.length) || '/' })
  return callback(request, response)
}).listen(settings.port, '127.0.0.1', () => process.send?.({ issuer }))
