import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { WEB_GROUPS } from '../modules/content/fields.ts'
import { SHELVES } from '../modules/content/sections.ts'

/** Sections whose list is set in a way of its own. */
const SECTION_LISTS: Record<string, string> = {
  'color-and-print': 'routes/member/color-and-print.tsx',
}

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/landing.tsx'),
    // Where the provider sends people when they have logged out.
    route('logout', 'routes/public/landing.tsx', { id: 'logout' }),
    route('about', 'routes/public/about.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('forgot-password', 'routes/public/forgot-password.tsx'),
    route('request/:name', 'routes/public/request.tsx'),
    route('not-subscribed', 'routes/public/not-subscribed.tsx'),
    // Old addresses lead on from here, each with its query.
    route('*', 'routes/public/not-found.tsx'),
  ]),
  // The public mode: what anyone with the address may read.
  layout('routes/open/layout.tsx', [
    route('complimentary/contact', 'routes/open/complimentary-contact.tsx'),
    route('complimentary/:slug', 'routes/open/complimentary.tsx'),
    route('projects/:project', 'routes/open/project.tsx'),
    route('projects/:project/contact', 'routes/open/project-contact.tsx'),
    route('projects/:project/:slug', 'routes/open/project-entry.tsx'),
  ]),
  // Open to everyone or to members, each page by itself: they bring their own frame.
  ...WEB_GROUPS.map((group) =>
    route(`web/${group ? `${group}/` : ''}:slug`, 'routes/open/web-page.tsx', { id: `web-${group}` }),
  ),
  layout('routes/member/layout.tsx', [
    route('home', 'routes/member/home.tsx'),
    ...SHELVES.flatMap((path) => [
      route(path, SECTION_LISTS[path] ?? 'routes/member/section.tsx', { id: path }),
      route(`${path}/:slug`, 'routes/member/entry.tsx', { id: `${path}-entry` }),
    ]),
    route('business-insights/year/:year', 'routes/member/section.tsx', { id: 'business-insights-year' }),
    route('custom-work', 'routes/member/custom-work.tsx'),
    route('custom-work/:slug', 'routes/member/entry.tsx', { id: 'custom-work-entry' }),
    route('search', 'routes/member/search.tsx'),
    route('profile', 'routes/member/profile.tsx'),
    route('notes', 'routes/member/notes.tsx'),
    route('client/:clientName', 'routes/custom/client.tsx'),
    route('custom/:microPath', 'routes/custom/micro.tsx'),
    route('custom/:privatePath/:slug', 'routes/custom/entry.tsx', { id: 'private-entry' }),
  ]),
  route('preview/:entryId', 'routes/open/preview.tsx'),
  route('callback', 'routes/identity/callback.tsx'),
] satisfies RouteConfig
