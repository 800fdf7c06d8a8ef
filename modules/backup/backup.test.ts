import { hash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import tar from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { saveEntries } from '#modules/content/save.ts'
import { diskStorage } from '#modules/media/storage.ts'
import type { Db, Tables } from '#modules/tables.ts'
import type { Services } from '#modules/verb.ts'
import { countWaiting, openTestStore } from '#testing/database.ts'
import { makeUnheard } from '#testing/failing.ts'
import { makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import { backupVerb, restoreVerb } from './verbs.ts'

const folder = await mkdtemp(join(tmpdir(), 'toile-backup-test-'))
// Where a restore lays out the rows: accounts and letters are among them, and none may stay there.
vi.stubEnv('TMPDIR', folder)
afterAll(async () => {
  vi.unstubAllEnvs()
  const left = (await readdir(folder)).filter((name) => /rows-|restore-|partial/.test(name))
  await rm(folder, { recursive: true, force: true })
  expect(left).toEqual([])
})

const { lines: said, out } = listen()
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

async function openServices(name: string, kind?: 'pglite'): Promise<Services> {
  let store: Store<Tables>
  if (kind === 'pglite') {
    store = await openStore<Tables>({})
    await migrate(store.db)
    closing.push(() => store.close())
  } else {
    const opened = await openTestStore()
    store = opened.store
    closing.push(opened.drop)
  }
  const storage = diskStorage(join(folder, name))
  return makeServices({ store, storage })
}

function backup(services: Services, file: string) {
  said.length = 0
  return backupVerb.run(services, { args: [file], options: {} }, out)
}

function restore(services: Services, file: string, options: Record<string, unknown> = {}) {
  said.length = 0
  return restoreVerb.run(services, { args: [file], options }, out)
}

/** Made from other tables. */
const DERIVED = ['search_words', 'search_vocabulary', 'search_changes', 'entry_tallies', 'asset_colours']
/** What nobody should find again in an old backup: logins, waits, letters' tokens, links to drafts. */
const PASSING = ['oidc_records', 'login_failures', 'password_resets', 'lead_limits', 'preview_links']

/** Every row of every table that a backup holds, as text. */
async function rowsOf({ store: { db } }: Services): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and relname <> all(${[...DERIVED, ...PASSING]}::text[])`.execute(db)
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.rows) rows[name] = await rowsIn(db, name)
  return rows
}

async function rowsIn(db: Db, table: string): Promise<string[]> {
  const found = await sql<{
    row: string
  }>`select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(db)
  return found.rows.map(({ row }) => row)
}

async function passingOf({ store: { db } }: Services): Promise<string[]> {
  return (await Promise.all(PASSING.map((table) => rowsIn(db, table)))).flat()
}

async function fillWithEverything({ store: { db }, storage }: Services): Promise<void> {
  await db
    .insertInto('clients')
    .values({
      id: 'osei',
      client_name: "Osei's Market House",
      display_name: 'Osei',
      join_date: '2019-03-31',
      micro_tags: ['a,b', '"quoted"', ''],
    })
    .execute()
  const sha256 = hash('sha256', 'the bytes of a picture')
  await storage.put('originals/aa11.png', Buffer.from('the bytes of a picture'), 'image/png')
  await storage.put('originals/worn.png', Buffer.from('the bytes of a pictur?'), 'image/png')
  for (const [id, key] of [
    ['kept', 'originals/aa11.png'],
    ['lost', 'originals/gone.png'],
    ['worn', 'originals/worn.png'],
  ] as const) {
    await db
      .insertInto('assets')
      .values({
        id,
        file_name: 'a.png',
        content_type: 'image/png',
        byte_size: 22,
        width: 1,
        height: 1,
        focal_x: 0.1,
        dominant: '#AABBCC',
        palette: '[{"name":"Ochre","hex":"#AABBCC","share":0.333333333333333314829616256247}]',
        tokens: '{}',
        storage_key: key,
        sha256,
      })
      .execute()
  }
  const paragraph = (value: string) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  })
  await saveEntries(
    db,
    [
      {
        id: 'one',
        type: 'presentation',
        status: 'published',
        publishAt: new Date('2020-02-29T23:59:59.123Z'),
        slug: 'one',
        title: 'Été ⁠– “un”\u2028two\u2029 lines\r\n\ttab 🧵',
        date: '2020-02-29',
        section: 'great-ideas',
        tags: ['{curly}', 'back\\slash', 'null', ''],
        images: ['kept'],
        extra: { deep: [1, { a: null }] },
        text: { nodeType: 'document', data: {}, content: [paragraph('Indigo and madder')] },
      },
      {
        id: 'two',
        type: 'private',
        status: 'draft',
        publishAt: null,
        slug: 'two',
        title: 'Two',
        clientId: 'osei',
      },
    ],
    { embedHosts: [] },
  )
  await db
    .insertInto('accounts')
    .values({
      sub: 's1',
      email: 'A@b.example',
      password_hash: '$argon2id$x',
      company: 'osei',
      disabled_at: null,
    })
    .execute()
  await db.insertInto('secrets').values({ name: 'images', value: 'c2VjcmV0' }).execute()
  await sql`insert into leads (kind, email, capture_type, origin_site, origin_source, origin_detail, message, name, created_at)
    values ('contact', 'x@y.example', 'prospect', 's', 'FOS', '/', ${'line\nline'}, null, '2024-05-06 07:08:09.123456+02')`.execute(
    db,
  )
  await sql`insert into search_synonyms (words) values (array['kaftan', 'caftan'])`.execute(db)
  await sql
    .raw(
      `insert into users (username, bookmarks) values ('s1', '{one}');
      insert into notes (username, entry_id, title, body, revision) values ('s1', 'one', 'One', E'Madder\\nand more', 3);
      insert into audit_log (at, sub, email, call, client_id) values (now(), 's2', 'i@t.example', 'clients', 'osei');
      insert into companies_seen (sub, company, issued_at) values ('s1', 'osei', now());
      insert into lead_posts (lead_id) select id from leads;
      insert into oidc_records (model, id, payload) values ('Session', 'x', '{}');
      insert into login_failures (subject, failures, last_at) values ('x', 9, now());
      insert into password_resets (token_hash, sub, expires_at) values ('x', 's1', now());
      insert into lead_limits (subject, taken, since) values ('x', 1, now());
      insert into preview_links (id, entry_id, created_at, expires_at, made_by) values ('x', 'one', now(), now(), 'x');`,
    )
    .execute(db)
}

describe('a backup', () => {
  const file = join(folder, 'full.tar.gz')
  let source: Services
  beforeAll(async () => {
    source = await openServices('source-media')
    await fillWithEverything(source)
    expect(await backup(source, file)).toBe(1)
  })

  it('reports what it holds and which originals were missing or damaged, and leaves no other file behind', async () => {
    expect(said.join('\n')).toContain('entries: 2')
    expect(said.join('\n')).toContain('original images: 1\n')
    for (const key of ['originals/gone.png', 'originals/worn.png'])
      expect(said.join('\n')).toContain(`${key} is missing or damaged`)
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual(['full.tar.gz'])
  })

  it.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('restored into an empty store of either kind gives the same rows and originals', async () => {
    for (const kind of [undefined, 'pglite'] as const) {
      const copy = await openServices(`copy-${kind}`, kind)
      // What the first start makes before anybody has used it.
      await sql
        .raw(
          `insert into secrets (name, value) values ('images', 'b3RoZXI');
          insert into signing_keys (kid, jwk, signs_from) values ('first', '{}', now());
          insert into search_synonyms (words) values ('{robe,gown}');`,
        )
        .execute(copy.store.db)
      expect(await restore(copy, file)).toBe(0)
      expect(await rowsOf(copy)).toEqual(await rowsOf(source))
      expect([(await passingOf(source)).length, await passingOf(copy)]).toEqual([PASSING.length, []])
      expect((await copy.storage.get('originals/aa11.png'))?.toString()).toBe('the bytes of a picture')
      const found = await sql`select id from entries where search @@ to_tsquery('toile', 'madder')`.execute(
        copy.store.db,
      )
      expect(found.rows).toEqual([{ id: 'one' }])
      const words = await sql`select from search_words where word = 'indigo'`.execute(copy.store.db)
      expect(words.rows).toHaveLength(1)
      // The next number does not collide with a restored one.
      await sql`insert into search_synonyms (words) values (array['a', 'b'])`.execute(copy.store.db)
    }
  })

  it('of one kind of database can be made and restored on the other', async () => {
    const embedded = await openServices('across', 'pglite')
    await restore(embedded, file)
    const again = join(folder, 'across.tar.gz')
    await backup(embedded, again)
    const copy = await openServices('across-copy')
    expect(await restore(copy, again)).toBe(0)
    expect(await rowsOf(copy)).toEqual(await rowsOf(source))
  })

  it('of tables in another schema than public, as a role may have them, is the same', async () => {
    const store = await openStore<Tables>({})
    closing.push(() => store.close())
    await store.pool.query('create schema own; set search_path to own, public')
    await migrate(store.db)
    const own = makeServices({ store, storage: diskStorage(join(folder, 'own')) })
    expect(await restore(own, file)).toBe(0)
    const again = join(folder, 'own.tar.gz')
    await backup(own, again)
    const copy = await openServices('own-copy')
    await restore(copy, again)
    expect(await rowsOf(copy)).toEqual(await rowsOf(source))
  })

  it('leaves a store in use alone unless told to replace it, and a dry run writes nothing', async () => {
    const copy = await openServices('used')
    await copy.store.db.insertInto('users').values({ username: 'someone' }).execute()
    await sql`insert into oidc_records (model, id, payload) values ('Session', 'x', '{}')`.execute(
      copy.store.db,
    )
    const before = await rowsOf(copy)
    expect(await restore(copy, file)).toBe(1)
    expect(said.join()).toContain('--replace')
    expect(await restore(copy, file, { replace: true, 'dry-run': true })).toBe(0)
    expect(said.join()).toContain('would be replaced')
    expect(await rowsOf(copy)).toEqual(before)
    expect(await readdir(join(folder, 'used')).catch(() => [])).toEqual([])
    expect(await passingOf(copy)).toHaveLength(1)
    expect(await restore(copy, file, { replace: true })).toBe(0)
    expect(await rowsOf(copy)).toEqual(await rowsOf(source))
    expect(await passingOf(copy)).toEqual([])
  })

  it('leaves alone what somebody puts into an empty store while it is at work', async () => {
    const copy = await openServices('just-used')
    const put: Services['storage']['put'] = async (...original) => {
      await copy.store.db.insertInto('users').values({ username: 'someone' }).execute()
      await copy.storage.put(...original)
    }
    expect(await restore({ ...copy, storage: { ...copy.storage, put } }, file)).toBe(1)
    expect((await rowsOf(copy)).users).toHaveLength(1)
    expect(await copy.storage.has('originals/aa11.png')).toBe(false)
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'replaces also what somebody was still writing when it began',
    async () => {
      const copy = await openServices('busy')
      const { db } = copy.store
      const { restoring } = await db.transaction().execute(async (writer) => {
        await writer.insertInto('users').values({ username: 'late' }).execute()
        const restoring = restore(copy, file, { replace: true })
        await expect.poll(() => countWaiting(db)).toBe(1)
        return { restoring }
      })
      expect(await restoring).toBe(0)
      expect(await rowsOf(copy)).toEqual(await rowsOf(source))
    },
  )

  it('brings back an original that is there and damaged', async () => {
    const copy = await openServices('damaged')
    await copy.storage.put('originals/aa11.png', Buffer.from('the bytes of'), 'image/png')
    expect(await restore(copy, file)).toBe(0)
    expect((await copy.storage.get('originals/aa11.png'))?.toString()).toBe('the bytes of a picture')
  })

  it('can be checked where the site runs, without a word of replacing anything', async () => {
    expect(await restore(source, file, { 'dry-run': true })).toBe(0)
    expect(said.join()).toContain('whole and undamaged')
    expect(said.join()).toContain('without --replace nothing would be restored')
  })

  it('puts an original again that somebody whose import failed has taken back meanwhile', async () => {
    const copy = await openServices('taken-back')
    let isTaken = false
    const put: Services['storage']['put'] = async (key, ...rest) => {
      await copy.storage.put(key, ...rest)
      if (!isTaken) await copy.storage.delete(key)
      isTaken = true
    }
    expect(await restore({ ...copy, storage: { ...copy.storage, put } }, file)).toBe(0)
    expect((await copy.storage.get('originals/aa11.png'))?.toString()).toBe('the bytes of a picture')
  })

  it('that is not there is told apart from a damaged one', async () => {
    await expect(restore(source, join(folder, 'nowhere.tar.gz'))).rejects.toThrow(/ENOENT/)
  })

  it('tells the processes that serve when it is restored', async () => {
    let told = 0
    const listening = await source.store.listen('toile_content', () => told++)
    told = 0
    await restore(source, file, { replace: true })
    await expect.poll(() => told).toBeGreaterThan(0)
    await listening.stop()
  })

  describe('that is damaged is refused and changes nothing', () => {
    let victim: Services
    let before: Awaited<ReturnType<typeof rowsOf>>
    beforeAll(async () => {
      victim = await openServices('victim')
      await victim.store.db.insertInto('users').values({ username: 'someone' }).execute()
      before = await rowsOf(victim)
    })

    type Damage = [string, RegExp, (archive: Buffer) => Buffer | Promise<Buffer>]
    const damage: Damage[] = [
      ['cut off', /cut off or damaged/, (archive) => archive.subarray(0, archive.length - 60)],
      [
        'cut off between two parts',
        /no manifest/,
        (archive) => rewrite(archive, (name, body) => (name === 'manifest.json' ? undefined : body)),
      ],
      [
        'with a flipped bit',
        /cut off or damaged/,
        (archive) =>
          archive.map((byte, index) => (index === archive.length >> 1 ? byte ^ 1 : byte)) as Buffer,
      ],
      [
        'with changed rows',
        /accounts.* was changed/,
        (archive) =>
          rewrite(archive, (_, body) =>
            Buffer.from(body.toString('latin1').replace('argon2id', 'argon2xx'), 'latin1'),
          ),
      ],
      [
        'with a changed image',
        /media.* was changed/,
        (archive) =>
          rewrite(archive, (name, body) => (name.startsWith('media/') ? Buffer.from('other') : body)),
      ],
      [
        'without a table',
        /leads.* is missing/,
        (archive) => rewrite(archive, (name, body) => (name.includes('leads') ? undefined : body)),
      ],
      ['of a newer schema', /newer version/, (archive) => retold(archive, /"\d{4}-(?=[a-z])/, '"9999-')],
      ...(
        [
          ['of a table that is not here', /has no lads\./, ['"table": "leads"', '"table": "lads"']],
          ['of a column that is not here', /has no leads\.manners\./, ['"message"', '"manners"']],
          ['with a manifest that says too little', /is incomplete/, ['"missingMedia"', '"missing"']],
        ] as const
      ).map(([name, reason, [from, to]]): Damage => [name, reason, (archive) => retold(archive, from, to)]),
      [
        'with a part whose name would steer the terminal',
        /^Nothing was restored from [^\n]*: x \[2J y does not belong to it\.$/,
        (archive) => rewrite(archive, (_, body) => body, 'x\u001b[2J\ny'),
      ],
      ['that is no archive', /cut off or damaged/, () => randomBytes(500)],
    ]
    it.each(damage)('%s', async (name, reason, spoil) => {
      const spoilt = join(folder, `${name}.tar.gz`)
      await writeFile(spoilt, await spoil(await readFile(file)))
      expect(await restore(victim, spoilt, { replace: true })).toBe(1)
      expect(said.join('\n')).toMatch(reason)
      expect(await rowsOf(victim)).toEqual(before)
      expect(await readdir(join(folder, 'victim')).catch(() => [])).toEqual([])
    })

    it('exchanged for another after it was checked', async () => {
      const exchanged = join(folder, 'exchanged.tar.gz')
      const archive = await readFile(file)
      await writeFile(exchanged, archive)
      const other = await rewrite(archive, (name, body) =>
        name.startsWith('media/') ? Buffer.from('other') : body,
      )
      const progress = (label: string, done: number, total: number) => {
        if (label === 'checking' && done === total) writeFileSync(exchanged, other)
      }
      said.length = 0
      const given = { args: [exchanged], options: { replace: true } }
      expect(await restoreVerb.run(victim, given, { ...out, progress })).toBe(1)
      expect(said.join()).toContain('changed while it was being read')
      expect(await rowsOf(victim)).toEqual(before)
      expect(await victim.storage.has('originals/aa11.png')).toBe(false)
    })

    it('with fewer rows than it promises', async () => {
      const short = join(folder, 'short.tar.gz')
      await writeFile(short, await retold(await readFile(file), '"rows": 2', '"rows": 3'))
      await expect(restore(victim, short, { replace: true })).rejects.toThrow('got 2 rows instead of 3')
      expect(await rowsOf(victim)).toEqual(before)
    })

    it('and a row that the database does not take undoes everything, the originals too', async () => {
      await sql`alter table leads add constraint none check (email <> 'x@y.example')`.execute(victim.store.db)
      await expect(restore(victim, file, { replace: true })).rejects.toThrow(/none/)
      expect(await rowsOf(victim)).toEqual(before)
      expect(await victim.storage.has('originals/aa11.png')).toBe(false)
    })

    it('but keeps the originals when the rows were taken and the connection broke before that was heard', async () => {
      await sql`alter table leads drop constraint none`.execute(victim.store.db)
      const broken = { ...victim, store: makeUnheard(victim.store) }
      await expect(restore(broken, file, { replace: true })).rejects.toThrow(/terminated/)
      expect(await victim.storage.has('originals/aa11.png')).toBe(true)
    })
  })
})

it('a backup taken while pairs are written holds only whole pairs', async () => {
  const source = await openServices('pairs')
  const { db } = source.store
  const pair = (n: number) =>
    db.transaction().execute(async (trx) => {
      await sql`insert into letters (key, template, recipient, subject, text, html) values (${`pair ${n}`}, 't', 'r', 's', ${'x'.repeat(500)}, 'h')`.execute(
        trx,
      )
      await sql`insert into users (username) values (${`pair ${n}`})`.execute(trx)
    })
  for (let n = 0; n < 500; n++) await pair(n)
  let written = 500
  let stop = false
  const writing = (async () => {
    while (!stop) await pair(written++)
  })()
  const file = join(folder, 'pairs.tar.gz')
  const during: number[] = []
  for (let round = 0; round < 3; round++) {
    const from = written
    await backup(source, file)
    during.push(written - from)
  }
  stop = true
  await writing
  expect(Math.max(...during)).toBeGreaterThan(0)
  const copy = await openServices('pairs-copy')
  await restore(copy, file)
  const { rows } = await sql<{ letters: number; users: number; pairs: number }>`
    select (select count(*) from letters) as letters, (select count(*) from users) as users,
      (select count(*) from letters join users on key = username) as pairs`.execute(copy.store.db)
  expect(rows[0]?.pairs).toBeGreaterThanOrEqual(500)
  expect(rows[0]).toEqual({ letters: rows[0]?.pairs, users: rows[0]?.pairs, pairs: rows[0]?.pairs })
})

/** The archive with a manifest that says something else. */
function retold(archive: Buffer, from: string | RegExp, to: string): Promise<Buffer> {
  return rewrite(archive, (name, body) =>
    name === 'manifest.json' ? Buffer.from(body.toString().replace(from, to)) : body,
  )
}

/** The archive with other contents, whole as an archive: only its own manifest can tell. */
async function rewrite(
  archive: Buffer,
  change: (name: string, body: Buffer) => Buffer | undefined,
  surplus?: string,
): Promise<Buffer> {
  const extract = tar.extract()
  const pack = tar.pack()
  extract.end(gunzipSync(archive))
  for await (const entry of extract) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    const body = change(entry.header.name, Buffer.concat(chunks))
    if (surplus && entry.header.name === 'manifest.json') pack.entry({ name: surplus }, 'x')
    if (body) pack.entry({ name: entry.header.name }, body)
  }
  pack.finalize()
  const packed: Buffer[] = []
  for await (const chunk of pack) packed.push(chunk as Buffer)
  return gzipSync(Buffer.concat(packed))
}
