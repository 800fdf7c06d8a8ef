import { Outlet, useLocation, useMatches } from 'react-router'
import type { PageTokens } from '#modules/media/contract.ts'
import { OpenFrame } from '../../components/frame/open-frame.tsx'
import { pageContext } from '../../context.ts'
import type { Route } from './+types/layout.ts'
import '../../styles/entry.css'
import '../../styles/open.css'

/** A page whose own cloth cannot be had is dyed from that of the season, as the public pages are. */
export async function loader({ context }: Route.LoaderArgs) {
  const latest = await context.get(pageContext).latestPresentations()
  return { tokens: latest.find((card) => card.image)?.image?.tokens }
}

/** The public mode: the visitor's bars around a page that anyone with its address may read. */
export default function OpenLayout({ loaderData, matches }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.loaderData as { tokens?: PageTokens } | undefined
  return (
    <OpenFrame
      site={matches[0].loaderData.site}
      tokens={page?.tokens ?? loaderData.tokens}
      // A page that was not found is none of the public mode's, and does not repeat what was asked for.
      from={page === undefined ? undefined : pathname}
    >
      <Outlet />
    </OpenFrame>
  )
}
