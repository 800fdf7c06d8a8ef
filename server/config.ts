import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { DEFAULT_CLAIM, ENTITLEMENT_FIELDS } from '#modules/identity/claims.ts'
import type { ExternalIdentity, ExternalReset } from '#modules/identity/settings.ts'
import { isLoopback } from '#modules/loopback.ts'
import { SETTINGS, type SettingName } from './settings.ts'

/** As the proxy-addr library names them. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

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
  const faults: string[] = []
  const text = (name: SettingName) => env[name]?.trim() || undefined

  function whole(name: SettingName, fallback: number, least: number, most: number): number {
    const given = text(name)
    if (given === undefined) return fallback
    const value = Number(given)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    faults.push(`${name} must be a whole number from ${least} to ${most}, not "${given}"`)
    return fallback
  }

  function flag(name: SettingName): boolean | undefined {
    const given = text(name)?.toLowerCase()
    if (given === undefined) return undefined
    if (given === 'true' || given === '1') return true
    if (given === 'false' || given === '0') return false
    faults.push(`${name} must be true or false, not "${given}"`)
    return undefined
  }

  function url(name: SettingName, protocols: string[]): string | undefined {
    const given = text(name)
    if (given === undefined) return undefined
    // A connection string holds a password, so the fault never repeats what was given.
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given
    faults.push(
      `${name} must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    )
    return undefined
  }

  function s3(): S3Config | undefined {
    const endpoint = url('S3_ENDPOINT', ['http:', 'https:'])
    const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
    const missing = needed.filter((name) => !text(name))
    if (!text('S3_ENDPOINT') && missing.length === needed.length) return undefined
    if (!text('S3_ENDPOINT')) faults.push('S3_ENDPOINT is missing: the S3 settings go together')
    for (const name of missing) faults.push(`${name} is missing: the S3 settings go together`)
    if (!endpoint || missing.length > 0) return undefined
    return {
      endpoint: endpoint.replace(/\/+$/, ''),
      bucket: text('S3_BUCKET') ?? '',
      region: text('S3_REGION') ?? 'auto',
      accessKeyId: text('S3_ACCESS_KEY_ID') ?? '',
      secretAccessKey: text('S3_SECRET_ACCESS_KEY') ?? '',
    }
  }

  function leadsWebhook(): Config['leadsWebhook'] {
    const target = url('LEADS_WEBHOOK_URL', ['https:', 'http:'])
    const secret = text('LEADS_WEBHOOK_SECRET')
    if (!text('LEADS_WEBHOOK_URL')) {
      if (secret) faults.push('LEADS_WEBHOOK_URL is missing, but LEADS_WEBHOOK_SECRET is set')
      return undefined
    }
    if (target?.startsWith('http:') && !isLoopback(new URL(target).hostname))
      faults.push('LEADS_WEBHOOK_URL must start with https:// unless it is on loopback')
    if (target && (new URL(target).username || new URL(target).password))
      faults.push('LEADS_WEBHOOK_URL must not hold a password: the signature shows who sends')
    if (!secret || secret.length < 32) faults.push('LEADS_WEBHOOK_SECRET must have at least 32 characters')
    return target && secret ? { url: target, secret } : undefined
  }

  const list = (name: SettingName) => (text(name) ?? '').split(',').flatMap((each) => each.trim() || [])
  const pairs = (name: SettingName) => Object.fromEntries(new URLSearchParams(text(name) ?? ''))

  function oneOf<T extends string>(name: SettingName, choices: readonly [T, ...T[]]): T {
    const given = text(name) ?? choices[0]
    const chosen = choices.find((each) => each === given)
    if (!chosen) faults.push(`${name} must be one of ${choices.join(', ')}, not "${given}"`)
    return chosen ?? choices[0]
  }

  function need(name: SettingName): string {
    const given = text(name)
    if (!given) faults.push(`${name} is missing: the OIDC settings go together`)
    return given ?? ''
  }

  function oidc(): ExternalIdentity | undefined {
    const issuer = url('OIDC_ISSUER', ['https:', 'http:'])
    if (!text('OIDC_ISSUER')) {
      const stray = (Object.keys(SETTINGS) as SettingName[]).filter(
        (name) => name.startsWith('OIDC_') && text(name),
      )
      if (stray.length > 0) faults.push(`OIDC_ISSUER is missing, but ${stray.join(', ')} is set`)
      return undefined
    }
    if (!issuer) return undefined
    if (issuer.startsWith('http:') && !isLoopback(new URL(issuer).hostname))
      faults.push('OIDC_ISSUER must start with https:// unless it is on loopback')
    const clientId = need('OIDC_CLIENT_ID')
    const audience = list('OIDC_AUDIENCE')
    if (audience.length === 0) faults.push('OIDC_AUDIENCE is missing: the OIDC settings go together')
    if (audience.includes(clientId))
      faults.push('OIDC_AUDIENCE must not contain the client id: ID tokens would open the API')
    const map = pairs('OIDC_CLAIM_MAP')
    const unknown = Object.keys(map).filter((field) => !ENTITLEMENT_FIELDS.some((each) => each === field))
    if (unknown.length > 0)
      faults.push(
        `OIDC_CLAIM_MAP has unknown fields ${unknown.join(', ')}: use ${ENTITLEMENT_FIELDS.join(', ')}`,
      )
    const accepted = list('OIDC_ACCEPTED_ISSUERS')
    return {
      issuer,
      clientId,
      scope: text('OIDC_SCOPE') ?? 'openid profile email offline_access',
      authorizeParameters: pairs('OIDC_AUTHORIZE_PARAMS'),
      tokenParameters: pairs('OIDC_TOKEN_PARAMS'),
      audience,
      acceptedIssuers: accepted.length > 0 ? accepted : [issuer],
      typedTokens: flag('OIDC_TYPED_TOKENS') ?? false,
      claims: {
        claim: text('OIDC_CLAIM') ?? DEFAULT_CLAIM,
        ...(Object.keys(map).length > 0 ? { map } : {}),
      },
      logout: oneOf('OIDC_LOGOUT', ['provider', 'local']),
      reset: passwordReset(clientId),
      popupCloseDetection: flag('OIDC_POPUP_CLOSE_DETECTION') ?? true,
    }
  }

  function passwordReset(oidcClientId: string): ExternalReset {
    const mode = oneOf('OIDC_PASSWORD_RESET', ['none', 'link', 'auth0', 'keycloak'])
    if (mode === 'none') return { mode }
    need('OIDC_PASSWORD_RESET_URL')
    const target = url('OIDC_PASSWORD_RESET_URL', ['https:', 'http:']) ?? ''
    const clientId = text('OIDC_PASSWORD_RESET_CLIENT_ID') ?? oidcClientId
    if (mode === 'link') return { mode, url: target }
    if (mode === 'keycloak')
      return { mode, url: target, clientId, clientSecret: need('OIDC_PASSWORD_RESET_CLIENT_SECRET') }
    const connection = text('OIDC_PASSWORD_RESET_CONNECTION') ?? 'Username-Password-Authentication'
    return { mode, url: target, clientId, connection }
  }

  /** Never everybody: whoever is believed writes the address that limits and logs go by. */
  function trustedProxies(): false | string[] {
    const given = list('TRUST_PROXY')
    if (given.length === 0 || given.join() === 'false' || given.join() === '0') return false
    if (given.join() === 'true' || given.join() === '1') return [...PRIVATE_NETWORKS]
    const unknown = given.filter((each) => !isNetwork(each))
    if (unknown.length > 0)
      faults.push(
        `TRUST_PROXY must be true, false, or addresses and networks (10.0.0.4, 10.0.0.0/8, ${PRIVATE_NETWORKS.join(', ')}), not "${unknown.join(', ')}"`,
      )
    return given
  }

  const port = whole('PORT', 3000, 0, 65535)
  const external = oidc()
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const storage = s3()
  const webhook = leadsWebhook()
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'])
  if (publicUrl && new URL(publicUrl).pathname !== '/') faults.push('PUBLIC_URL must not have a path')
  const siteFile = text('SITE_FILE')
  const secretKey = text('SECRET_KEY')
  if (secretKey && secretKey.length < 32) faults.push('SECRET_KEY must have at least 32 characters')
  const logLevel = (text('LOG_LEVEL') ?? 'info') as Config['logLevel']
  if (!LOG_LEVELS.includes(logLevel)) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)

  const forced = flag('DEMO')
  const pointsElsewhere = Boolean(
    databaseUrl ||
      smtpUrl ||
      storage ||
      siteFile ||
      external ||
      (publicUrl && !isLoopback(new URL(publicUrl).hostname)),
  )
  const demo = forced ?? !pointsElsewhere
  const host = text('HOST') ?? (demo ? 'localhost' : '0.0.0.0')
  if (demo && !isLoopback(host))
    faults.push(`HOST is ${host}, but demo mode listens on loopback only: set DEMO=false`)
  if (demo && publicUrl && !isLoopback(new URL(publicUrl).hostname))
    faults.push('PUBLIC_URL is public, but demo mode has well-known passwords: set DEMO=false')
  if (!demo && !siteFile) faults.push('SITE_FILE is required outside demo mode')

  const config: Config = {
    port,
    host,
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    trustProxy: trustedProxies(),
    logLevel,
    clientSeconds: whole('CLIENT_SECONDS', 30, 1, 600),
    shutdownSeconds: whole('SHUTDOWN_SECONDS', 10, 0, 600),
    metricsToken: text('METRICS_TOKEN'),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl,
    databasePool: whole('DATABASE_POOL', 10, 1, 200),
    databaseSeconds: whole('DATABASE_SECONDS', 60, 1, 3600),
    imageCacheMb: whole('IMAGE_CACHE_MB', 2048, 16, 1_000_000),
    s3: storage,
    smtpUrl,
    leadsWebhook: webhook,
    siteFile,
    secretKey,
    oidc: external,
    demo,
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

function isNetwork(text: string): boolean {
  if (PRIVATE_NETWORKS.some((name) => name === text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
