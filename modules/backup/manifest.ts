/** The last part of an archive. It lists all others, so an archive without it was never finished. */
export interface Manifest {
  format: typeof FORMAT
  version: number
  createdAt: string
  /** The newest step of the schema that the rows fit. */
  migration: string
  tables: TablePart[]
  media: MediaPart[]
  /** Originals that the database names and the media storage did not have, or had damaged. */
  missingMedia: string[]
}

export interface Part {
  /** The name inside the archive. */
  part: string
  size: number
  sha256: string
}

export interface TablePart extends Part {
  table: string
  columns: string[]
  rows: number
}

export interface MediaPart extends Part {
  key: string
  contentType: string
}

export const FORMAT = 'toile-backup'
export const VERSION = 1
export const MANIFEST = 'manifest.json'

export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

export function parseManifest(text: string): Manifest {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new ArchiveRefused('its manifest cannot be read')
  }
  if (!isRecord(given) || given.format !== FORMAT) throw new ArchiveRefused('it is not a backup of Toile')
  if (given.version !== VERSION)
    throw new ArchiveRefused(
      `it is in version ${given.version} of the format, and this is version ${VERSION}`,
    )
  if (!isManifest(given)) throw new ArchiveRefused('its manifest is incomplete')
  return given
}

/** Says how the parts that were read differ from those the manifest promises; undefined when they are the same. */
export function findDifference(manifest: Manifest, read: Part[]): string | undefined {
  const promised = [...manifest.tables, ...manifest.media]
  for (const [index, part] of promised.entries()) {
    const found = read[index]
    if (found?.part !== part.part) return `${part.part} is missing or out of place`
    if (found.size !== part.size || found.sha256 !== part.sha256) return `${part.part} was changed or damaged`
  }
  const surplus = read[promised.length]
  return surplus && `${surplus.part} does not belong to it`
}

function isManifest(given: Record<string, unknown>): given is Record<string, unknown> & Manifest {
  return (
    typeof given.createdAt === 'string' &&
    typeof given.migration === 'string' &&
    isListOf(given.missingMedia, (each) => typeof each === 'string') &&
    isListOf(
      given.media,
      (each) => isPart(each) && typeof each.key === 'string' && typeof each.contentType === 'string',
    ) &&
    isListOf(given.tables, (each) => isPart(each) && isTable(each))
  )
}

function isTable(each: Record<string, unknown>): boolean {
  const named = typeof each.table === 'string' && typeof each.rows === 'number'
  return named && isListOf(each.columns, (column) => typeof column === 'string')
}

function isPart(each: unknown): each is Record<string, unknown> {
  return isRecord(each) && typeof each.part === 'string' && typeof each.sha256 === 'string'
}

function isListOf(value: unknown, is: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
