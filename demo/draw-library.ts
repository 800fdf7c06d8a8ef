import { sql } from 'kysely'
import type { MediaStorage } from '#modules/media/storage.ts'
import { storeImage } from '#modules/media/store-image.ts'
import type { Site } from '#modules/site/contract.ts'
import { downloadKey } from '#modules/site/downloads.ts'
import type { Db } from '#modules/tables.ts'
import { demoAssets } from './assets.ts'
import { openStudio } from './studio.ts'

export interface Drawing {
  /** The picture of this name, drawn now if it has not been. */
  draw(name: string): Promise<Buffer>
  /** Settles when every picture is drawn. */
  drawn: Promise<void>
  stop(): Promise<void>
}

interface Place {
  store: { db: Db }
  storage: MediaStorage
  site: Site
  step(what: string): void
}

/** Draws what is not drawn yet while the site already serves; a picture that is asked for is drawn at once. */
export function drawLibrary({ store: { db }, storage, site, step }: Place): Drawing {
  const studio = openStudio()
  const assets = new Map(demoAssets.map((asset) => [asset.drawing, asset]))
  const underWay = new Map<string, Promise<Buffer>>()
  let stopped = false

  function draw(name: string, urgency: 'now' | 'due'): Promise<Buffer> {
    const known = underWay.get(name)
    if (known) return known
    const work = drawAndKeep(name, urgency).finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }

  async function drawAndKeep(name: string, urgency: 'now' | 'due'): Promise<Buffer> {
    const asset = assets.get(name)
    if (!asset) throw new Error(`There is no drawing called ${name}`)
    const bytes = await studio.draw(name, urgency)
    if (!stopped) {
      const { id, palette, lead, focalPoint, title, alt, credit } = asset
      await storeImage(
        { db, storage },
        { id, bytes, fileName: `${name}.jpg`, title, alt, credit, focalPoint, palette, lead },
      )
    }
    return bytes
  }

  async function drawTheRest(): Promise<void> {
    const due = await listUndrawn(db)
    if (due.length === 0) return
    step(`Drawing ${due.length} pictures in the background…`)
    let done = 0
    async function drawNext(): Promise<void> {
      for (let name = due.shift(); name !== undefined && !stopped; name = due.shift()) {
        await draw(name, 'due').catch((error: Error) =>
          step(`A picture could not be drawn. ${error.message}`),
        )
        done += 1
        if (done % 50 === 0 && due.length > 0) step(`${done} of ${done + due.length} pictures are drawn.`)
      }
    }
    // Enough at a time to keep every table busy; more would only hold finished pictures in memory.
    await Promise.all([drawNext(), drawNext(), drawNext()])
    if (!stopped) step('All pictures are drawn.')
  }

  async function printTheDownloads(): Promise<void> {
    for (const { key, title, fileName } of site.downloads) {
      const place = downloadKey(fileName)
      if (stopped || (await storage.has(place))) continue
      const bytes = await studio.print(key, site)
      await storage.put(place, bytes, 'application/pdf')
      step(`Printed ${title}.`)
    }
  }

  const rest = drawTheRest()
    .then(printTheDownloads)
    .catch((error) => step(`Drawing stopped: ${(error as Error).message}`))
    .then(() => studio.rest())
  return {
    draw: (name) => draw(name, 'now'),
    drawn: rest,
    async stop() {
      stopped = true
      await rest
      await Promise.allSettled(underWay.values())
      await studio.rest()
    },
  }
}

/** Those of the newest entries first: they are on the pages people open. */
async function listUndrawn(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('assets')
    .leftJoin('entry_assets', 'entry_assets.asset_id', 'assets.id')
    .leftJoin('entries', 'entries.id', 'entry_assets.entry_id')
    .select('assets.drawing')
    .where('assets.drawing', 'is not', null)
    .where('assets.storage_key', 'is', null)
    .groupBy('assets.id')
    .orderBy(sql`max(entries.date)`, (order) => order.desc().nullsLast())
    .orderBy('assets.id')
    .execute()
  return rows.flatMap(({ drawing }) => drawing ?? [])
}
