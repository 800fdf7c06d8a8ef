import { useEffect, useState } from 'react'
import { customWorkPath } from '#modules/clients/address.ts'
import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import { ApiError, callApi } from '../api.ts'
import { entryPath } from '../reading/addresses.ts'
import { unlessLeft } from '../unless-left.ts'

/** How many are shown at first, and how many more each time more are asked for. */
export const STEP = 12

/** A kept entry, or null for one that is no longer there or no longer open to the member. */
export type Found = ReadonlyMap<string, EntryItem | null>

/** The entries behind the numbers, at most a hundred at a time. */
export async function findEntries(ids: readonly string[]): Promise<Found> {
  if (ids.length === 0) return new Map()
  const query = new URLSearchParams({ 'sys.id[in]': ids.join(','), limit: '100' })
  const items = await callApi<EntryList>(`/content/getList?${query}`).then(
    (list) => list.items,
    (error) => {
      // Without a membership nothing opens; that is an answer, and not a failure.
      if (error instanceof ApiError && error.status === 403) return []
      throw error
    },
  )
  const byId = new Map(items.map((item) => [item.sys.id, item]))
  return new Map(ids.map((id) => [id, byId.get(id) ?? null]))
}

/** The entries of the kept numbers on show; each is asked for once. */
export function useKeptEntries(ids: readonly string[], known: Found) {
  const [more, setMore] = useState<Found>(new Map())
  // What the page has asked for again is newer.
  const found: Found = new Map([...more, ...known])
  const [hasFailed, setFailed] = useState(false)
  const missing = ids.filter((id) => !found.has(id)).join(',')
  useEffect(() => {
    if (!missing || hasFailed) return
    return unlessLeft(
      findEntries(missing.split(',')),
      (found) => setMore((before) => new Map([...before, ...found])),
      () => setFailed(true),
    )
  }, [missing, hasFailed])
  return { found, hasFailed, retry: () => setFailed(false) }
}

/** Private work is read in the client's own area. */
export function keptPath({ sys, fields }: EntryItem, isStaff: boolean): string | undefined {
  if (sys.contentType.sys.id !== 'private') return entryPath(fields)
  return fields.slug && customWorkPath(fields.slug, isStaff ? fields.client : undefined)
}
