import { opensSection } from '#modules/access/policy.ts'
import { Loading } from '../../components/frame/loading.tsx'
import { HomeLead } from '../../components/lists/home-lead.tsx'
import { HomeSections } from '../../components/lists/home-sections.tsx'
import { ListFault } from '../../components/lists/list-fault.tsx'
import { Locked } from '../../components/lists/locked.tsx'
import { Masthead } from '../../components/lists/masthead.tsx'
import { NothingHere } from '../../components/lists/nothing-here.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { Run } from '../../components/lists/run.tsx'
import { WeeklyBox } from '../../components/lists/weekly-box.tsx'
import { describePage } from '../../meta.ts'
import { loadHome } from '../../reading/home.ts'
import { onPage, pageOf } from '../../reading/lists.ts'
import { admitted } from '../../session/admitted.ts'
import { useDye } from '../../use-dye.ts'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  describePage(matches[0].loaderData, { title: onPage('Home', location.search), indexed: false })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  return loadHome(pageOf(new URL(request.url).searchParams), opensSection(viewer, 'the-weekly'))
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading shape="home" />
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  useDye(loaderData?.cards[0]?.image?.tokens)
  if (!loaderData) return <Loading shape="home" />
  const { page, pages, cards, weekly, sections, locked } = loaderData
  const [lead, ...rest] = cards
  const isFirst = page === 1
  return (
    <>
      {isFirst && lead ? <HomeLead card={lead} /> : <Masthead title={isFirst ? 'Home' : `Page ${page}`} />}
      {cards.length === 0 && <NothingHere chosen={{ page }} all="/home" />}
      <Run cards={isFirst ? rest : cards} weekly={weekly.length > 0 && <WeeklyBox issues={weekly} />} />
      <Pages chosen={{ page }} pages={pages} />
      <HomeSections sections={sections} />
      <Locked locked={locked} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFault error={error} title="Home" />
}
