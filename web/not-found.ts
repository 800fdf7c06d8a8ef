import { data } from 'react-router'
import type { PageContext } from './context.ts'

/** To be thrown by a page that finds nothing at its address. Whatever the reason, it is the same page. */
export async function notFound({ latestPresentations }: PageContext) {
  return data({ latest: await latestPresentations() }, { status: 404 })
}
