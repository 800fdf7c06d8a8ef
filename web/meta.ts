import type { MetaDescriptor } from 'react-router'
import type { PublicSite } from './site.ts'

interface PageDescription {
  /** Without one the page is named after the site. */
  title?: string
  description?: string
  path?: string
  indexed?: boolean
  /** Shown where the address is shared; the house's own picture otherwise. */
  picture?: { url: string; width: number; height: number; alt: string } | undefined
  /** What the page is about, as search engines read it: schema.org. */
  about?: Record<string, unknown>
}

const SHARE_PICTURE = { url: '/share.png', width: 1200, height: 630 }

/** The head of a page. `root` is absent when even the root could not be loaded. */
export function describePage(
  root: { site: PublicSite; origin: string } | undefined,
  page: PageDescription,
): MetaDescriptor[] {
  if (!root) return [{ title: page.title ?? 'Error' }, { name: 'robots', content: 'noindex' }]
  const { site, origin } = root
  const title = page.title ? withName(page.title, site.name) : `${site.name}: ${site.tagline}`
  const description = page.description ?? site.description
  const head: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title ?? site.name },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.about ? 'article' : 'website' },
  ]
  if (page.indexed === false || page.path === undefined)
    return [...head, { name: 'robots', content: 'noindex' }]
  const url = `${origin}${page.path}`
  const picture = page.picture ?? { ...SHARE_PICTURE, alt: `${site.name}: ${site.tagline}` }
  return [
    ...head,
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + picture.url },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: url },
    { 'script:ld+json': structuredData(site, origin, { title, description, url, about: page.about }) },
  ]
}

/** A question keeps its mark and takes no comma after it; the house's own page is named once. */
function withName(title: string, name: string): string {
  if (title === name) return name
  return `${title}${title.endsWith('?') ? '' : ','} ${name}`
}

/** Who publishes this, and what page it is, as search engines read it. */
function structuredData(
  site: PublicSite,
  origin: string,
  page: { title: string; description: string; url: string; about: Record<string, unknown> | undefined },
) {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    description: site.description,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: site.email,
    telephone: site.phone,
    address: site.address.join(', '),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      {
        '@type': 'WebPage',
        '@id': page.url,
        url: page.url,
        name: page.title,
        description: page.description,
        isPartOf: { '@type': 'WebSite', '@id': `${origin}/#site`, name: site.name, url: `${origin}/` },
        publisher: { '@id': organization['@id'] },
      },
      ...(page.about
        ? [
            {
              ...page.about,
              mainEntityOfPage: { '@id': page.url },
              publisher: { '@id': organization['@id'] },
            },
          ]
        : []),
    ],
  }
}
