import type { MetaDescriptor } from 'react-router'
import type { PublicSite } from './site.ts'

interface PageDescription {
  /** Without one the page is named after the site. */
  title?: string
  description?: string
  path?: string
  indexed?: boolean
}

/** The head of a page. `root` is absent when even the root could not be loaded. */
export function describePage(
  root: { site: PublicSite; origin: string } | undefined,
  page: PageDescription,
): MetaDescriptor[] {
  if (!root) return [{ title: page.title ?? 'Error' }, { name: 'robots', content: 'noindex' }]
  const { site, origin } = root
  const title = page.title ? `${page.title}, ${site.name}` : `${site.name}: ${site.tagline}`
  const description = page.description ?? site.description
  const head: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title ?? site.name },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
  ]
  if (page.indexed === false || page.path === undefined)
    return [...head, { name: 'robots', content: 'noindex' }]
  const url = `${origin}${page.path}`
  return [...head, { property: 'og:url', content: url }, { tagName: 'link', rel: 'canonical', href: url }]
}
