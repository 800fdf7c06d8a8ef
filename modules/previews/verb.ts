import { userInfo } from 'node:os'
import { keyFor } from '../site/secrets.ts'
import { plainLine } from '../terminal.ts'
import type { Output, Services, Verb } from '../verb.ts'
import { makeLink } from './make-link.ts'
import { DEFAULT_DAYS, MOST_DAYS } from './policy.ts'
import { listOpenLinks, revokeLink } from './store.ts'

/** Links to entries that are not published, for people without an account. */
export const previewVerb: Verb = {
  name: 'preview',
  usage: 'preview ENTRY-ID [--days N] [--by NAME] | preview list | preview revoke LINK-ID',
  summary: 'A link to an entry in any state, for somebody without an account',
  help: `
  preview ENTRY-ID        makes a link and prints it; this is the only time it is shown
  preview list            the links that still open something, the one that ends first first
  preview revoke LINK-ID  ends a link at once: its page, its pictures and its frames
  --days N                how long the link lives: 1 to ${MOST_DAYS}, ${DEFAULT_DAYS} when not said
  --by NAME               who gives it, for the list; the system's user when not said
Whoever has the link reads the entry as it is at that moment, whether draft, scheduled, published or gone again, and
nothing else. Opening it uses nothing up. Staff need no link: /preview/ENTRY-ID opens when they are logged in.
An entry that is deleted takes its links with it. No backup holds them.`,
  options: { days: { type: 'string' }, by: { type: 'string' } },
  async run(services, { args: [action, ...rest], options }, out) {
    const isPlain = options.days === undefined && options.by === undefined
    if (action === 'list' && rest.length === 0 && isPlain) return list(services, out)
    if (action === 'revoke' && rest.length === 1 && isPlain) return revoke(services, rest[0] ?? '', out)
    const days = options.days === undefined ? DEFAULT_DAYS : readDays(String(options.days))
    if (days === undefined) {
      out.fault(`A link lives 1 to ${MOST_DAYS} days.`)
      return 2
    }
    if (!action || action === 'revoke' || rest.length > 0) {
      out.fault('Say the id of an entry, list, or revoke with the id of a link. --help says more.')
      return 2
    }
    return make(services, { entry: action, days, madeBy: String(options.by ?? systemUser()) }, out)
  },
}

/** A container may run under a number that no user has. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}

function readDays(given: string): number | undefined {
  const days = Number(given)
  return /^\d{1,3}$/.test(given) && days >= 1 && days <= MOST_DAYS ? days : undefined
}

async function make(
  { store: { db }, secretKey, publicUrl, now }: Services,
  asked: { entry: string; days: number; madeBy: string },
  out: Output,
): Promise<number> {
  const key = await keyFor(db, 'previews', secretKey)
  const made = await makeLink(db, { key, publicUrl }, asked, now())
  if (!made) {
    out.line(`There is no entry ${JSON.stringify(asked.entry)}.`)
    return 1
  }
  out.line(made.url)
  out.line(`Opens until ${time(made.until)} UTC. To end it before: preview revoke ${made.id}`)
  return 0
}

async function list({ store: { db }, now }: Services, out: Output): Promise<number> {
  const links = await listOpenLinks(db, now())
  for (const { id, expires_at, entry_id, title, made_by } of links)
    out.line(
      `${id}  until ${time(expires_at)}  ${plainLine(entry_id)}  ${plainLine(title)}  (by ${plainLine(made_by)})`,
    )
  out.line(links.length === 1 ? '1 link is open' : `${links.length} links are open`)
  return 0
}

async function revoke({ store: { db }, now }: Services, id: string, out: Output): Promise<number> {
  const isDone = await revokeLink(db, id, now())
  out.line(isDone ? `Revoked ${id}.` : `There is no open link ${JSON.stringify(id)}.`)
  return isDone ? 0 : 1
}

const time = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')
