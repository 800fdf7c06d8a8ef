import { plainLine } from '../terminal.ts'
import type { Output, Services, Verb } from '../verb.ts'
import { listReadings, type Reading } from './store.ts'

const MOST_LISTED = 1000

/** Who of the staff read what of a client. */
export const auditVerb: Verb = {
  name: 'audit',
  usage: 'audit list [--client ID] [--since YYYY-MM-DD]',
  summary: 'What the staff read of the clients’ own areas',
  help: `
  audit list           the newest thousand readings: when, who, which call, which client, which entry
  --client ID          of one client
  --since YYYY-MM-DD   from that day on (UTC)
Readings are kept for two years. Pictures are not listed: each is shown by an entry that is.`,
  options: { client: { type: 'string' }, since: { type: 'string' } },
  async run(services, { args: [action = 'list', ...rest], options }, out) {
    const since = typeof options.since === 'string' ? dayOf(options.since) : undefined
    if (action !== 'list' || rest.length > 0 || (options.since !== undefined && !since)) {
      out.fault('Say list, with --client and a day as 2026-01-31 for --since if you like. --help says more.')
      return 2
    }
    return list(services, { client: options.client as string | undefined, since }, out)
  },
}

async function list(
  { store: { db } }: Services,
  which: { client: string | undefined; since: Date | undefined },
  out: Output,
): Promise<number> {
  // One more than is shown tells whether there are more.
  const readings = await listReadings(db, { ...which, limit: MOST_LISTED + 1 })
  for (const reading of readings.slice(0, MOST_LISTED)) out.line(toLine(reading))
  const [shown, more] = [Math.min(readings.length, MOST_LISTED), readings.length > MOST_LISTED]
  out.line(
    `${shown === 1 ? '1 reading' : `${shown} readings`}${more ? ', and older ones: narrow the list' : ''}`,
  )
  return 0
}

function toLine({ at, email, sub, call, client_id, entry_id }: Reading): string {
  const time = at.toISOString().slice(0, 19).replace('T', ' ')
  return plainLine(
    `${time}  ${email || sub}  ${call.padEnd(20)}  ${client_id}${entry_id ? `  ${entry_id}` : ''}`,
  )
}

/** JavaScript would take 30 February for 2 March. */
function dayOf(given: string): Date | undefined {
  const day = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === given ? day : undefined
}
