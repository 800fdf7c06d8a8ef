import type { ByColourList, ColourIndex } from '#modules/content/colour-contract.ts'
import { callApi } from '../api.ts'
import { session } from '../session/session.ts'
import { filtersOf, loadFacets, PAGE } from './lists.ts'

/** The index is the same for every choice that is made in it. */
const KEPT_MS = 5 * 60_000
let kept: { reader: string; until: number; index: Promise<ColourIndex> } | undefined

export function loadColours(): Promise<ColourIndex> {
  const reader = session.snapshot().viewer?.sub ?? ''
  if (kept?.reader === reader && Date.now() < kept.until) return kept.index
  const asked = { reader, until: Date.now() + KEPT_MS, index: callApi<ColourIndex>('/content/getColours') }
  kept = asked
  asked.index.catch(() => {
    if (kept === asked) kept = undefined
  })
  return asked.index
}

/** One page of the entries nearest to a colour, and the ways back to a list by year and tag. */
export async function loadByColour(hex: string, page: number) {
  const asked = new URLSearchParams({
    colour: hex.slice(1),
    limit: String(PAGE),
    skip: String((page - 1) * PAGE),
  })
  const [list, facets] = await Promise.all([
    callApi<ByColourList>(`/content/getByColour?${asked}`),
    loadFacets(filtersOf({ section: 'color-and-print' })),
  ])
  return { list, facets }
}
