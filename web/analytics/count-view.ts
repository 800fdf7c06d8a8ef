import type { PageView } from '#modules/analytics/contract.ts'
import { countsView, type Visit } from '#modules/analytics/policy.ts'
import { reportedPath } from '#modules/analytics/templates.ts'

const VIEWS = '/api/views'

export type SendView = (view: PageView, as: 'visitor' | 'member') => void

/**
 * To be called at every navigation, once it is known who is signed in. A page counts when it is come to: not again for a
 * move within it, nor when an effect runs twice.
 */
export function createViewCounter(options: {
  send: SendView
  policyInput: () => Omit<Visit, 'path'>
}): (location: { pathname: string; search: string }) => void {
  let last: string | undefined
  return ({ pathname, search }) => {
    const address = pathname + search
    if (address === last) return
    last = address
    const visit = { ...options.policyInput(), path: pathname }
    if (countsView(visit)) options.send({ path: reportedPath(pathname) }, visit.viewer ? 'member' : 'visitor')
  }
}

/** What the browser says of its reader's wishes. */
export function privacySignals(
  from: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator,
): Pick<Visit, 'doNotTrack' | 'globalPrivacyControl'> {
  return { doNotTrack: from.doNotTrack, globalPrivacyControl: from.globalPrivacyControl }
}

/** Nobody waits for the answer and a failure is nobody's concern. */
export function viewSender(options: {
  token: () => Promise<string | undefined>
  beacon?: ((url: string, body: string) => boolean) | undefined
  fetch: (url: string, init: RequestInit) => Promise<unknown>
}): SendView {
  const { token, beacon, fetch } = options

  async function sendAsMember(body: string): Promise<void> {
    const bearer = await token()
    // Without a token it would be counted as a visitor's.
    if (bearer) await post(body, { authorization: `Bearer ${bearer}` })
  }

  function post(body: string, headers: Record<string, string>): Promise<unknown> {
    return fetch(VIEWS, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
      keepalive: true,
      credentials: 'omit',
      priority: 'low',
    })
  }

  return (view, as) => {
    const body = JSON.stringify(view)
    // A beacon outlives the page but cannot carry a token, so a member's view goes as a call that is kept alive.
    const sent = as === 'member' ? sendAsMember(body) : beacon?.(VIEWS, body) || post(body, {})
    Promise.resolve(sent).catch(() => {})
  }
}
