import { hash } from '@node-rs/argon2'
import type { Store } from '#db/client.ts'
import { saveClient } from '#modules/clients/save.ts'
import { type EntryInput, saveEntries } from '#modules/content/save.ts'
import { pageTokens } from '#modules/media/palette.ts'
import type { MediaStorage } from '#modules/media/storage.ts'
import type { Site } from '#modules/site/contract.ts'
import type { Db, Tables } from '#modules/tables.ts'
import { demoAssets } from './assets.ts'
import { type Drawing, drawLibrary } from './draw-library.ts'
import { demoEntries } from './entries.ts'
import { DEMO_PASSWORD, demoAccounts, demoClients } from './people.ts'
import type { DemoAsset, DemoEntry } from './types.ts'

export interface Place {
  store: Store<Tables>
  storage: MediaStorage
  site: Site
  step(what: string): void
}

/** Fills an empty store with the demo library and draws what is not drawn yet. Safe to run on every start. */
export async function loadDemo(place: Place): Promise<Drawing> {
  await fillIfEmpty(place)
  return drawLibrary(place)
}

export async function fillIfEmpty({ store: { db }, site, step }: Omit<Place, 'storage'>): Promise<void> {
  const filled = await db.selectFrom('entries').select('id').limit(1).executeTakeFirst()
  if (filled) return
  step('Loading the demo library…')
  await db.transaction().execute((transaction) => writeLibrary(transaction, site))
}

/** All of it or, if the process dies meanwhile, nothing: the next start begins again. */
async function writeLibrary(db: Db, site: Site): Promise<void> {
  for (const client of demoClients) await saveClient(db, { ...client, microPath: client.microPath ?? null })
  await db.insertInto('assets').values(demoAssets.map(toAssetRow)).execute()
  await saveEntries(db, demoEntries.map(toEntryInput), site)
  const passwordHash = await hash(DEMO_PASSWORD)
  await db
    .insertInto('accounts')
    .values(
      demoAccounts.map(({ email, name, company, memberships, subscription }) => ({
        sub: `demo-${email.split('@')[0]}`,
        email,
        name,
        company,
        password_hash: passwordHash,
        tobetdg: memberships.tobetdg,
        alacarte: memberships.alacarte,
        micro_redirect: memberships.microRedirect,
        subscription,
        disabled_at: null,
      })),
    )
    .execute()
}

/** What is known of a picture before it is drawn: everything but its bytes. */
function toAssetRow(asset: DemoAsset) {
  return {
    id: asset.id,
    title: asset.title,
    alt: asset.alt,
    credit: asset.credit,
    file_name: `${asset.drawing}.jpg`,
    content_type: 'image/jpeg',
    byte_size: 0,
    width: asset.width,
    height: asset.height,
    focal_x: asset.focalPoint.x,
    focal_y: asset.focalPoint.y,
    dominant: asset.palette[0]?.hex ?? '#F4F1EA',
    palette: JSON.stringify(asset.palette),
    lead: asset.lead,
    tokens: JSON.stringify(pageTokens(asset.palette, asset.lead)),
    storage_key: null,
    sha256: null,
    drawing: asset.drawing,
  }
}

function toEntryInput(entry: DemoEntry): EntryInput {
  return { ...entry, status: 'published', publishAt: new Date(`${entry.date}T06:00:00Z`) }
}
