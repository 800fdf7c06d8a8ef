import { expect, test } from 'vitest'
import { checkDocumentFiles } from './document-files.ts'

const FILES = ['modules/content/read.ts', 'web/routes.ts', 'docs/guides/leads.md']
const check = (text: string) => checkDocumentFiles(new Map([['docs/architecture.md', text]]), FILES)

test('a document may name a file by its whole path or by the end of it', () => {
  expect(check('`modules/content/read.ts`, `content/read.ts`, `read.ts`, `docs/guides/leads.md`')).toEqual([])
})

test('a document may not name a file that is gone', () => {
  expect(check('from `web/routes.ts` to `content/reed.ts`, and again `content/reed.ts`')).toEqual([
    'docs/architecture.md: content/reed.ts does not exist',
  ])
})

test('the end of a name is not the end of a path', () => {
  expect(check('`ead.ts`')).toEqual(['docs/architecture.md: ead.ts does not exist'])
})

test('addresses and patterns are no files', () => {
  expect(check('`/api/openapi.json`, `/robots.md`, `db/pglite*.ts`, `npm test`')).toEqual([])
})
