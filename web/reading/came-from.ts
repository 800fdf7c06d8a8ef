import { isSection, sectionLabel } from '#modules/content/sections.ts'
import { readChosen, yearOf } from './lists.ts'
import { withAnd } from './text.ts'

/** Where a reader came to an entry from: a path with its query. */
export interface CameFrom {
  place: string
  /** Whether it is the page before in the browser's history, so that going back there keeps its scroll position. */
  isBefore: boolean
}

export type Move = 'PUSH' | 'REPLACE' | 'POP'

interface Step {
  key: string
  place: string
}

/** What sessionStorage has of it: a tab has its own way, and a reload keeps it. */
export interface Drawer {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const NAME = 'toile.came-from'
const MOST = 100

/**
 * Remembers for every entry in the browser's history from which place the reader came to it. Between two entries the place
 * stays: back is where the reading began, however many entries were read since.
 */
export function createTrail(drawer: Drawer) {
  let current: Step | undefined
  let records: Map<string, CameFrom> | undefined

  function open(): Map<string, CameFrom> {
    records ??= read(drawer)
    return records
  }

  function from(key: string, move: Move): CameFrom | undefined {
    const known = open().get(key)
    if (known || !current || move === 'POP') return known
    const before = open().get(current.key)
    if (move === 'REPLACE') return before
    if (placeName(current.place)) return { place: current.place, isBefore: true }
    return before && { ...before, isBefore: false }
  }

  return {
    from,
    step(next: Step, move: Move): void {
      const found = current?.key === next.key ? undefined : from(next.key, move)
      current = next
      if (!found || open().has(next.key)) return
      open().set(next.key, found)
      drawer.setItem(NAME, JSON.stringify([...open()].slice(-MOST)))
    },
  }
}

function read(drawer: Drawer): Map<string, CameFrom> {
  try {
    return new Map(JSON.parse(drawer.getItem(NAME) ?? '[]'))
  } catch {
    return new Map()
  }
}

const PAGES: Record<string, string> = {
  '/home': 'Home',
  '/profile': 'your profile',
  '/notes': 'your notes',
  '/custom-work': 'Custom Work',
}

/** The pages of a client's own; an entry among them is no place to come from. */
function areaName(pathname: string): string | undefined {
  if (/^\/custom\/[^/]+$/.test(pathname)) return 'the lay plan'
  return /^\/client\/[^/]+$/.test(pathname) ? 'the client’s page' : undefined
}

/** A place as the breadcrumb names it; undefined for one that is no list of entries. */
export function placeName(place: string): string | undefined {
  const { pathname, searchParams } = new URL(place, 'http://place')
  const { tag, year, words, page } = readChosen(searchParams)
  const [first, second, third] = pathname.split('/').slice(1)
  const yearInPath = second === 'year' ? yearOf(third) : undefined
  const isList = pathname === `/${first}` || yearInPath !== undefined
  const list = isSection(first) && isList ? sectionLabel(first) : (PAGES[pathname] ?? areaName(pathname))
  const name = pathname === '/search' ? (words ? `search for “${words}”` : 'search') : list
  if (!name) return undefined
  const parts = [name, tag && withAnd(tag), yearInPath ?? year, page > 1 && `page ${page}`]
  return parts.filter(Boolean).join(', ')
}
