import { Link } from 'react-router'
import { cutOf } from '../../components/cloth.tsx'
import { Fault } from '../../components/frame/fault.tsx'
import { ContactPage } from '../../components/open/contact-page.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { withAnd } from '../../reading/text.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import type { Route } from './+types/complimentary-contact.ts'

const PATH = '/complimentary/contact'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Write to us', indexed: false })
export const headers = sharedPageHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const latest = await context.get(pageContext).latestPresentations()
  return { cloth: latest.find(({ image }) => image) ?? null }
}

export default function ComplimentaryContact({ loaderData: { cloth }, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData
  return (
    <ContactPage
      title="Write to us"
      standfirst="You have read something of ours and would like to say so, or would like the rest. Either is a good reason."
      crumb={
        <p className="crumb code">
          <Link to="/">{site.name}, the front page</Link>
        </p>
      }
      from={PATH}
      plate={
        cloth?.image ? { image: cloth.image, caption: withAnd(cloth.title), cut: cutOf(cloth) } : undefined
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
