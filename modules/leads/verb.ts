import { toCsv } from '../analytics/table.ts'
import { isEmail } from '../email.ts'
import { keyFor } from '../site/secrets.ts'
import { plainLine } from '../terminal.ts'
import type { Output, Services, Verb } from '../verb.ts'
import { eraseLeads } from './erase.ts'
import { countDeadPosts, reviveDeadPosts } from './post-store.ts'
import { releaseLead } from './release.ts'
import { countLeads, findIdsOf, isSuspected, type Lead, listLeads } from './store.ts'

const STATUSES = ['accepted', 'suspected'] as const
const MOST_LISTED = 100
const BATCH = 500

/** Leads, for the operator. */
export const leadsVerb: Verb = {
  name: 'leads',
  usage: 'leads [list [STATUS] | export [STATUS] | release ID… | erase EMAIL | repost] [--dry-run]',
  summary: 'What came in through the forms; releases suspected ones, erases a person',
  help: `
  leads list [accepted|suspected]     the newest hundred
  leads export [accepted|suspected]   all of them as CSV: npm run --silent toile -- leads export > FILE
  leads release ID ID…                suspected ones become ordinary leads, with their letters
  leads erase EMAIL                   everything about this person is gone, but for the count
  leads repost                        those that the webhook would not take are due now
  --dry-run                           says what would be done
What was handed to a webhook or sent as a letter is with whoever received it: erase it there too. A backup keeps what it
held when it was made.`,
  options: { 'dry-run': { type: 'boolean' } },
  async run(services, { args: [action = 'list', ...rest], options }, out) {
    const { store, now } = services
    const dry = options['dry-run'] === true
    const status = STATUSES.find((each) => each === rest[0])
    if (rest.length === 0 || (rest.length === 1 && status)) {
      const which = status ? { status } : {}
      if (action === 'list') return list(services, which, out)
      if (action === 'export') return exportAll(services, which, out)
    }
    if (action === 'release' && rest.length > 0) return release(services, rest, dry, out)
    if (action === 'erase' && rest.length === 1 && isEmail(rest[0] ?? '')) {
      const email = rest[0] ?? ''
      const count = dry ? (await findIdsOf(store.db, email)).length : await eraseLeads(store.db, email, now())
      out.line(`${dry ? 'Would erase' : 'Erased'} ${inWords(count)} of ${email}.`)
      return count > 0 ? 0 : 1
    }
    if (action === 'repost' && rest.length === 0) {
      const count = dry ? await countDeadPosts(store.db) : await reviveDeadPosts(store.db)
      out.line(dry ? `Would post ${inWords(count)} again.` : `${inWords(count)} due for the webhook now.`)
      return 0
    }
    out.fault('Say list, export, release with ids, erase with an address, or repost. --help says more.')
    return 2
  },
}

async function list({ store: { db } }: Services, which: { status?: Lead['status'] }, out: Output) {
  for (const lead of await listLeads(db, { ...which, limit: MOST_LISTED })) {
    const why = lead.suspicions.length > 0 ? `  (${lead.suspicions.join(', ')})` : ''
    const facts = [lead.id, time(lead), lead.status.padEnd(9), lead.kind.padEnd(15), lead.email]
    out.line(plainLine(`${[...facts, lead.origin_detail].join('  ')}${why}`))
  }
  const { accepted, suspected, erased } = await countLeads(db)
  out.line(`${inWords(accepted)} accepted, ${suspected} suspected; ${erased} of them erased`)
  const dead = await countDeadPosts(db)
  if (dead > 0) out.line(`${dead} not taken by the webhook: leads repost sends them again`)
  return 0
}

const COLUMNS = [
  ...['Id', 'Time', 'Status', 'Suspicions', 'Kind', 'E-mail', 'Name', 'Company', 'Capture type', 'Site'],
  ...['Source', 'Detail', 'Document', 'Message', 'Consent'],
]

async function exportAll({ store: { db } }: Services, which: { status?: Lead['status'] }, out: Output) {
  const [heading = ''] = toCsv({ columns: COLUMNS, rows: [] })
  out.line(`${heading}\r`)
  for (let after: Lead | undefined, isOn = true; isOn; ) {
    const leads = await listLeads(db, { ...which, limit: BATCH, ...(after ? { after } : {}) })
    for (const line of toCsv({ columns: [], rows: leads.map(toRow) }).slice(1)) out.line(`${line}\r`)
    after = leads.at(-1)
    isOn = leads.length === BATCH
  }
  return 0
}

function toRow(lead: Lead): string[] {
  return [
    ...[lead.id, lead.created_at.toISOString(), lead.status, lead.suspicions.join(' '), lead.kind],
    ...[lead.email ?? '', lead.name ?? '', lead.company ?? '', lead.capture_type, lead.origin_site],
    ...[lead.origin_source, lead.origin_detail, lead.document ?? '', lead.message ?? ''],
    lead.consent_version ?? '',
  ]
}

async function release(services: Services, ids: string[], dry: boolean, out: Output): Promise<number> {
  const { store, site, publicUrl, secretKey, now } = services
  const key = await keyFor(store.db, 'leads', secretKey)
  let released = 0
  for (const id of ids) {
    const isDone = dry
      ? await isSuspected(store.db, id)
      : await releaseLead(store.db, { site, publicUrl, key }, id, now())
    if (isDone) released += 1
    else out.line(`${id} is not among the suspected.`)
  }
  out.line(`${dry ? 'Would release' : 'Released'} ${inWords(released)}.`)
  return released === ids.length ? 0 : 1
}

const inWords = (count: number) => (count === 1 ? '1 lead' : `${count} leads`)
const time = ({ created_at }: Lead) => created_at.toISOString().slice(0, 16).replace('T', ' ')
