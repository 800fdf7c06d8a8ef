import { createContext, use } from 'react'
import { customWorkPath } from '#modules/clients/address.ts'
import { openPath } from '#modules/content/open-address.ts'
import { type Addressed, entryPath, isPrivateWork, isPublicAddress, pathWithin } from './addresses.ts'

/** How the words and plates of a page lead on. What a reader cannot open is words without a way. */
export interface Ways {
  toEntry(entry: Addressed): string | undefined
  /** Whether an address of the site that stands in a text may be a link. */
  opens(address: string): boolean
}

const LIBRARY: Ways = { toEntry: entryPath, opens: () => true }

/** In a client's own area its work is read there. */
export function areaWays(place: string): Ways {
  return {
    ...LIBRARY,
    toEntry: (entry) =>
      isPrivateWork(entry) ? `${place}/${encodeURIComponent(entry.slug)}` : entryPath(entry),
  }
}

/** Work of one name may have been made for two clients; the staff say whose they mean. */
export function customWorkWays(client: string | null): Ways {
  if (!client) return LIBRARY
  return {
    ...LIBRARY,
    toEntry: (entry) => (isPrivateWork(entry) ? customWorkPath(entry.slug, client) : entryPath(entry)),
  }
}

/** For whoever is outside: only what was given away, and public pages. */
export const OPEN_WAYS: Ways = {
  toEntry: ({ type = 'presentation', slug, webGroup }) => openPath({ type, slug, webGroup }),
  opens: isPublicAddress,
}

/** A preview leads nowhere but to public pages: whoever holds its link may be anyone. */
export const PREVIEW_WAYS: Ways = { toEntry: () => undefined, opens: isPublicAddress }

export function projectWays(project: { slug: string; entries: readonly string[] }): Ways {
  return { toEntry: pathWithin(project), opens: isPublicAddress }
}

export const WaysOn = createContext(LIBRARY)

export function useWays(): Ways {
  return use(WaysOn)
}
