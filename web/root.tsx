import imbue from 'house-fonts/imbue.woff2?url'
import instrumentSans from 'house-fonts/instrument-sans.woff2?url'
import newsreader from 'house-fonts/newsreader.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { ViewCount } from './analytics/view-count.ts'
import { faultTitle } from './components/frame/fault.tsx'
import { FaultPage } from './components/frame/fault-page.tsx'
import { LoginVeil } from './components/frame/login-veil.tsx'
import { type PageContext, pageContext } from './context.ts'
import { keepSending } from './leads/kept.ts'
import { describePage } from './meta.ts'
import { rootDataOf } from './root-data.ts'
import { session } from './session/session.ts'
import { publicPart } from './site.ts'
import { NOWHERE, noteWanted } from './way-round.ts'
import './styles/index.css'
import printStyles from './styles/print.css?url'

declare global {
  interface Window {
    toileIsThere?: () => void
  }
}

const preloadedFonts = [imbue, newsreader, instrumentSans]

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? describePage(loaderData ?? rootDataOf(error), { title: faultTitle(error) }) : []

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

/** Before any loader: an address that was refused is asked for nothing. What its frame needs goes with the refusal. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => {
    const page = context.get(pageContext)
    if (page.refused) throw data(rootData(page), { status: page.refused })
    return next()
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [noteWanted]

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context.get(pageContext))
}

function rootData({ site, origin, formToken }: PageContext) {
  return { site: publicPart(site), origin, formToken: formToken() }
}

/** The site's name and address do not change while somebody reads. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#f4f1ea" />
        <Meta />
        {/* Our own stylesheets need no nonce, and on the one that Vite adds it would not match when hydrated. */}
        <Links nonce="" />
        <link rel="stylesheet" href={printStyles} media="print" />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        {children}
        <p id={NOWHERE} className="nowhere" role="status" />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    // A login that comes back finishes first; it is the session then.
    if (!session.isReturn(new URL(location.href))) void session.start()
    return session.listenToOtherTabs()
  }, [])
  useEffect(keepSending, [])
  // Set by server/first-screen.ts: what was clicked or sent before this script came is done now; a turn later, when the forms have
  // taken over what was typed.
  useEffect(() => {
    const soon = setTimeout(() => window.toileIsThere?.())
    return () => clearTimeout(soon)
  }, [])
  return (
    <>
      <Outlet />
      <LoginVeil />
      <ViewCount emailDomain={loaderData.site.emailDomain} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />
}
