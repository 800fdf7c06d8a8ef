import { Link, useLocation } from 'react-router'
import { toCardImage } from '../../card.ts'
import { faultTitle } from '../../components/frame/fault.tsx'
import { LostOrFault } from '../../components/frame/lost.tsx'
import { ContactPage } from '../../components/open/contact-page.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { notFound } from '../../not-found.ts'
import { projectPath } from '../../reading/addresses.ts'
import { withAnd } from '../../reading/text.ts'
import { sharedByLinkHeaders } from '../../shared-page.ts'
import type { Route } from './+types/project-contact.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  describePage(matches[0].loaderData, {
    title: loaderData ? `Write to us about ${loaderData.title}` : faultTitle(error),
    indexed: false,
  })
export const headers = sharedByLinkHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const found = await page.outside.project(params.project)
  if (!found) throw await notFound(page)
  const { title = '', slug = '', image } = found.project.fields
  return {
    title: withAnd(title),
    slug,
    image: image && toCardImage(image),
    tokens: image?.fields.tokens,
  }
}

export default function ProjectContact({ loaderData: { title, slug, image } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <ContactPage
      title="Write to us"
      standfirst={`About ${title}. It reaches the people who put it together, and a person answers.`}
      crumb={
        <p className="crumb code">
          <Link to={projectPath(slug)} viewTransition>
            Back to {title}
          </Link>
        </p>
      }
      from={pathname}
      plate={image && { image, caption: title }}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostOrFault error={error} />
}
