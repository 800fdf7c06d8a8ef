import { expect, test } from 'vitest'
import { findDifference, type Manifest, parseManifest } from './manifest.ts'

const part = (name: string) => ({ part: name, size: 1, sha256: name })
const manifest: Manifest = {
  ...{
    format: 'toile-backup',
    version: 1,
    createdAt: '2026-11-15T12:00:00Z',
    migration: '0001',
    missingMedia: ['m'],
  },
  tables: [{ ...part('tables/leads.jsonl'), table: 'leads', columns: ['id'], rows: 1 }],
  media: [{ ...part('media/a'), key: 'a', contentType: 'image/png' }],
}
const [table, image] = [manifest.tables[0], manifest.media[0]]

test('a manifest is read as it was written', () => {
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
})

test.each<[string, unknown, string]>([
  ['of no words', undefined, 'cannot be read'],
  ['of nothing', null, 'not a backup of Toile'],
  ['of a list', [], 'not a backup of Toile'],
  ['of something else', { ...manifest, format: 'zip' }, 'not a backup of Toile'],
  ['of another version', { ...manifest, version: 2 }, 'in version 2 of the format, and this is version 1'],
  ...[
    { createdAt: 5 },
    { migration: null },
    { missingMedia: [null] },
    { media: {} },
    { media: [{ ...image, key: null }] },
    { media: [{ ...image, contentType: null }] },
    { media: [{ ...image, sha256: null }] },
    { tables: [null] },
    { tables: [{ ...table, part: null }] },
    { tables: [{ ...table, table: null }] },
    { tables: [{ ...table, rows: '1' }] },
    { tables: [{ ...table, columns: [null] }] },
  ].map((less): [string, unknown, string] => [
    `with ${JSON.stringify(less)}`,
    { ...manifest, ...less },
    'incomplete',
  ]),
])('one %s is refused', (_what, given, reason) => {
  expect(() => parseManifest(JSON.stringify(given) ?? '')).toThrow(reason)
})

const [rows, picture] = [part('tables/leads.jsonl'), part('media/a')]
test.each([
  ['all it promises', [rows, picture], undefined],
  ['too little', [rows], 'media/a is missing or out of place'],
  ['another order', [picture, rows], 'tables/leads.jsonl is missing or out of place'],
  ['another length', [rows, { ...picture, size: 2 }], 'media/a was changed or damaged'],
  ['other bytes', [{ ...rows, sha256: 'x' }, picture], 'tables/leads.jsonl was changed or damaged'],
  ['too much', [rows, picture, part('more')], 'more does not belong to it'],
])('an archive with %s', (_what, read, difference) => {
  expect(findDifference(manifest, read)).toBe(difference)
})
