import { useMemo } from 'react'
import { replace, useNavigation } from 'react-router'
import type { ByColourList } from '#modules/content/colour-contract.ts'
import { readColour } from '#modules/content/colours.ts'
import type { EntryList } from '#modules/content/contract.ts'
import { toCard, toCardImage } from '../../card.ts'
import { ClothsLoading, STANDFIRST, TITLE } from '../../components/colour/cloths-loading.tsx'
import { HueIndex } from '../../components/colour/hue-index.tsx'
import { NoCloths } from '../../components/colour/no-cloths.tsx'
import { type Hanging, Rails } from '../../components/colour/rails.tsx'
import { Fault } from '../../components/frame/fault.tsx'
import { Filters } from '../../components/lists/filters.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { TryAgain } from '../../components/lists/try-again.tsx'
import { dyedFrom } from '../../dye.ts'
import { describePage } from '../../meta.ts'
import { loadByColour, loadColours } from '../../reading/colours.ts'
import { colourSearch } from '../../reading/hues.ts'
import { loadList, onPage, PAGE, readChosen, toSearch } from '../../reading/lists.ts'
import { admitted } from '../../session/admitted.ts'
import { useDye } from '../../use-dye.ts'
import type { Route } from './+types/color-and-print.ts'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  describePage(matches[0].loaderData, { title: onPage(TITLE, location.search), indexed: false })

/** The index and the list are fetched apart: where one fails the other stands. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!(await admitted(request))) return null
  const { searchParams, pathname } = new URL(request.url)
  const { page, year, tag } = readChosen(searchParams)
  const colour = colourOf(searchParams)
  // A colour is looked for in all years and under all tags; the address says so too.
  if (colour && (year || tag)) throw replace(pathname + colourSearch(colour))
  const [index, found] = await Promise.all([
    loadColours().catch(() => null),
    (colour ? loadByColour(colour, page) : loadList({ page, section: 'color-and-print', year, tag })).catch(
      () => null,
    ),
  ])
  const refused = colour === undefined ? searchParams.get('colour') : null
  return {
    index,
    colour,
    refused: refused ?? undefined,
    chosen: colour ? { page } : { page, year, tag },
    facets: found?.facets,
    total: found?.list.total,
    hangings: found?.list.items.map(toHanging),
  }
}
clientLoader.hydrate = true as const

function colourOf(params: URLSearchParams): string | undefined {
  return readColour(params.get('colour') ?? '')
}

function toHanging(item: (ByColourList | EntryList)['items'][number]): Hanging {
  const card = toCard(item)
  if (!('match' in item)) return { card }
  const { match, fields } = item
  // An entry has up to three cloths: the one that carries the colour is hung.
  const cloth = [fields.image, fields.image2, fields.image3].find((image) =>
    image?.fields.palette.some(({ hex }) => hex === match.hex),
  )
  return { card: cloth ? { ...card, image: toCardImage(cloth) } : card, match }
}

export function HydrateFallback() {
  return <ClothsLoading />
}

export default function ColorAndPrint({ loaderData }: Route.ComponentProps) {
  // What was just chosen is shown as chosen at once; its entries follow.
  const { location } = useNavigation()
  const next = useMemo(() => location && new URLSearchParams(location.search), [location])
  useDye(loaderData?.hangings?.[0]?.card.image?.tokens)
  if (!loaderData) return <ClothsLoading />
  const { index, refused, chosen, facets, total, hangings } = loaderData
  const isLeaving = next !== undefined && location?.pathname !== '/color-and-print'
  const isWaiting = next !== undefined && !isLeaving
  const colour = isWaiting ? colourOf(next) : loaderData.colour
  const pages = Math.ceil((total ?? 0) / PAGE)
  return (
    <div className="cloths" style={dyedFrom(hangings?.[0]?.card.image?.tokens)}>
      <header className="masthead cloths-head grid">
        <h1>{TITLE}</h1>
        <p className="standfirst">{STANDFIRST}</p>
        {facets ? (
          <Filters
            facets={facets}
            chosen={chosen}
            by={['year', 'tag']}
            // Of a color the desk below says it.
            total={loaderData.colour ? undefined : total}
          />
        ) : (
          <p className="filters-place" />
        )}
      </header>
      <HueIndex index={index} chosen={colour} near={isWaiting ? undefined : total} refused={refused} />
      <div id="cloths" tabIndex={-1} aria-busy={isWaiting}>
        {hangings === undefined && <TryAgain>The cloths could not be fetched.</TryAgain>}
        {hangings?.length === 0 && (
          <NoCloths index={index} colour={loaderData.colour} isBeyond={chosen.page > 1} />
        )}
        {hangings && hangings.length > 0 && (
          <Rails
            hangings={hangings}
            label={loaderData.colour ? 'Entries, nearest first' : 'Entries, newest first'}
          />
        )}
      </div>
      <Pages
        chosen={chosen}
        pages={pages}
        {...(loaderData.colour && { words: ['Nearer', 'Farther'] as const })}
        address={(page) =>
          `${loaderData.colour ? colourSearch(loaderData.colour, page) : toSearch({ ...chosen, page })}#cloths`
        }
      />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
