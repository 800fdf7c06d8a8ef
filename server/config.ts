import { resolve } from 'node:path'
import { DEFAULT_CLAIM, ENTITLEMENT_FIELDS } from '#modules/identity/claims.ts'
import type { ExternalIdentity, ExternalReset } from '#modules/identity/settings.ts'

/**
 * The one place where the environment is read. Each setting states its name, meaning and default; the
 * manual in docs/configuration.md and .env.example are made from this table (`server/config-docs.ts`).
 */
export const SETTINGS = {
  PORT: { group: 'Process', default: '3000', meaning: 'Port to listen on.' },
  HOST: {
    group: 'Process',
    default: 'localhost in demo mode, else 0.0.0.0',
    meaning: 'Address to listen on. Demo mode listens on loopback only.',
  },
  PUBLIC_URL: {
    group: 'Process',
    default: 'http://localhost:PORT',
    meaning:
      'The address people type, without a path. Links, canonical addresses and the identity provider are made from it, never from the Host header.',
  },
  TRUST_PROXY: {
    group: 'Process',
    default: 'false',
    meaning:
      '`true` behind a reverse proxy that sets X-Forwarded-For and X-Forwarded-Proto. Without a proxy leave it off: anyone can send those headers.',
  },
  LOG_LEVEL: {
    group: 'Process',
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent.',
  },
  SHUTDOWN_SECONDS: {
    group: 'Process',
    default: '10',
    meaning: 'How long requests under way may take to finish after SIGTERM.',
  },
  METRICS_TOKEN: {
    group: 'Process',
    default: 'none: loopback only',
    meaning: 'Bearer token for GET /metrics from elsewhere than loopback.',
  },
  DATA_DIR: {
    group: 'State',
    default: './data',
    meaning: 'Everything that is kept: the embedded database, media, demo mail. One process at a time.',
  },
  DATABASE_URL: {
    group: 'State',
    default: 'none: embedded PGlite in DATA_DIR',
    meaning: 'postgres://… to use PostgreSQL 15 or later. Any number of processes may share it.',
  },
  DATABASE_POOL: { group: 'State', default: '10', meaning: 'Connections per process to PostgreSQL.' },
  IMAGE_CACHE_MB: {
    group: 'State',
    default: '2048',
    meaning: 'Bound of the resized images kept in DATA_DIR/cache.',
  },
  S3_ENDPOINT: {
    group: 'Media on S3',
    default: 'none: originals in DATA_DIR',
    meaning:
      'Address of an S3-compatible store; originals then live there. The S3 settings go together; only the region has a default.',
  },
  S3_BUCKET: { group: 'Media on S3', default: 'none', meaning: 'Bucket name.' },
  S3_REGION: { group: 'Media on S3', default: 'auto', meaning: 'Region that requests are signed for.' },
  S3_ACCESS_KEY_ID: { group: 'Media on S3', default: 'none', meaning: 'Access key.' },
  S3_SECRET_ACCESS_KEY: { group: 'Media on S3', default: 'none', meaning: 'Secret key.' },
  SMTP_URL: {
    group: 'Mail',
    default: 'none: letters to DATA_DIR/mail in demo mode',
    meaning:
      'smtp:// or smtps:// with user and password. Without it, outside demo mode, letters wait in the outbox.',
  },
  LEADS_WEBHOOK_URL: {
    group: 'Leads',
    default: 'none',
    meaning:
      'https:// address (http:// on loopback only) that gets every lead as JSON, again until it answers 2xx. Redirects are not followed.',
  },
  LEADS_WEBHOOK_SECRET: {
    group: 'Leads',
    default: 'none',
    meaning:
      'At least 32 characters. Toile-Signature is `v1=` and the hex HMAC-SHA-256 under it of Toile-Timestamp, a dot and the body.',
  },
  OIDC_ISSUER: {
    group: 'External identity provider',
    default: 'none: the embedded provider under /oidc',
    meaning:
      'Exact issuer of an OpenID provider, as its discovery document states it. Members then log in there; the settings below describe it.',
  },
  OIDC_CLIENT_ID: {
    group: 'External identity provider',
    default: 'none',
    meaning:
      'A public client (no secret) with PKCE and refresh tokens, allowed to come back to PUBLIC_URL/callback and PUBLIC_URL/identity/return.',
  },
  OIDC_AUDIENCE: {
    group: 'External identity provider',
    default: 'none',
    meaning:
      'Accepted audiences of access tokens, separated by commas. Never the client id: an ID token would then open the API.',
  },
  OIDC_ACCEPTED_ISSUERS: {
    group: 'External identity provider',
    default: 'OIDC_ISSUER',
    meaning: 'Issuers that access tokens may name, separated by commas.',
  },
  OIDC_SCOPE: {
    group: 'External identity provider',
    default: 'openid profile email offline_access',
    meaning: 'Scope of the login. Some providers want the API’s own scope here too.',
  },
  OIDC_AUTHORIZE_PARAMS: {
    group: 'External identity provider',
    default: 'none',
    meaning:
      'Further parameters of the authorization request, written as a query: `audience=https://api.example`.',
  },
  OIDC_TOKEN_PARAMS: {
    group: 'External identity provider',
    default: 'none',
    meaning: 'Further parameters of the token request, written as a query: `resource=https://api.example`.',
  },
  OIDC_TYPED_TOKENS: {
    group: 'External identity provider',
    default: 'false',
    meaning: '`true` when the provider marks access tokens `at+jwt`; others are then refused.',
  },
  OIDC_CLAIM: {
    group: 'External identity provider',
    default: DEFAULT_CLAIM,
    meaning:
      'Claim with company, memberships and subscription: an object, or a text that holds one as JSON. An exact name, or a JSON pointer.',
  },
  OIDC_CLAIM_MAP: {
    group: 'External identity provider',
    default: 'none',
    meaning: `For providers without object claims: field to claim, as a query. Fields: ${ENTITLEMENT_FIELDS.join(', ')}.`,
  },
  OIDC_LOGOUT: {
    group: 'External identity provider',
    default: 'provider',
    meaning:
      '`provider` ends the session there too, when its discovery document says where; `local` ends ours only.',
  },
  OIDC_POPUP_CLOSE_DETECTION: {
    group: 'External identity provider',
    default: 'true',
    meaning:
      '`false` for a provider whose login page sends Cross-Origin-Opener-Policy: its popup would seem closed at once.',
  },
  OIDC_PASSWORD_RESET: {
    group: 'External identity provider',
    default: 'none',
    meaning: 'How a forgotten password is changed: `auth0`, `keycloak`, `link` or `none`.',
  },
  OIDC_PASSWORD_RESET_URL: {
    group: 'External identity provider',
    default: 'none',
    meaning:
      'For `link` the page to open; for `auth0` the tenant; for `keycloak` the realm (https://host/realms/name).',
  },
  OIDC_PASSWORD_RESET_CLIENT_ID: {
    group: 'External identity provider',
    default: 'OIDC_CLIENT_ID',
    meaning: 'Client that asks for the reset.',
  },
  OIDC_PASSWORD_RESET_CLIENT_SECRET: {
    group: 'External identity provider',
    default: 'none',
    meaning: 'For `keycloak`: secret of a service account that may manage users.',
  },
  OIDC_PASSWORD_RESET_CONNECTION: {
    group: 'External identity provider',
    default: 'Username-Password-Authentication',
    meaning: 'For `auth0`: the database connection.',
  },
  SITE_FILE: {
    group: 'Tenant',
    default: 'the demo tenant, in demo mode only',
    meaning:
      'JSON file with the site configuration (name, address, staff, texts). Required outside demo mode.',
  },
  SECRET_KEY: {
    group: 'Tenant',
    default: 'generated and kept in the database',
    meaning:
      'At least 32 characters. Signs image addresses and links. Set it to keep it out of the database.',
  },
  DEMO: {
    group: 'Tenant',
    default: 'true when nothing of the above points elsewhere',
    meaning:
      '`true` forces demo mode (loopback only), `false` forbids it. Demo mode fills an empty store and creates the demo accounts.',
  },
} as const satisfies Record<string, { group: string; default: string; meaning: string }>

type Name = keyof typeof SETTINGS
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Config {
  port: number
  host: string
  publicUrl: string
  trustProxy: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  shutdownSeconds: number
  metricsToken: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
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

/** Reads every setting, collects every fault, and only then gives up. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const text = (name: Name) => env[name]?.trim() || undefined

  function whole(name: Name, fallback: number, least: number, most: number): number {
    const given = text(name)
    if (given === undefined) return fallback
    const value = Number(given)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    faults.push(`${name} must be a whole number from ${least} to ${most}, not "${given}"`)
    return fallback
  }

  function flag(name: Name): boolean | undefined {
    const given = text(name)?.toLowerCase()
    if (given === undefined) return undefined
    if (given === 'true' || given === '1') return true
    if (given === 'false' || given === '0') return false
    faults.push(`${name} must be true or false, not "${given}"`)
    return undefined
  }

  function url(name: Name, protocols: string[]): string | undefined {
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

  const list = (name: Name) => (text(name) ?? '').split(',').flatMap((each) => each.trim() || [])
  const pairs = (name: Name) => Object.fromEntries(new URLSearchParams(text(name) ?? ''))

  function oneOf<T extends string>(name: Name, choices: readonly [T, ...T[]]): T {
    const given = text(name) ?? choices[0]
    const chosen = choices.find((each) => each === given)
    if (!chosen) faults.push(`${name} must be one of ${choices.join(', ')}, not "${given}"`)
    return chosen ?? choices[0]
  }

  function need(name: Name): string {
    const given = text(name)
    if (!given) faults.push(`${name} is missing: the OIDC settings go together`)
    return given ?? ''
  }

  function oidc(): ExternalIdentity | undefined {
    const issuer = url('OIDC_ISSUER', ['https:', 'http:'])
    if (!text('OIDC_ISSUER')) {
      const stray = (Object.keys(SETTINGS) as Name[]).filter((name) => name.startsWith('OIDC_') && text(name))
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
    trustProxy: flag('TRUST_PROXY') ?? false,
    logLevel,
    shutdownSeconds: whole('SHUTDOWN_SECONDS', 10, 0, 600),
    metricsToken: text('METRICS_TOKEN'),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl,
    databasePool: whole('DATABASE_POOL', 10, 1, 200),
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

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
