import { DEFAULT_CLAIM, ENTITLEMENT_FIELDS } from '#modules/identity/claims.ts'

/**
 * Every setting with its meaning and default; `server/config.ts` reads them. The manual in docs/configuration.md and
 * .env.example are made from this table (`server/config-docs.ts`).
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
      'Proxies whose X-Forwarded-For is believed: addresses and networks, separated by commas, or `true` for any on a private address. The nearest address that is none of them is the caller. Without a proxy leave it off: anyone can send that header.',
  },
  LOG_LEVEL: {
    group: 'Process',
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent.',
  },
  CLIENT_SECONDS: {
    group: 'Process',
    default: '30',
    meaning:
      'How long a client may take over the head of a request; twice as long over the whole of it, five times without taking any of the answer. Then it is cut off.',
  },
  SHUTDOWN_SECONDS: {
    group: 'Process',
    default: '10',
    meaning: 'How long requests under way may take to finish after SIGTERM.',
  },
  METRICS_TOKEN: {
    group: 'Process',
    default: 'none: loopback only',
    meaning:
      'Bearer token for GET /metrics. Without it only this machine reads them, at its loopback address and through no proxy.',
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
  DATABASE_SECONDS: {
    group: 'State',
    default: '60',
    meaning:
      'How long PostgreSQL may take over one question of the site before it counts as away. Operator’s verbs wait as long as it takes.',
  },
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

export type SettingName = keyof typeof SETTINGS

/** All of them empty, which is as if they were not set: for a process that must not take those of whoever starts it. */
export const NO_SETTINGS: Record<string, string> = Object.fromEntries(
  Object.keys(SETTINGS).map((name) => [name, '']),
)
