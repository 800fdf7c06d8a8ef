import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeEntry } from '#testing/make.ts'
import { nightly } from './background.ts'
import { readConfig } from './config.ts'

const database = useTestDatabase()

test.each([
  [
    'with a webhook',
    { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: 's'.repeat(32) },
    1,
  ],
  ['without one', {}, 0],
])('each night all that is over is forgotten, %s', async (_, env, posts) => {
  const { db, store } = database
  await makeEntry(db, { id: 'one', title: 'Xylograph' })
  await makeEntry(db, { id: 'one', title: 'Woodcut', section: 'great-ideas' })
  const left = {
    leads: `select from leads where email is not null`,
    posts: `select from lead_posts`,
    readings: `select from audit_log`,
    previews: `select from preview_links`,
    views: `select from page_views`,
    words: `select from search_words where word = 'xylograph'`,
    tallies: `select from entry_tallies where number < 0`,
  }
  for (const table of ['leads', 'audit_log', 'preview_links', 'page_views'] as const)
    await db.deleteFrom(table).execute()
  for (const age of ['1 hour', '3 years'])
    await sql
      .raw(`
        insert into leads (kind, email, capture_type, origin_site, origin_source, origin_detail, created_at)
          values ('contact', '${age}@example.com', 'prospect', 's', 'FOS', '/', now() - interval '${age}');
        insert into audit_log (at, sub, email, call, client_id) values (now() - interval '${age}', 's', '', 'clients', 'osei');
        insert into preview_links (id, entry_id, created_at, expires_at, made_by)
          values ('${age}', 'one', now(), now() - interval '${age}', 'x');
        insert into page_views (at, template, audience) values (now() - interval '${age}', 'home', 'visitor')`)
      .execute(db)
  await sql`
    insert into lead_posts (lead_id, created_at) select id, now() - interval '8 days' from leads where email like '1%'`.execute(
    db,
  )
  const count = async () => {
    const counts = Object.entries(left).map(async ([name, query]) => [
      name,
      (await sql.raw(query).execute(db)).rows.length,
    ])
    return Object.fromEntries(await Promise.all(counts))
  }
  expect(await count()).toMatchObject({ leads: 2, posts: 1, readings: 2, previews: 2, views: 2 })
  const config = readConfig({ DEMO: 'true', ...env })
  for (const { run, cron } of nightly(config, { store, site: demoSite })) {
    expect(cron).toMatch(/^\d+ \d+ \* \* \*$/)
    await run()
  }
  expect(await count()).toEqual({
    ...{ leads: 1, posts, readings: 1, previews: 1, views: 1, words: 0, tallies: 0 },
  })
})
