import { redirect } from 'react-router'
import { redirectOf } from '../redirects.ts'
import type { Route } from './+types/redirect.ts'

/** Old addresses, with their query. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect(redirectOf(pathname.replace(/\.data$/, '')) + search, 301)
}
