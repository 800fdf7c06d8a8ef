import { isClosedTo } from './closed.ts'
import { type SignedIn, session } from './session.ts'

/** Whoever is logged in and may be at this address; nobody else's page is asked for, since the layout shows another. */
export async function admitted(request: Request): Promise<SignedIn | null> {
  await session.start()
  const { viewer } = session.snapshot()
  return viewer && !isClosedTo(viewer, new URL(request.url).pathname) ? viewer : null
}
