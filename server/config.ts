import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { DEFAULT_CLAIM, ENTITLEMENT_FIELDS } from '#modules/identity/claims.ts'
import type { ExternalIdentity, ExternalReset } from '#modules/identity/settings.ts'
import { isLoopback } from '#modules/loopback.ts'
import { SettingReader } from './setting-reader.ts'

/** As the proxy-addr library names them. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'] as const
const LOG_LEVELS = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const

export interface Config {
  port: number
  host: string
  publicUrl: string
  /** The proxies whose word about a caller's address is taken. */
  trustProxy: false | string[]
  logLevel: (typeof LOG_LEVELS)[number]
  clientSeconds: number
  shutdownSeconds: number
  metricsToken: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  databaseSeconds: number
  imageCacheMb: number
  s3: S3Config | undefined
  smtpUrl: string | undefined
  leadsWebhook: { url: string; secret: string } | undefined
  siteFile: string | undefined
  secretKey: string | undefined
  /** Nothing: the embedded provider. */
  oidc: ExternalIdentity | undefined
  demo: boolean
}

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export class ConfigError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** The one place where the environment is read. Reads every setting, collects every fault, and only then gives up. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = new SettingReader(env)
  const { faults } = read
  const port = read.whole('PORT', 3000, 0, 65535)
  const oidc = readOidc(read)
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const s3 = readS3(read)
  const leadsWebhook = readLeadsWebhook(read)
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'])
  if (publicUrl && new URL(publicUrl).pathname !== '/') faults.push('PUBLIC_URL must not have a path')
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)
  const siteFile = read.text('SITE_FILE')
  const secretKey = read.text('SECRET_KEY')
  if (secretKey && secretKey.length < 32) faults.push('SECRET_KEY must have at least 32 characters')

  const pointsElsewhere = Boolean(databaseUrl || smtpUrl || s3 || siteFile || oidc || isPublic)
  const demo = read.flag('DEMO') ?? !pointsElsewhere
  const host = read.text('HOST') ?? (demo ? 'localhost' : '0.0.0.0')
  if (demo && !isLoopback(host))
    faults.push(`HOST is ${host}, but demo mode listens on loopback only: set DEMO=false`)
  if (demo && isPublic)
    faults.push('PUBLIC_URL is public, but demo mode has well-known passwords: set DEMO=false')
  if (!demo && !siteFile) faults.push('SITE_FILE is required outside demo mode')

  const config: Config = {
    port,
    host,
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    trustProxy: readTrustedProxies(read),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS),
    clientSeconds: read.whole('CLIENT_SECONDS', 30, 1, 600),
    shutdownSeconds: read.whole('SHUTDOWN_SECONDS', 10, 0, 600),
    metricsToken: read.text('METRICS_TOKEN'),
    dataDir: resolve(read.text('DATA_DIR') ?? './data'),
    databaseUrl,
    databasePool: read.whole('DATABASE_POOL', 10, 1, 200),
    databaseSeconds: read.whole('DATABASE_SECONDS', 60, 1, 3600),
    imageCacheMb: read.whole('IMAGE_CACHE_MB', 2048, 16, 1_000_000),
    s3,
    smtpUrl,
    leadsWebhook,
    siteFile,
    secretKey,
    oidc,
    demo,
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

function readS3(read: SettingReader): S3Config | undefined {
  if (read.startingWith('S3_').every((name) => name === 'S3_REGION')) return undefined
  read.need('S3_ENDPOINT', 'S3')
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:']) ?? ''
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: read.need('S3_BUCKET', 'S3'),
    region: read.text('S3_REGION') ?? 'auto',
    accessKeyId: read.need('S3_ACCESS_KEY_ID', 'S3'),
    secretAccessKey: read.need('S3_SECRET_ACCESS_KEY', 'S3'),
  }
}

function readLeadsWebhook(read: SettingReader): Config['leadsWebhook'] {
  const { faults } = read
  const url = read.secureUrl('LEADS_WEBHOOK_URL')
  const secret = read.text('LEADS_WEBHOOK_SECRET')
  if (!read.text('LEADS_WEBHOOK_URL')) {
    if (secret) faults.push('LEADS_WEBHOOK_URL is missing, but LEADS_WEBHOOK_SECRET is set')
    return undefined
  }
  if (url && (new URL(url).username || new URL(url).password))
    faults.push('LEADS_WEBHOOK_URL must not hold a password: the signature shows who sends')
  if (!secret || secret.length < 32) faults.push('LEADS_WEBHOOK_SECRET must have at least 32 characters')
  return url && secret ? { url, secret } : undefined
}

function readOidc(read: SettingReader): ExternalIdentity | undefined {
  const { faults } = read
  const issuer = read.secureUrl('OIDC_ISSUER')
  if (!read.text('OIDC_ISSUER')) {
    const stray = read.startingWith('OIDC_')
    if (stray.length > 0) faults.push(`OIDC_ISSUER is missing, but ${stray.join(', ')} is set`)
    return undefined
  }
  if (!issuer) return undefined
  const clientId = read.need('OIDC_CLIENT_ID', 'OIDC')
  const audience = read.list('OIDC_AUDIENCE')
  if (audience.length === 0) faults.push('OIDC_AUDIENCE is missing: the OIDC settings go together')
  if (audience.includes(clientId))
    faults.push('OIDC_AUDIENCE must not contain the client id: ID tokens would open the API')
  const map = read.pairs('OIDC_CLAIM_MAP')
  const unknown = Object.keys(map).filter((field) => !ENTITLEMENT_FIELDS.some((each) => each === field))
  if (unknown.length > 0)
    faults.push(
      `OIDC_CLAIM_MAP has unknown fields ${unknown.join(', ')}: use ${ENTITLEMENT_FIELDS.join(', ')}`,
    )
  const accepted = read.list('OIDC_ACCEPTED_ISSUERS')
  return {
    issuer,
    clientId,
    scope: read.text('OIDC_SCOPE') ?? 'openid profile email offline_access',
    authorizeParameters: read.pairs('OIDC_AUTHORIZE_PARAMS'),
    tokenParameters: read.pairs('OIDC_TOKEN_PARAMS'),
    audience,
    acceptedIssuers: accepted.length > 0 ? accepted : [issuer],
    typedTokens: read.flag('OIDC_TYPED_TOKENS') ?? false,
    claims: {
      claim: read.text('OIDC_CLAIM') ?? DEFAULT_CLAIM,
      ...(Object.keys(map).length > 0 ? { map } : {}),
    },
    logout: read.oneOf('OIDC_LOGOUT', ['provider', 'local']),
    reset: readPasswordReset(read, clientId),
    popupCloseDetection: read.flag('OIDC_POPUP_CLOSE_DETECTION') ?? true,
  }
}

function readPasswordReset(read: SettingReader, oidcClientId: string): ExternalReset {
  const mode = read.oneOf('OIDC_PASSWORD_RESET', ['none', 'link', 'auth0', 'keycloak'])
  if (mode === 'none') return { mode }
  read.need('OIDC_PASSWORD_RESET_URL', 'OIDC')
  const url = read.secureUrl('OIDC_PASSWORD_RESET_URL') ?? ''
  if (mode === 'link') return { mode, url }
  const clientId = read.text('OIDC_PASSWORD_RESET_CLIENT_ID') ?? oidcClientId
  if (mode === 'keycloak')
    return { mode, url, clientId, clientSecret: read.need('OIDC_PASSWORD_RESET_CLIENT_SECRET', 'OIDC') }
  const connection = read.text('OIDC_PASSWORD_RESET_CONNECTION') ?? 'Username-Password-Authentication'
  return { mode, url, clientId, connection }
}

/** Never everybody: whoever is believed writes the address that limits and logs go by. */
function readTrustedProxies(read: SettingReader): false | string[] {
  const given = read.list('TRUST_PROXY')
  if (given.length === 0 || given.join() === 'false' || given.join() === '0') return false
  if (given.join() === 'true' || given.join() === '1') return [...PRIVATE_NETWORKS]
  const unknown = given.filter((each) => !isNetwork(each))
  if (unknown.length > 0)
    read.faults.push(
      `TRUST_PROXY must be true, false, or addresses and networks (10.0.0.4, 10.0.0.0/8, ${PRIVATE_NETWORKS.join(', ')}), not "${unknown.join(', ')}"`,
    )
  return given
}

function isNetwork(text: string): boolean {
  if (PRIVATE_NETWORKS.some((name) => name === text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
