import { useMemo } from 'react'
import { EntryPage } from '../../components/entry/entry-page.tsx'
import { FiledUnder } from '../../components/entry/filed-under.tsx'
import { faultTitle } from '../../components/frame/fault.tsx'
import { LostOrFault } from '../../components/frame/lost.tsx'
import { ProjectCrumb, ProjectWays } from '../../components/open/project-ways.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { notFound } from '../../not-found.ts'
import { withAnd } from '../../reading/text.ts'
import { projectWays, WaysOn } from '../../reading/ways.ts'
import { sharedByLinkHeaders } from '../../shared-page.ts'
import type { Route } from './+types/project-entry.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  describePage(matches[0].loaderData, {
    title: loaderData ? withAnd(loaderData.entry.fields.title ?? '') : faultTitle(error),
    ...(loaderData?.entry.fields.standfirst && { description: loaderData.entry.fields.standfirst }),
    indexed: false,
  })
export const headers = sharedByLinkHeaders

/** An entry for as long as an open project lists it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const found = await page.outside.projectEntry(params.project, params.slug)
  if (!found) throw await notFound(page)
  return { ...found, tokens: found.entry.fields.image?.fields.tokens }
}

export default function ProjectEntry({ loaderData: { project, entry, listed } }: Route.ComponentProps) {
  const ways = useMemo(
    () => projectWays({ slug: project.slug, entries: listed.map(({ sys }) => sys.id) }),
    [project.slug, listed],
  )
  const within = { project, listed, id: entry.sys.id }
  return (
    <WaysOn value={ways}>
      <EntryPage key={entry.sys.id} entry={entry} crumb={<ProjectCrumb {...within} />}>
        <FiledUnder tags={entry.fields.tags ?? []} />
        <ProjectWays {...within} />
      </EntryPage>
    </WaysOn>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostOrFault error={error} />
}
