import { useRouteError, useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

type RootData = ReturnType<typeof loader>

/** What every page knows: the site and the token of its forms. Absent when even the root could not be loaded. */
export function useRootData(): RootData | undefined {
  const error = useRouteError()
  return useRouteLoaderData<typeof loader>('root') ?? rootDataOf(error)
}

/** An address that is refused loads nothing; what its frame needs comes with the refusal. */
export function rootDataOf(error: unknown): RootData | undefined {
  const { data } = (error ?? {}) as { data?: RootData }
  return data?.site ? data : undefined
}
