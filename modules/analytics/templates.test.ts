import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import siteMap from '../../web/routes.ts'
import { entryAddress, reportedPath, routeTemplate, sectionOf } from './templates.ts'

const cases: [address: string, template: string, leavesTheBrowser: string][] = [
  ['/', '/', '/'],
  ['/about', '/about', '/about'],
  ['/search', '/search', '/search'],
  ['/home', '/home', '/home'],
  ['/color-and-print', '/color-and-print', '/color-and-print'],
  ['/color-and-print/indigo', '/color-and-print/:slug', '/color-and-print/indigo'],
  ['/Color-and-Print/Indigo', '/color-and-print/:slug', '/color-and-print/Indigo'],
  ['/the-weekly/no%20till', '/the-weekly/:slug', '/the-weekly/no%20till'],
  ['/business-insights/year/2024', '/business-insights/year/:year', '/business-insights/year/:year'],
  ['/custom-work/hall', '/custom-work/:slug', '/custom-work/:slug'],
  ['/client/Osei_s__Market__House', '/client/:clientName', '/client/:clientName'],
  ['/custom/osei', '/custom/:path', '/custom/:path'],
  ['/custom/osei/new-hall', '/custom/:path/:slug', '/custom/:path/:slug'],
  ['/complimentary/contact', '/complimentary/contact', '/complimentary/contact'],
  ['/complimentary/gingham', '/complimentary/:slug', '/complimentary/:slug'],
  ['/web/inspiration-guide/red', '/web/Inspiration-Guide/:slug', '/web/Inspiration-Guide/:slug'],
  ['/web/pages', '/web/:slug', '/web/:slug'],
  ['/preview/4f3c', '/preview/:entryId', '/preview/:entryId'],
  ['/projects/autumn/contact', '/projects/:project/contact', '/projects/:project/contact'],
  ['/projects/autumn/coats', '/projects/:project/:slug', '/projects/:project/:slug'],
  ['/merchandising/a/b', '/*', '/*'],
  ['/in-the-press/x', '/*', '/*'],
  ['/consumer-insights/x', '/*', '/*'],
  ['/reset/secret-token', '/*', '/*'],
  ['/search?q=secret', '/search', '/search'],
  ['/color-and-print/indigo?from=mail#palette', '/color-and-print/:slug', '/color-and-print/indigo'],
]

describe('an address', () => {
  test.each(cases)('%s is the page %s and leaves the browser as %s', (path, template, reported) => {
    expect([routeTemplate(path), reportedPath(path)]).toEqual([template, reported])
  })

  test('that left the browser means the same page and entry as the one it came from', () => {
    const part = fc.oneof(
      fc.constantFrom('color-and-print', 'custom', 'web', 'year', '%2F', '%00', '%', '..', '', ':slug'),
      fc.webSegment(),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const path = `/${parts.join('/')}`
        const reported = reportedPath(path)
        expect(routeTemplate(reported)).toBe(routeTemplate(path))
        expect(entryAddress(reported)).toEqual(entryAddress(path))
        expect(reportedPath(reported)).toBe(reported)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['/color-and-print', 'color-and-print'],
  ['/color-and-print/:slug', 'color-and-print'],
  ['/business-insights/year/:year', 'business-insights'],
  ['/search', null],
  ['/*', null],
])('%s belongs to the section %s', (template, section) => {
  expect(sectionOf(template)).toBe(section)
})

test.each([
  '/color-and-print/a%00b',
  '/color-and-print/\ud800',
  '/color-and-print/:slug',
  '/color-and-print/',
])('%j names no entry', (path) => {
  expect(entryAddress(path)).toBeUndefined()
})

/** Where nobody reads anything: logging in on its way back, old addresses, and whatever is not there. */
const NO_PAGES = ['/creative-direction/*', '/consumer-insights/*', '/*']

test('every page of the site map is counted as itself', () => {
  const paths = siteMap.flatMap(function pathsOf({ path, index, children = [] }): string[] {
    return [...(path !== undefined || index ? [`/${path ?? ''}`] : []), ...children.flatMap(pathsOf)]
  })
  expect(paths).toContain('/color-and-print/:slug')
  // What a template calls its parts is its own affair.
  const named = (template: string) => template.replace(/:\w+/g, ':')
  const counted = paths.filter((path) => !NO_PAGES.includes(path))
  expect(counted.map((path) => named(routeTemplate(path)))).toEqual(counted.map(named))
})
