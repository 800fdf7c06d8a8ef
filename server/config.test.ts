import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type ConfigError, readConfig } from './config.ts'
import { generatedFiles } from './config-docs.ts'
import { SETTINGS } from './settings.ts'

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as ConfigError).faults
  }
}

const live = { SITE_FILE: 'site.json', DEMO: 'false' }
const oidc = { ...live, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: 'api' }

describe('demo mode', () => {
  it.each([
    ['nothing is set', {}, true],
    ['a database is set', { DATABASE_URL: 'postgres://localhost/toile', SITE_FILE: 's' }, false],
    ['mail is set', { SMTP_URL: 'smtp://localhost', SITE_FILE: 's' }, false],
    ['the address is public', { PUBLIC_URL: 'https://toile.example', SITE_FILE: 's' }, false],
    ['the address is loopback', { PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['it is asked for on a database', { DATABASE_URL: 'postgres://localhost/toile', DEMO: 'true' }, true],
  ])('when %s', (_what, env, demo) => {
    expect(readConfig(env).demo).toBe(demo)
  })

  it('listens on loopback, and elsewhere only outside it', () => {
    expect(readConfig({}).host).toBe('localhost')
    expect(readConfig(live).host).toBe('0.0.0.0')
    expect(faultsOf({ HOST: '0.0.0.0' })).toHaveLength(1)
    expect(faultsOf({ DEMO: 'true', PUBLIC_URL: 'https://toile.example' })).toHaveLength(1)
  })
})

describe('faults', () => {
  it.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '3000x' }],
    ['DATABASE_URL', { ...live, DATABASE_URL: 'mysql://x' }],
    ['SMTP_URL', { ...live, SMTP_URL: 'mail.example' }],
    ['PUBLIC_URL', { ...live, PUBLIC_URL: 'https://toile.example/site' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'maybe' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.4, 2' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SITE_FILE', { DEMO: 'false' }],
    ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_URL: 'https://crm.example/leads' }],
    ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_SECRET: 's'.repeat(32) }],
    [
      'LEADS_WEBHOOK_URL',
      { LEADS_WEBHOOK_URL: 'http://crm.example/leads', LEADS_WEBHOOK_SECRET: 's'.repeat(32) },
    ],
    [
      'S3_BUCKET',
      { ...live, S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    ],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['OIDC_AUDIENCE', { ...oidc, OIDC_AUDIENCE: ' , ' }],
    ['OIDC_AUDIENCE', { ...oidc, OIDC_AUDIENCE: 'api, web' }],
    ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: 'HTTP://id.example' }],
    [
      'OIDC_PASSWORD_RESET_URL',
      { ...oidc, OIDC_PASSWORD_RESET: 'auth0', OIDC_PASSWORD_RESET_URL: 'http://id.example' },
    ],
  ] as [string, Record<string, string>][])('%s is named', (setting, env) => {
    const faults = faultsOf(env)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(setting)
  })

  it('are all told at once', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', SECRET_KEY: 's', DATABASE_POOL: '0' })).toHaveLength(4)
  })

  it('never repeat a password', () => {
    expect(faultsOf({ ...live, DATABASE_URL: 'mysql://user:hunter2@db' }).join()).not.toContain('hunter2')
  })
})

describe('the address of a caller', () => {
  const forged = '198.51.100.1'
  const caller = '203.0.113.9'
  it.each([
    ['without a proxy is the connection’s, whatever is claimed', undefined, caller, forged, caller],
    ['behind a named proxy is what that one added', '10.0.0.4', '10.0.0.4', `${forged}, ${caller}`, caller],
    ['behind two is found before both', '10.0.0.0/8', '10.0.0.4', `${forged}, ${caller}, 10.0.0.7`, caller],
    [
      'behind any on a private address is the nearest that is not',
      'true',
      '10.0.0.4',
      `${forged}, ${caller}`,
      caller,
    ],
    ['is not taken from somebody who is no proxy of ours', '10.0.0.4', caller, forged, caller],
    ['is not taken from a stranger though private ones are believed', 'true', caller, forged, caller],
  ])('%s', async (_what, setting, remoteAddress, claimed, expected) => {
    const { trustProxy } = readConfig(setting ? { TRUST_PROXY: setting } : {})
    const app = fastify({ trustProxy })
    app.get('/', async ({ ip }) => ip)
    const answer = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': claimed } })
    expect(answer.body).toBe(expected)
  })
})

/** The settings that are looked at in an environment, in whichever way it is read. */
function settingsRead(env: Record<string, string>): Set<string> {
  const read = new Set<string>()
  const watched = new Proxy(env, {
    get(target, name: string) {
      read.add(name)
      return target[name]
    },
  })
  readConfig(watched)
  return read
}

it('the manual names every setting that is read, and none that is not', () => {
  const elsewhere = {
    ...oidc,
    OIDC_PASSWORD_RESET_URL: 'https://login.example/realms/arden',
    ...{
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 's',
    },
  }
  const read = [
    settingsRead({ ...elsewhere, OIDC_PASSWORD_RESET: 'auth0' }),
    settingsRead({ ...elsewhere, OIDC_PASSWORD_RESET: 'keycloak', OIDC_PASSWORD_RESET_CLIENT_SECRET: 's' }),
  ]
  const all = read.reduce((one, other) => one.union(other))
  expect([...all].sort()).toEqual(Object.keys(SETTINGS).sort())
  const files = generatedFiles()
  for (const setting of all) {
    expect(files['docs/configuration.md']).toContain(`| \`${setting}\` |`)
    expect(files['.env.example']).toContain(`#${setting}=`)
  }
})
