import { downloadKey } from '#modules/site/downloads.ts'
import type { Drawing } from './draw-library.ts'
import type { Place } from './load.ts'

/** On every start: fills an empty store, goes on drawing what is not drawn yet, and otherwise loads none of it. */
export async function startDemo(place: Place): Promise<Drawing> {
  const { db } = place.store
  const filled = await db.selectFrom('entries').select('id').limit(1).executeTakeFirst()
  const undrawn = await db
    .selectFrom('assets')
    .select('id')
    .where('drawing', 'is not', null)
    .where('storage_key', 'is', null)
    .limit(1)
    .executeTakeFirst()
  let loading: Promise<Drawing> | undefined
  const load = () => {
    loading ??= import('./load.ts').then(({ loadDemo }) => loadDemo(place))
    return loading
  }
  const printed = await Promise.all(
    place.site.downloads.map(({ fileName }) => place.storage.has(downloadKey(fileName))),
  )
  if (!filled || undrawn || printed.includes(false)) return load()
  return {
    // Asked for only when somebody emptied the media folder.
    draw: async (name) => (await load()).draw(name),
    drawn: Promise.resolve(),
    stop: async () => (await loading)?.stop(),
  }
}
