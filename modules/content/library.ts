import type { Store } from '#db/client.ts'
import type { Tables } from '#modules/tables.ts'
import { readScope, scopeKey, type Viewer } from '../access/policy.ts'
import { watchClock } from '../clock-watch.ts'
import type { Grounds, SigningKey } from '../media/signature.ts'
import { imageSources } from '../media/sources.ts'
import { type Answer, Answers } from './answers.ts'
import { LATEST, type PresentationCard, type PressCard } from './cards.ts'
import type { EntryItem, PressItem } from './contract.ts'
import { stillFrames, stillShows } from './grounds.ts'
import { Known } from './known.ts'
import { type ListedEntry, listEntries } from './listing.ts'
import type { OpenShelves } from './open-contract.ts'
import { openShelves } from './open-read.ts'
import { toPressItem } from './present.ts'
import { type EntryQuery, parseEntryQuery } from './query.ts'
import { groundsFor, isAddress, isPlain, picturesOf, readList, type Shelves } from './read.ts'
import { plainText } from './rich-text.ts'
import { listSynonyms } from './search.ts'
import { SECTIONS } from './sections.ts'
import { isPublicAsset, listPress, nextChange } from './store.ts'
import { type ListWriter, privateWork, workOf, writePage } from './write-page.ts'

const MEMORY = 64 * 1024 * 1024
/** Signed picture addresses live six hours at least; an answer that holds some is made anew long before. */
const LONGEST_KEPT_MS = 60 * 60 * 1000
const SOONEST_CHANGE_MS = 25
/** When the database could not say what changes next, it is asked again after this long. */
const ASK_AGAIN_MS = 1000
const MEMORY_FOR_SMALL = 32 * 1024 * 1024

/**
 * The content as this process serves it: answers in memory, forgotten as soon as any process changes the content or an
 * entry's hour comes. There is one for each process.
 */
export interface Library {
  /** Begins to listen for changes. Before that nothing is kept. */
  open(): Promise<void>
  list(viewer: Viewer, parameters: Record<string, unknown>, write: ListWriter): Promise<Answer>
  /** A client's private entry by its slug, as far as the viewer may read it. */
  privateEntry(viewer: Viewer, client: string, slug: string): Promise<EntryItem | undefined>
  press(serialize: (list: PressItem[]) => string): Promise<Answer>
  /** The newest presentations, as many as `LATEST` says. */
  latestPresentations(): Promise<PresentationCard[]>
  latestPress(): Promise<PressCard[]>
  /** What people outside the membership may read. */
  outside: OpenShelves
  isPublicAsset(assetId: string): Promise<boolean>
  entryShowsAsset(grounds: Grounds, assetId: string): Promise<boolean>
  entryFrames(grounds: Grounds, path: string): Promise<boolean>
  /** Keeps what was asked until the content changes. */
  remember<T>(key: string, ask: () => Promise<T>): Promise<T>
  /** Changes with every change of the content; while changes cannot be heard, with every call. */
  version(): string
  close(): Promise<void>
}

export function createLibrary(options: {
  store: Store<Tables>
  imageKey: () => SigningKey
  now?: () => Date
  /** Throws when the viewer may not ask this at all. */
  admit?: (viewer: Viewer, query: EntryQuery) => void
}): Library {
  const { store, imageKey, now = () => new Date(), admit } = options
  const { db } = store
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let clock: { stop(): void } | undefined
  let unheard = 0

  let listening: Awaited<ReturnType<typeof store.listen>> | undefined
  const isHeard = () => listening?.connected() ?? false
  const answers = new Answers({ mostBytes: MEMORY, isHeard })
  const known = new Known({ mostBytes: MEMORY_FOR_SMALL, isHeard })
  const remember: Library['remember'] = (key, ask) => known.remember(key, ask)

  function changed(): void {
    answers.changed()
    known.clear()
    // While it is not known when the next entry comes or goes, nothing is kept for longer than this.
    awaitNextChange().catch(() => forgetIn(ASK_AGAIN_MS))
  }

  function forgetIn(ms: number): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(changed, ms).unref()
  }

  function shelves(onShown: (rows: ListedEntry[]) => void = () => {}): Shelves {
    return { db, imageKey: imageKey(), synonyms: knownSynonyms, remember, onShown }
  }

  function knownSynonyms(): Promise<string[][]> {
    return remember('synonyms', () => listSynonyms(db))
  }

  /** Nothing is written when an entry's hour comes, so a clock has to say so. */
  async function awaitNextChange(): Promise<void> {
    clearTimeout(timer)
    const version = answers.version
    const next = await nextChange(db, now())
    if (version !== answers.version) return
    const wait = next ? next.getTime() - now().getTime() : LONGEST_KEPT_MS
    forgetIn(Math.max(SOONEST_CHANGE_MS, Math.min(wait, LONGEST_KEPT_MS)))
  }

  return {
    outside: openShelves(shelves, now),
    async open() {
      listening = await store.listen('toile_content', () => changed())
      // Entries come and go by the clock, and signed addresses end by it.
      clock = watchClock(changed)
      await awaitNextChange()
    },
    list(viewer, parameters, write) {
      const scope = readScope(viewer)
      // By what was read from the address and never by the address: it can be written so that it is taken for another's.
      return answers.get(`${scopeKey(scope)}?${JSON.stringify(parameters)}`, async () => {
        const query = parseEntryQuery(parameters)
        const isOne = query.conditions.some(isAddress)
        if (!isOne) admit?.(viewer, query)
        const reader = { scope, now: now() }
        if (isPlain(query)) return writePage(shelves(), reader, query, write.item)
        let shown: ListedEntry[] = []
        const list = await readList(
          shelves((rows) => (shown = rows)),
          reader,
          query,
        )
        // What was given away opens by its address, also where its section does not.
        if (isOne && shown.length === 0) admit?.(viewer, query)
        return { body: write.list(list), shows: privateWork(shown.map(workOf)) }
      })
    },
    privateEntry(viewer, client, slug) {
      const scope = readScope(viewer)
      return remember(JSON.stringify(['private entry', scopeKey(scope), client, slug]), async () => {
        const query = parseEntryQuery({
          ...{ content_type: 'private', limit: '1' },
          ...{ 'fields.client': client, 'fields.slug': slug },
        })
        return (await readList(shelves(), { scope, now: now() }, query)).items[0]
      })
    },
    press: (serialize) =>
      answers.get('press', async () => serialize((await listPress(db, now())).map(toPressItem))),
    async latestPresentations() {
      const answer = await answers.get('latest', async () => JSON.stringify(await readLatest()))
      return JSON.parse(answer.body.toString()) as PresentationCard[]
    },
    async latestPress() {
      return (await listPress(db, now())).map((row) => {
        const words = plainText(row.text)
        const [title = ''] = words.split('\n')
        // What stands in quotation marks was said of us; the rest are headlines.
        return {
          title,
          source: row.title,
          date: row.date,
          url: row.url,
          quote: /^[“"«]/.test(words) ? words : null,
        }
      })
    },
    isPublicAsset: (assetId) => remember(`public ${assetId}`, () => isPublicAsset(db, assetId, now())),
    entryShowsAsset: (grounds, assetId) =>
      remember(keyOf('shows', grounds, assetId), () => stillShows(db, grounds, assetId, now())),
    entryFrames: (grounds, path) =>
      remember(keyOf('frames', grounds, path), () => stillFrames(db, grounds, path, now())),
    remember,
    version: () => (isHeard() ? String(answers.version) : `unheard ${++unheard}`),
    async close() {
      closed = true
      clock?.stop()
      clearTimeout(timer)
      await listening?.stop()
    },
  }

  /** Titles and pictures only, for people outside the membership: whatever the section, never its text. */
  async function readLatest(): Promise<PresentationCard[]> {
    const everything = { scope: { sections: SECTIONS, clients: [], members: true }, now: now() }
    const query = parseEntryQuery({
      content_type: 'presentation',
      order: '-fields.date',
      'fields.date[gte]': LATEST.from,
      limit: String(LATEST.most),
    })
    const rows = await listEntries(db, everything, query)
    const groundsOf = await groundsFor(db, everything, rows)
    const assetsOf = await picturesOf({ db, imageKey: imageKey() }, groundsOf, rows)
    return rows.map((row) => {
      const image = assetsOf(row.id, row.image_id)?.fields
      return {
        id: row.id,
        title: row.title,
        section: row.section ?? 'great-ideas',
        code: row.code,
        date: row.date,
        image: image
          ? {
              ...imageSources(image.file.url, image.file.details.image.width),
              width: image.file.details.image.width,
              height: image.file.details.image.height,
              alt: image.description,
              dominant: image.dominant,
              tokens: image.tokens,
              palette: image.palette,
              focalPoint: image.focalPoint,
            }
          : null,
      }
    })
  }
}

function keyOf(asked: string, { entry, by }: Grounds, what: string): string {
  return JSON.stringify([asked, entry, by, what])
}
