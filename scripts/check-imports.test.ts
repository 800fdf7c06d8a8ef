import { expect, test } from 'vitest'
import { checkImports, listImports } from './check-imports.ts'

const check = (files: Record<string, string>) => checkImports(new Map(Object.entries(files)))

const allowed = [
  ['a page, a contract', 'web/routes/home.tsx', '#modules/content/contract.ts'],
  ['a page, its own component', 'web/routes/home.tsx', '../components/card.tsx'],
  ['a store, its own tables', 'modules/content/store.ts', './tables.ts'],
  ["a store, another module's policy", 'modules/content/store.ts', '#modules/access/policy.ts'],
  ["a route, another module's verb", 'modules/content/routes.ts', '#modules/media/resize.ts'],
  ['a store, the database', 'modules/content/store.ts', '#db/client.ts'],
  ['a module, the errors of the server', 'modules/content/errors.ts', '#server/errors.ts'],
  ['the list of tables, a table', 'modules/tables.ts', './content/tables.ts'],
  ['the server, a route', 'server/app.ts', '#modules/content/routes.ts'],
  ['the server, the demo', 'server/main.ts', '#demo/load.ts'],
  ['the demo, a store', 'demo/load.ts', '#modules/content/store.ts'],
  ['a test, testing', 'modules/content/routes.test.ts', '#testing/app.ts'],
  [
    'a testing folder of a part of a module, testing',
    'modules/content/contentful/testing/space.ts',
    '#testing/make.ts',
  ],
  ['a test, the server', 'modules/content/routes.test.ts', '#server/app.ts'],
  ['server-side rendering, streams of Node', 'web/entry.server.tsx', 'node:stream'],
] as const

test.each(allowed)('%s: may be imported', (_, importer, specifier) => {
  expect(check({ [importer]: `import { x } from '${specifier}'` })).toEqual([])
})

const refused = [
  ['a page, the server', 'web/routes/home.tsx', '#server/config.ts', 'loader context'],
  ['a page, the database', 'web/routes/home.tsx', '#db/client.ts', 'loader context'],
  ['server-side rendering, the database', 'web/entry.server.tsx', '#db/client.ts', 'loader context'],
  ['a page, a package of the server', 'web/routes/home.tsx', 'kysely', 'run in the browser'],
  ['a page, a plugin of the server', 'web/routes/home.tsx', '@fastify/etag', 'run in the browser'],
  ['a page, Node', 'web/routes/home.tsx', 'node:fs', 'run in the browser'],
  ['a page, Node without its prefix', 'web/routes/home.tsx', 'crypto', 'run in the browser'],
  ["a module, another module's store", 'modules/leads/send.ts', '#modules/mail/store.ts', 'private'],
  ["a module, another module's tables", 'modules/leads/store.ts', '../mail/tables.ts', 'private'],
  ['the list of tables, a store', 'modules/tables.ts', './content/store.ts', 'private'],
  ['a module, the configuration', 'modules/leads/send.ts', '#server/config.ts', 'server/errors.ts'],
  ['a module, a page', 'modules/leads/send.ts', '#web/api.ts', 'a module imports'],
  ['the database, a module', 'db/client.ts', '#modules/content/tables.ts', 'no module'],
  ["the server, web's sources", 'server/pages.ts', '../web/root.tsx', 'never web'],
  ['the server, testing', 'server/main.ts', '#testing/app.ts', 'tests only'],
  ["a module, a module's own testing", 'modules/mail/deliver.ts', './testing/smtp.ts', 'tests only'],
  [
    'a part of a module, its own testing',
    'modules/content/contentful/read.ts',
    './testing/space.ts',
    'tests only',
  ],
  ['a benchmark, testing', 'bench/run.ts', '#testing/app.ts', 'tests only'],
  ['the demo, the server', 'demo/load.ts', '#server/app.ts', 'demo library'],
] as const

test.each(refused)('%s: is refused with the reason', (_, importer, specifier, reason) => {
  const problems = check({ [importer]: `import { x } from '${specifier}'` })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(importer)
  expect(problems[0]).toContain(reason)
})

test('what a page reaches through a module is followed to the end', () => {
  const problems = check({
    'web/routes/home.tsx': "import { card } from '#modules/content/cards.ts'",
    'modules/content/cards.ts': "import { list } from './store.ts'",
    'modules/content/store.ts': "import { sql } from 'kysely'",
  })
  expect(problems).toEqual([
    expect.stringContaining(
      'web/routes/home.tsx → modules/content/cards.ts → modules/content/store.ts → kysely: ',
    ),
  ])
})

test('the server may know the types of the pages', () => {
  expect(check({ 'server/pages.ts': "import type { PageContext } from '../web/context.ts'" })).toEqual([])
})

test('a type import does not make a page impure, since it is gone when the page runs', () => {
  const problems = check({
    'web/routes/home.tsx': "import { card } from '#modules/content/cards.ts'",
    'modules/content/cards.ts': "import type { Db } from '#db/client.ts'",
  })
  expect(problems).toEqual([])
})

test('every way of writing an import is seen', () => {
  const source = `
    import './side-effect.ts'
    import whole, { part as other } from '#db/client.ts'
    import * as all from "../mail/deliver.ts"
    import {
      one,
      type two,
    } from 'kysely'
    import type { Three } from '#modules/access/policy.ts'
    export { four } from './four.ts'
    export type * from './five.ts'
    const six = await import('./six.ts')
    // import { seven } from './seven.ts'
    /* import { eight } from './eight.ts' */
    const text = "import from 'nine'"
  `
  expect(listImports('modules/leads/send.ts', source)).toEqual([
    { target: 'modules/leads/side-effect.ts', isTypeOnly: false },
    { target: 'db/client.ts', isTypeOnly: false },
    { target: 'modules/mail/deliver.ts', isTypeOnly: false },
    { target: 'kysely', isTypeOnly: false },
    { target: 'modules/access/policy.ts', isTypeOnly: true },
    { target: 'modules/leads/four.ts', isTypeOnly: false },
    { target: 'modules/leads/five.ts', isTypeOnly: true },
    { target: 'modules/leads/six.ts', isTypeOnly: false },
  ])
})
