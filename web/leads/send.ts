import type { LeadRequest } from '#modules/leads/contract.ts'
import { isWorthRetrying } from '#modules/leads/forms.ts'
import { type Faults, FIELDS } from '#modules/leads/validation.ts'

export type Sent =
  | { outcome: 'stored' }
  | { outcome: 'invalid'; faults: Faults }
  | { outcome: 'wait'; seconds: number }
  /** Not now: it may be sent again as it is, under the same key. */
  | { outcome: 'failed' }
  /** Sending it again will never help. */
  | { outcome: 'refused' }

const PATIENCE_MS = 15_000

/** One request to the API. The same key makes a second sending the same lead. */
export async function sendLead({ kind, body }: LeadRequest, key: string): Promise<Sent> {
  try {
    const answer = await fetch(`/api/request/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // Only the server's own word is taken for it: a page comes from whatever stands between.
    if (answer.ok) return { outcome: (await answer.json()).received ? 'stored' : 'failed' }
    if (answer.status === 429)
      return { outcome: 'wait', seconds: Number(answer.headers.get('retry-after')) || 60 }
    if (answer.status === 400) return { outcome: 'invalid', faults: await faultsIn(answer) }
    return { outcome: isWorthRetrying(answer.status) ? 'failed' : 'refused' }
  } catch {
    return { outcome: 'failed' }
  }
}

/** The API names what is wrong by its own paths; the message is `message.text` there. */
async function faultsIn(answer: Response): Promise<Faults> {
  const { errors = [] } = (await answer.json().catch(() => ({}))) as {
    errors?: { path: string; message: string }[]
  }
  const faults: Faults = {}
  for (const { path, message } of errors) {
    const field = FIELDS.find((each) => path.replace(/^\//, '').split(/[./]/)[0] === each)
    if (field) faults[field] = message
  }
  return faults
}
