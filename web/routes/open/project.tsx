import { useMemo } from 'react'
import { toCard } from '../../card.ts'
import { faultTitle } from '../../components/frame/fault.tsx'
import { LostOrFault } from '../../components/frame/lost.tsx'
import { ProjectCover } from '../../components/open/project-cover.tsx'
import { useClosedProject } from '../../components/open/use-closed-project.ts'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { notFound } from '../../not-found.ts'
import { withAnd } from '../../reading/text.ts'
import { projectWays, WaysOn } from '../../reading/ways.ts'
import { sharedByLinkHeaders } from '../../shared-page.ts'
import type { Route } from './+types/project.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  describePage(matches[0].loaderData, {
    title: loaderData ? withAnd(loaderData.project.fields.title ?? '') : faultTitle(error),
    ...(loaderData?.project.fields.standfirst && { description: loaderData.project.fields.standfirst }),
    indexed: false,
  })
export const headers = sharedByLinkHeaders

/** A project that is open by link; a closed one is not there, and its address leads the staff to its preview. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const found = await page.outside.project(params.project)
  if (!found) throw await notFound(page)
  return { ...found, tokens: found.project.fields.image?.fields.tokens }
}

export default function Project({ loaderData: { project, entries } }: Route.ComponentProps) {
  const { slug = '' } = project.fields
  const ways = useMemo(
    () => projectWays({ slug, entries: entries.map(({ sys }) => sys.id) }),
    [slug, entries],
  )
  return (
    <WaysOn value={ways}>
      <ProjectCover key={project.sys.id} project={project} cards={entries.map(toCard)} />
    </WaysOn>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  useClosedProject(params.project)
  return <LostOrFault error={error} />
}
