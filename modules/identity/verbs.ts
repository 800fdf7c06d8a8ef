import { randomBytes, randomUUID } from 'node:crypto'
import { isSection } from '../content/sections.ts'
import { keyFor } from '../site/secrets.ts'
import { plainLine } from '../terminal.ts'
import type { Output, Services, Verb } from '../verb.ts'
import { resetKeys, rotateKeys } from './keys.ts'
import { faultOfPassword, hashPassword, namesAround } from './password.ts'
import { requestReset, setPassword } from './reset.ts'
import {
  type Account,
  endSessions,
  findAccountByEmail,
  insertAccount,
  listAccounts,
  type NewAccount,
  updateAccount,
} from './store.ts'

const FLAGS = { tobetdg: 'tobetdg', alacarte: 'alacarte', 'micro-redirect': 'micro_redirect' } as const

/** Accounts of the embedded identity provider. With an external provider they are kept there. */
export const memberVerb: Verb = {
  name: 'member',
  usage: 'member (list | add EMAIL | set EMAIL | disable EMAIL | enable EMAIL) [options]',
  summary: 'Adds, changes, disables and lists members',
  help: `
  member list                     every account, with what it opens
  member add EMAIL --company ID   a new one; without --password the member gets a letter with a link to choose one
  member set EMAIL …              changes only what is given
  member disable EMAIL            ends every session at once; enable lets the member log in again
  --name NAME  --company ID       the company is a client's id; the provider's own two make staff
  --tobetdg true|false            everything
  --alacarte true|false           the sections of --subscription
  --subscription a,b,c            section slugs, separated by commas
  --micro-redirect true|false     to the client's own area after login
  --password WORDS                sets it, ends every session and tells the member by letter`,
  options: {
    name: { type: 'string' },
    company: { type: 'string' },
    tobetdg: { type: 'string' },
    alacarte: { type: 'string' },
    'micro-redirect': { type: 'string' },
    subscription: { type: 'string' },
    password: { type: 'string' },
  },
  most: 2,
  async run(services, { args: [action = 'list', email = ''], options }, out) {
    const { db } = services.store
    const isPlain = Object.keys(options).length === 0
    if (action === 'list' && !email && isPlain) return list(services, out)
    if (!['add', 'set', 'disable', 'enable'].includes(action) || !/^[^@\s]+@[^@\s]+$/.test(email)) {
      out.fault('Say list, or add, set, disable or enable with an e-mail address. --help says more.')
      return 2
    }
    if (['disable', 'enable'].includes(action) && !isPlain) {
      out.fault(`${action} takes an e-mail address alone; set changes the rest.`)
      return 2
    }
    const read = await readChanges(services, email, options)
    if ('fault' in read) {
      out.fault(read.fault)
      return 2
    }
    if (action === 'add') return add(services, email, read, out)
    const account = await findAccountByEmail(db, email)
    if (!account) {
      out.line(`There is no member ${email}.`)
      return 1
    }
    if (action === 'set') return set(services, account, read, out)
    await db.transaction().execute(async (transaction) => {
      await updateAccount(transaction, account.sub, {
        disabled_at: action === 'disable' ? services.now() : null,
      })
      if (action === 'disable') await endSessions(transaction, account.sub)
    })
    out.line(
      action === 'disable' ? `${email} is disabled and logged out everywhere.` : `${email} may log in again.`,
    )
    return 0
  },
}

type Changes = Partial<Omit<NewAccount, 'sub' | 'email' | 'password_hash'>>
interface Wanted {
  changes: Changes
  password: string | undefined
}

/** Everything is looked at before anything is done. */
async function readChanges(
  { store: { db }, site }: Services,
  email: string,
  options: Record<string, unknown>,
): Promise<Wanted | { fault: string }> {
  const changes: Changes = {}
  for (const [option, column] of Object.entries(FLAGS)) {
    const given = options[option]
    if (given === undefined) continue
    if (given !== 'true' && given !== 'false') return { fault: `--${option} must be true or false.` }
    changes[column] = given === 'true'
  }
  if (typeof options.name === 'string') changes.name = options.name
  if (typeof options.subscription === 'string') {
    changes.subscription = options.subscription.split(',').flatMap((each) => each.trim() || [])
    const unknown = changes.subscription.filter((each) => !isSection(each))
    if (unknown.length > 0) return { fault: `There is no section ${unknown.join(', ')}.` }
  }
  if (typeof options.company === 'string') {
    const client = await db
      .selectFrom('clients')
      .select('id')
      .where('id', '=', options.company)
      .executeTakeFirst()
    if (!client) return { fault: `There is no client ${options.company}.` }
    changes.company = client.id
  }
  const password = typeof options.password === 'string' ? options.password : undefined
  const fault = password === undefined ? undefined : faultOfPassword(password, namesAround(site.name, email))
  return fault ? { fault } : { changes, password }
}

async function list({ store: { db }, site }: Services, out: Output): Promise<number> {
  const accounts = await listAccounts(db)
  for (const account of accounts) {
    const opens = account.tobetdg
      ? 'everything'
      : account.alacarte
        ? `à la carte: ${account.subscription.join(', ') || 'no section'}`
        : 'nothing'
    const marks = [
      site.providerCompanies.includes(account.company ?? '') ? 'staff' : '',
      account.disabled_at ? 'disabled' : '',
    ].filter(Boolean)
    const facts = [account.email.padEnd(32), (account.company ?? '').padEnd(20), opens, ...marks]
    out.line(plainLine(facts.join('  ')))
  }
  out.line(`${accounts.length} ${accounts.length === 1 ? 'member' : 'members'}`)
  return 0
}

async function add(
  services: Services,
  email: string,
  { changes, password }: Wanted,
  out: Output,
): Promise<number> {
  const { store, site, publicUrl, now } = services
  if (!changes.company) {
    out.fault('A new member needs --company.')
    return 2
  }
  const made = await insertAccount(store.db, {
    tobetdg: false,
    alacarte: false,
    micro_redirect: false,
    subscription: [],
    name: '',
    ...changes,
    company: changes.company,
    sub: randomUUID(),
    email,
    // Without a password nobody knows this one, and the letter leads to a real one.
    password_hash: await hashPassword(password ?? randomBytes(32).toString('base64url')),
  })
  if (!made) {
    out.line(`There is a member ${email} already.`)
    return 1
  }
  if (password === undefined) await requestReset({ db: store.db, site, publicUrl }, email, now())
  out.line(
    password === undefined
      ? `${email} is a member; a letter with a link to choose a password is in the outbox.`
      : `${email} is a member.`,
  )
  return 0
}

async function set(
  services: Services,
  account: Account,
  { changes, password }: Wanted,
  out: Output,
): Promise<number> {
  const { store, site, now } = services
  if (Object.keys(changes).length === 0 && password === undefined) {
    out.fault('Nothing was given to change. --help says what can be.')
    return 2
  }
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  await store.db.transaction().execute(async (transaction) => {
    if (Object.keys(changes).length > 0) await updateAccount(transaction, account.sub, changes)
    if (passwordHash) {
      const { sub, email } = account
      await setPassword(transaction, site, { sub, email, passwordHash }, now())
    }
  })
  out.line(`${account.email} is changed.`)
  return 0
}

/** The embedded provider's signing keys. */
export const keysVerb: Verb = {
  name: 'keys',
  usage: 'keys (rotate | reset)',
  summary: 'Makes a new signing key for logins, beside the old ones or instead of them',
  help: `
rotate  The new key is published at once and signs fifteen minutes later, when every verifier has heard of it. The old one is
        kept until nothing it signed is valid any more, then forgotten. All of it happens by itself, on every running
        process, and nobody is logged out.
reset   Forgets all keys and makes one that signs at once: for keys that do not open, after SECRET_KEY was changed or a
        backup of a site with another was restored, and for keys that somebody else may have. No token given out before is
        taken any more; a browser that is logged in gets a new one by itself. Restart the site afterwards.`,
  most: 1,
  async run({ store: { db }, secretKey, now }, { args: [what] }, out) {
    const seal = await keyFor(db, 'signing keys', secretKey)
    switch (what) {
      case 'rotate': {
        const { kid, signsFrom } = await rotateKeys(db, seal, now())
        out.line(`Key ${kid} signs from ${signsFrom.toISOString()}.`)
        return 0
      }
      case 'reset':
        out.line(`Key ${await resetKeys(db, seal, now())} is the only one. Restart the site.`)
        return 0
      default:
        out.fault('Say keys rotate or keys reset. --help says more.')
        return 2
    }
  },
}
