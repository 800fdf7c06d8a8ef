import { createHmac } from 'node:crypto'
import type { Store } from '#db/client.ts'
import type { Tables } from '#modules/tables.ts'
import type { Log } from '../mail/deliver.ts'
import { nextAttempt } from '../mail/policy.ts'
import { type ClaimedPost, claimPost, markNotPosted, markPosted } from './post-store.ts'

export interface Webhook {
  url: string
  secret: string
}

export interface Posting {
  /** Posts whatever is due and settles when nothing more is. */
  postDue(): Promise<void>
  stop(): Promise<void>
}

const POST_WITHIN_MS = 10_000
const SWEEP_MS = 60_000

/** What a receiver checks: the HMAC of the moment, a dot and the body. The moment keeps an old post from being played again. */
export function signPost(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/**
 * Hands leads to another system: at once after their commit, and every minute whatever failed, at the intervals of letters. At
 * least once: a receiver knows a repeated one by its id. Any number of processes may do this together.
 */
export function startPosting(
  store: Store<Tables>,
  { webhook, log, withinMs = POST_WITHIN_MS }: { webhook: Webhook | undefined; log: Log; withinMs?: number },
): Posting {
  const stopping = new AbortController()
  let isAsked = false
  let running: Promise<void> | undefined

  async function postAll(target: Webhook): Promise<void> {
    try {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false
        for (let isOn = true; isOn && !stopping.signal.aborted; ) {
          const lead = await claimPost(store.db)
          isOn = lead !== undefined && (await postOne(target, lead))
        }
      }
    } finally {
      running = undefined
    }
  }

  /** False when the receiver cannot be reached: then the others wait with this one. */
  async function postOne(target: Webhook, lead: ClaimedPost): Promise<boolean> {
    const fault = await send(target, lead, AbortSignal.any([stopping.signal, AbortSignal.timeout(withinMs)]))
    if (!fault) {
      await markPosted(store.db, lead.id)
      return true
    }
    const seconds = nextAttempt('deferred', lead.attempts, Math.random())
    await markNotPosted(store.db, lead, fault, seconds)
    const about = { lead: lead.id, attempt: lead.attempts, reason: fault }
    if (seconds === undefined) log.error(about, 'A lead was not posted and is given up')
    else log.warn({ ...about, retryInSeconds: seconds }, 'A lead was not posted')
    return false
  }

  function postDue(): Promise<void> {
    if (!webhook || stopping.signal.aborted) return Promise.resolve()
    isAsked = true
    running ??= postAll(webhook)
    return running
  }

  function kick(): void {
    postDue().catch((error) => log.error({ err: error }, 'Posting leads met an error'))
  }

  const listening = webhook
    ? store.listen('toile_leads', kick).catch((error) => {
        log.error({ err: error }, 'New leads go unheard: they wait for the next minute')
      })
    : undefined
  kick()
  const sweep = setInterval(kick, SWEEP_MS).unref()

  return {
    postDue,
    async stop() {
      stopping.abort()
      clearInterval(sweep)
      await (await listening)?.stop()
      await running?.catch(() => {})
    },
  }
}

/** What went wrong, in a line without the address, which may hold a secret; nothing when it was taken. */
async function send(
  { url, secret }: Webhook,
  lead: ClaimedPost,
  signal: AbortSignal,
): Promise<string | undefined> {
  const body = JSON.stringify(toPayload(lead))
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      // A redirect would take what people typed to somewhere nobody configured.
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'toile-leads',
        'toile-id': lead.id,
        'toile-timestamp': String(timestamp),
        'toile-signature': signPost(secret, timestamp, body),
      },
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `The webhook answered ${answer.status}`
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return `The webhook was not reached (${cause?.code ?? name})`
  }
}

function toPayload(lead: ClaimedPost) {
  return {
    type: 'lead',
    id: lead.id,
    createdAt: lead.created_at.toISOString(),
    kind: lead.kind,
    email: lead.email,
    name: lead.name,
    company: lead.company,
    captureType: lead.capture_type,
    originSite: lead.origin_site,
    originSource: lead.origin_source,
    originDetail: lead.origin_detail,
    message: lead.message === null ? null : { text: lead.message },
    document: lead.document,
    consent: lead.consent_version,
  }
}
