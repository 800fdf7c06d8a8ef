import { redirect } from 'react-router'
import { ERROR_COOKIE, hasCookie } from '#modules/identity/cookies.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { Bolt } from '../../components/landing/bolt.tsx'
import { Features } from '../../components/landing/features.tsx'
import { Headline, HeadlineIndex } from '../../components/landing/headline.tsx'
import { Passage } from '../../components/landing/passage.tsx'
import { SeasonCard } from '../../components/landing/season-card.tsx'
import { RequestWay } from '../../components/leads/request-way.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { withAnd } from '../../reading/text.ts'
import { useSentOn } from '../../session/use-sent-on.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import type { Route } from './+types/landing.ts'

export const meta: Route.MetaFunction = ({ matches }) => describePage(matches[0].loaderData, { path: '/' })
export const headers = sharedPageHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  // Told once: the cookie goes as the visitor does.
  if (hasCookie(request.headers.get('cookie'), ERROR_COOKIE))
    throw redirect('/not-subscribed', {
      headers: { 'Set-Cookie': `${ERROR_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax` },
    })
  const page = context.get(pageContext)
  const press = (await page.latestPress()).map((item) => ({
    ...item,
    title: withAnd(item.title),
    source: withAnd(item.source),
    quote: item.quote && withAnd(item.quote),
  }))
  return { about: page.site.about.map((paragraph) => withAnd(paragraph)), press }
}

export default function Landing({ loaderData, matches }: Route.ComponentProps) {
  useSentOn()
  const { site } = matches[0].loaderData
  const { cloth } = matches[1].loaderData
  return (
    <>
      <section className="hero grid">
        <Headline />
        <HeadlineIndex />
        <p className="lede standfirst">
          {site.name} is a private library and a working studio. Design directors, merchandisers and buyers
          come here each morning to see what is changing in color, print, silhouette and shop, and to ask us
          what to do about it.
        </p>
        <RequestWay name="conversation" className="button hero-way">
          Start the Conversation
        </RequestWay>
        <Bolt card={cloth} sizes="(min-width: 1024px) 36vw, (min-width: 768px) 52vw, 66vw" first="wide" />
      </section>
      {cloth && <SeasonCard card={cloth} />}
      <Features />
      <Passage about={loaderData.about} press={loaderData.press} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
