import { useLocation } from 'react-router'
import { openPath } from '#modules/content/open-address.ts'
import { toCard } from '../../card.ts'
import { EntryPage } from '../../components/entry/entry-page.tsx'
import { FiledUnder } from '../../components/entry/filed-under.tsx'
import { faultTitle } from '../../components/frame/fault.tsx'
import { LostOrFault } from '../../components/frame/lost.tsx'
import { Rail } from '../../components/lists/rail.tsx'
import { Invite } from '../../components/open/invite.tsx'
import { OpenMark } from '../../components/open/open-mark.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { notFound } from '../../not-found.ts'
import { describeOpen } from '../../open-meta.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import type { Route } from './+types/complimentary.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const root = matches[0].loaderData
  const path = openPath({ type: 'presentation', slug: loaderData?.entry.fields.slug })
  return loaderData && path
    ? describeOpen(root, loaderData.entry, path)
    : describePage(root, { title: faultTitle(error), indexed: false })
}
export const headers = sharedPageHeaders

/** An entry that was given away. One that is gated, gone or never written is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const found = await page.outside.complimentary(params.slug)
  if (!found) throw await notFound(page)
  return { ...found, tokens: found.entry.fields.image?.fields.tokens }
}

export default function Complimentary({ loaderData }: Route.ComponentProps) {
  const { entry, others, library } = loaderData
  const { pathname } = useLocation()
  return (
    <EntryPage key={entry.sys.id} entry={entry} crumb={<OpenMark entry={entry} />}>
      <FiledUnder tags={entry.fields.tags ?? []} />
      {others.length > 0 && <Rail cards={others.map(toCard)} label="Also complimentary" />}
      <Invite library={library} from={pathname} />
    </EntryPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostOrFault error={error} />
}
