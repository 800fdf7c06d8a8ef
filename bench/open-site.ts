import type { Store } from '#db/client.ts'
import { loadDemo } from '#demo/load.ts'
import type { Member } from '#modules/access/policy.ts'
import { createIdentity } from '#modules/identity/identity.ts'
import { keyFor } from '#modules/site/secrets.ts'
import type { Tables } from '#modules/tables.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openState } from '#server/open.ts'

const member: Member = {
  sub: 'bench',
  email: 'bench@arden.example',
  company: 'arden-and-vale',
  memberships: { tobetdg: true, alacarte: false, microRedirect: false },
  subscription: [],
  staff: false,
}

const clientMember: Member = { ...member, sub: 'bench-client', company: 'bench-003' }
const staff: Member = { ...member, sub: 'bench-staff', company: 'toile', staff: true }

/** What a full member's browser sends, without a provider in between. */
export const MEMBER_HEADERS = { authorization: 'Bearer bench' }
/** A member of one of the clients that `clients.ts` makes, and the staff. */
export const CLIENT_HEADERS = { authorization: 'Bearer bench-client' }
export const STAFF_HEADERS = { authorization: 'Bearer bench-staff' }

const VIEWERS = new Map([member, clientMember, staff].map((each) => [`Bearer ${each.sub}`, each]))

/** The site with the demo library in it. Without pictures nothing is drawn, and without pages nothing needs a build. */
export async function openSite({ dataDir, bare = false }: { dataDir: string; bare?: boolean }) {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' })
  const opened = await openState(config)
  await opened.ready(() => {})
  const { storage, site } = opened
  const { store, keep } = keeping(opened.store)
  const drawing = bare ? undefined : await loadDemo({ store, storage, site, step: () => {} })
  const imageKey = await keyFor(store.db, 'images', undefined)
  const seal = await keyFor(store.db, 'signing keys', undefined)
  const app = await buildApp({
    config,
    store,
    storage,
    site,
    imageKey: () => imageKey,
    leadKey: () => imageKey,
    previewKey: () => imageKey,
    identity: createIdentity({
      ...{ store, site, publicUrl: config.publicUrl, external: undefined },
      seal: () => seal,
      now: () => new Date(),
    }),
    ...(drawing ? { draw: drawing.draw } : { pages: false }),
    viewerOf: ({ headers }) => VIEWERS.get(headers.authorization ?? '') ?? null,
  })
  return {
    app,
    config,
    store,
    storage,
    site,
    keep,
    /** Pictures still being drawn would take the processor away from what is measured. */
    drawn: drawing?.drawn ?? Promise.resolve(),
    async close() {
      await app.close()
      await drawing?.stop()
      await opened.close()
    },
  }
}

/** The same store, and the choice whether the site keeps anything in memory: it does not while it cannot hear of changes. */
function keeping(store: Store<Tables>) {
  let isHeard = true
  const listen: typeof store.listen = async (channel, onChange) => {
    const listening = await store.listen(channel, onChange)
    return { ...listening, connected: () => isHeard && listening.connected() }
  }
  const keep = (something: boolean) => {
    isHeard = something
  }
  return { store: { ...store, listen }, keep }
}
