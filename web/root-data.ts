import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** What every page knows: the site and the token of its forms. Absent when even the root could not be loaded. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}
