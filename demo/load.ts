import { hash } from '@node-rs/argon2'
import type { Store } from '#db/client.ts'
import { saveClient } from '#modules/clients/save.ts'
import { type EntryInput, saveEntries } from '#modules/content/save.ts'
import { pageTokens } from '#modules/media/palette.ts'
import type { MediaStorage } from '#modules/media/storage.ts'
import { storeImage } from '#modules/media/store-image.ts'
import type { Site } from '#modules/site/contract.ts'
import type { Db, Tables } from '#modules/tables.ts'
import { demoAssets } from './assets.ts'
import { findDrawing } from './drawings/catalogue.ts'
import { renderDrawing } from './drawings/render.ts'
import { demoEntries } from './entries.ts'
import { DEMO_PASSWORD, demoAccounts, demoClients } from './people.ts'
import type { DemoAsset, DemoEntry } from './types.ts'

export interface Drawing {
  /** The picture of this name, drawn now if it has not been. */
  draw(name: string): Promise<Buffer>
  /** Settles when every picture is drawn. */
  drawn: Promise<void>
  stop(): Promise<void>
}

export interface Place {
  store: Store<Tables>
  storage: MediaStorage
  site: Site
  step(what: string): void
}

/** Fills an empty store with the demo library and draws what is not drawn yet. Safe to run on every start. */
export async function loadDemo(place: Place): Promise<Drawing> {
  await fillIfEmpty(place)
  return drawInBackground(place)
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
      demoAccounts.map(({ email, company, memberships, subscription }) => ({
        sub: `demo-${email.split('@')[0]}`,
        email,
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

/** Pictures are drawn one after another while the site already serves; one that is asked for is drawn at once. */
function drawInBackground({ store: { db }, storage, step }: Place): Drawing {
  const underWay = new Map<string, Promise<Buffer>>()
  let stopped = false

  function draw(name: string): Promise<Buffer> {
    const known = underWay.get(name)
    if (known) return known
    const work = drawAndKeep(name).finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }

  async function drawAndKeep(name: string): Promise<Buffer> {
    const drawing = findDrawing(name)
    const asset = demoAssets.find((each) => each.drawing === name)
    if (!drawing || !asset) throw new Error(`There is no drawing called ${name}`)
    const bytes = await renderDrawing(drawing)
    if (!stopped) {
      const { palette, lead, focalPoint, title, alt, credit } = asset
      await storeImage(
        { db, storage },
        { id: asset.id, bytes, fileName: `${name}.jpg`, title, alt, credit, focalPoint, palette, lead },
      )
    }
    return bytes
  }

  async function drawTheRest(): Promise<void> {
    const rows = await db
      .selectFrom('assets')
      .select('drawing')
      .where('drawing', 'is not', null)
      .where('storage_key', 'is', null)
      .execute()
    if (rows.length === 0) return
    step(`Drawing ${rows.length} pictures in the background…`)
    for (const { drawing } of rows) if (drawing && !stopped) await draw(drawing)
    if (!stopped) step('All pictures are drawn.')
  }

  const rest = drawTheRest().catch((error) => step(`Drawing stopped: ${(error as Error).message}`))
  return {
    draw,
    drawn: rest,
    async stop() {
      stopped = true
      await rest
      await Promise.allSettled(underWay.values())
    },
  }
}
