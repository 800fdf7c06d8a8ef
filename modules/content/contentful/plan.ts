import type { ClientInput } from '../../clients/save.ts'
import type { EntryInput } from '../save.ts'
import { addressOfEntry, findClashes } from './addresses.ts'
import { Converter, type Kind, type Setting } from './convert.ts'
import type { Findings } from './findings.ts'
import { CONTENT_TYPES } from './format.ts'
import type { Item } from './read.ts'

export interface Plan {
  entries: EntryInput[]
  clients: ClientInput[]
  /** Those that give up an address which another one takes. */
  moving: { entries: string[]; clients: string[] }
  /** Contentful's name of a type we do not know → how many of it. */
  skipped: Map<string, number>
}

/** Turns the entries of an export into what we store, and says everything that is wrong with them. */
export function planImport(items: Item[], setting: Omit<Setting, 'kinds'>, findings: Findings): Plan {
  const kinds = new Map(items.map((item) => [item.id, kindOf(item)]))
  const where = new Map(items.map((item) => [item.id, item.where]))
  const converter = new Converter({ ...setting, kinds }, findings)
  const entries: EntryInput[] = []
  const clients: ClientInput[] = []
  const skipped = new Map<string, number>()
  for (const item of items) {
    const kind = kindOf(item)
    if (kind === 'client') clients.push(converter.client(item))
    else if (kind) entries.push(converter.entry(item, kind))
    else skipped.set(item.contentType, (skipped.get(item.contentType) ?? 0) + 1)
  }
  for (const [type, count] of skipped) findings.warn('Unknown content type', type, `${count} left out`)
  warnOfUnpublishedEdits(items.filter(kindOf), findings)
  const named = (id: string, address: string | null) => ({ id, where: where.get(id) ?? id, address })
  const { known } = setting
  const moving = {
    entries: findClashes(
      entries.map((each) => named(each.id, addressOfEntry(each))),
      known.entries,
      findings,
    ),
    clients: findClashes(
      clients.map((each) => named(each.id, each.microPath)),
      known.clients,
      findings,
    ),
  }
  return { entries, clients, moving, skipped }
}

function kindOf(item: Item): Kind {
  return Object.hasOwn(CONTENT_TYPES, item.contentType) ? CONTENT_TYPES[item.contentType] : undefined
}

/** The export holds the newest version, which may be ahead of what the public sees. */
function warnOfUnpublishedEdits(items: Item[], findings: Findings): void {
  for (const { sys, where } of items) {
    // Publishing counts as a version of its own.
    if (Number(sys.version) > Number(sys.publishedVersion) + 1)
      findings.warn(
        'Unpublished edits',
        where,
        `is version ${sys.version}, and ${sys.publishedVersion} was published`,
      )
  }
}
