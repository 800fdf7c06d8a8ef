import { Outlet } from 'react-router'
import { PublicBar } from '../../components/frame/bar.tsx'
import { Footer } from '../../components/frame/footer.tsx'
import { Main } from '../../components/frame/main.tsx'
import { pageContext } from '../../context.ts'
import { dyedFrom } from '../../dye.ts'
import type { Route } from './+types/layout.ts'
import '../../styles/public.css'

/** The public pages are dyed from the newest presentation that has a picture: the cloth of the season. */
export async function loader({ context }: Route.LoaderArgs) {
  const latest = await context.get(pageContext).latestPresentations()
  return { cloth: latest.find((card) => card.image) ?? null }
}

export default function PublicLayout({ loaderData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData
  return (
    <div className="page" style={dyedFrom(loaderData.cloth?.image?.tokens)}>
      <PublicBar site={site} />
      <Main>
        <Outlet />
      </Main>
      <Footer site={site} />
    </div>
  )
}
