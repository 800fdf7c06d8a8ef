import { createSecretKey } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Store } from '#db/client.ts'
import { demoSite } from '#demo/site.ts'
import type { Member } from '#modules/access/policy.ts'
import { createIdentity } from '#modules/identity/identity.ts'
import { diskStorage } from '#modules/media/storage.ts'
import type { Tables } from '#modules/tables.ts'
import { type AppServices, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openTestStore } from './database.ts'
import { TEST_SEAL } from './global-setup.ts'

/** Signs the links that a test makes. */
export const PREVIEW_KEY = createSecretKey(Buffer.alloc(32, 'p'))

export interface TestApp {
  app: FastifyInstance
  store: Store<Tables>
  /** A request as this member, or as a visitor. */
  get(url: string, member?: Member | null, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** The whole server on a database of its own, reached without a socket. The pages are left out unless asked for. */
export function useTestApp(
  options: Partial<AppServices> & {
    env?: Record<string, string>
    /** Takes real bearer tokens instead of members made by the test. */
    readTokens?: boolean
  } = {},
): TestApp {
  const holder: Partial<TestApp> = {}
  const members = new Map<string, Member>()
  const dataDir = mkdtempSync(join(tmpdir(), 'toile-app-'))
  let drop: () => Promise<void> = async () => {}

  beforeAll(async () => {
    const opened = await openTestStore()
    drop = opened.drop
    holder.store = opened.store
    await opened.store.db
      .insertInto('signing_keys')
      .values(JSON.parse(process.env.TOILE_TEST_KEY ?? ''))
      .execute()
    const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', ...options.env })
    holder.app = await buildApp({
      config,
      store: opened.store,
      storage: diskStorage(join(dataDir, 'media')),
      site: demoSite,
      identity: createIdentity({
        ...{ store: opened.store, site: demoSite, publicUrl: config.publicUrl, external: config.oidc },
        seal: () => TEST_SEAL,
        now: options.now ?? (() => new Date()),
      }),
      imageKey: () => Buffer.alloc(32, 'k'),
      leadKey: () => createSecretKey(Buffer.alloc(32, 'l')),
      previewKey: () => PREVIEW_KEY,
      ...(options.readTokens
        ? {}
        : { viewerOf: (request) => members.get(request.headers.authorization ?? '') ?? null }),
      pages: false,
      ...options,
    })
    holder.get = async (url, member, headers = {}) => {
      if (member) members.set(`Bearer ${member.sub}`, member)
      return (holder.app as FastifyInstance).inject({
        url,
        headers: { ...headers, ...(member ? { authorization: `Bearer ${member.sub}` } : {}) },
      })
    }
    await holder.app.ready()
  }, 60_000)

  afterAll(async () => {
    await holder.app?.close()
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return holder as TestApp
}
