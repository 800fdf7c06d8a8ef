import { mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '#modules/verb.ts'
import { asset, inEnglish, makeSpace, rowsOf, type Space, writeSpace } from './testing/space.ts'
import { useImports } from './testing/use-imports.ts'

const { at, exportFile, importFile, openServices, said } = await useImports()

describe('an import', () => {
  let services: Services
  beforeAll(async () => {
    services = await openServices('media')
  })

  it('in a dry run reports what it would do and writes nothing', async () => {
    expect(await importFile(services, await writeSpace(at('plain'), makeSpace()), { 'dry-run': true })).toBe(
      0,
    )
    expect(said()).toMatch(/presentation +3 +0 +0 +0/)
    expect(said()).toContain('nothing was written')
    expect(await rowsOf(services)).toEqual([])
    expect(await readdir(at('media')).catch(() => [])).toEqual([])
  })

  it('takes in every type with its dates, links, state and unknown fields', async () => {
    expect(await importFile(services, await writeSpace(at('plain'), makeSpace()))).toBe(0)
    expect(said()).not.toContain('Warnings')
    expect(said()).toMatch(/image +1 +0 +0 +0/)
    const { db } = services.store
    const entries = await db.selectFrom('entries').selectAll().orderBy('id').execute()
    const found = Object.fromEntries(entries.map((entry) => [entry.id, entry]))
    expect(found.p1).toMatchObject({
      type: 'presentation',
      status: 'published',
      publish_at: new Date('2018-03-05T00:00:00Z'),
      section: 'color-and-print',
      date: '2018-03-04',
      image_id: 'cover',
      tags: ['dye', 'blue'],
      extra: { author: { name: 'Ada' } },
      complimentary: true,
      revision: 3,
      template: 'article',
      created_at: new Date('2018-03-04T05:06:07.890Z'),
      updated_at: new Date('2019-01-02T03:04:05.678Z'),
      body: 'Indigo',
      embed: '<iframe src="https://player.example/1" title="Film"></iframe>',
    })
    expect(found.p2).toMatchObject({
      status: 'draft',
      section: 'creative-direction',
      shelf: 'design-movements',
      publish_at: null,
      revision: 4,
    })
    expect(found.p3).toMatchObject({ status: 'archived' })
    expect(found.r1).toMatchObject({ type: 'press', slug: 'r1' })
    expect(found.w1).toMatchObject({ web_group: '', open_to: 'everyone' })
    expect(found.c1).toMatchObject({ type: 'private', client_id: 'osei' })
    expect(found.j1).toMatchObject({
      project_entries: ['p1', 'r1'],
      publish_at: new Date('2030-01-01T00:00:00Z'),
    })
    expect(await db.selectFrom('clients').selectAll().execute()).toMatchObject([
      { id: 'osei', micro_path: 'osei', ideas: ['p1', 'p2'], join_date: '2016-05-01' },
    ])
    expect(await db.selectFrom('assets').selectAll().execute()).toMatchObject([
      { id: 'cover', alt: 'Alt of cover', content_type: 'image/jpeg', width: 60, height: 40 },
    ])
    expect(await db.selectFrom('entry_assets').selectAll().execute()).toEqual([
      { entry_id: 'p1', asset_id: 'cover' },
    ])
  })

  it('of the same file again changes nothing', async () => {
    const before = await rowsOf(services)
    expect(await importFile(services, await writeSpace(at('plain'), makeSpace()))).toBe(0)
    expect(said()).toMatch(/presentation +0 +0 +3 +0/)
    expect(said()).toMatch(/image +0 +0 +1 +0/)
    expect(await rowsOf(services)).toEqual(before)
  })

  it('of its own export changes nothing', async () => {
    const before = await rowsOf(services)
    const file = at('own/export.json')
    await mkdir(dirname(file))
    expect(await exportFile(services, file)).toBe(0)
    expect(await importFile(services, file)).toBe(0)
    expect(said()).not.toMatch(/Warnings|Faults/)
    const written = [...said().matchAll(/^\w+ +(\d+) +(\d+) +\d+ +\d+$/gm)].map(([, ...counts]) => counts)
    expect(written.length).toBeGreaterThan(3)
    expect(written).toEqual(written.map(() => ['0', '0']))
    expect(await rowsOf(services)).toEqual(before)
  })

  it('of its own export into an empty store gives the same rows, and the same export again', async () => {
    const copy = await openServices('copy-media')
    const file = at('own/export.json')
    expect(await importFile(copy, file)).toBe(0)
    expect(await rowsOf(copy)).toEqual(await rowsOf(services))
    const again = at('again/export.json')
    await mkdir(dirname(again))
    await exportFile(copy, again)
    expect(await readFile(again, 'utf8')).toBe(await readFile(file, 'utf8'))
    expect(await readdir(dirname(again), { recursive: true })).toEqual(
      await readdir(dirname(file), { recursive: true }),
    )
  })

  it('and export take pictures whose names are longer in bytes than a system allows', async () => {
    const copy = await openServices('named-media')
    const space = makeSpace()
    const names = ['漢'.repeat(150), `aaa${'𠀀'.repeat(80)}x`, `aa${'𠀀'.repeat(80)}x`]
    const url = space.assets[0]?.fields.file?.['en-US'] as { url: string }
    for (const [index, name] of names.entries())
      space.assets.push(asset(`named${index}`, url.url, { file: { ...url, fileName: `${name}.jpg` } }))
    expect(await importFile(copy, await writeSpace(at('named'), space))).toBe(0)
    const file = at('named-export/export.json')
    await mkdir(dirname(file))
    expect(await exportFile(copy, file)).toBe(0)
    expect(await importFile(copy, file)).toBe(0)
    expect(said()).not.toMatch(/Warnings|Faults/)
    expect(said()).toMatch(/image +0 +0 +4 +0/)
  })

  it('and two exports at once into one folder do not stand in each other’s way', async () => {
    await mkdir(at('both'))
    const files = ['one', 'two', 'three'].map((name) => at(`both/${name}.json`))
    expect(await Promise.all(files.map((file) => exportFile(services, file)))).toEqual([0, 0, 0])
    const names = await readdir(at('both'), { recursive: true })
    expect(names.filter((name) => name.endsWith('.partial'))).toEqual([])
  })

  it('updates what changed, and entries may swap their addresses', async () => {
    const space = makeSpace()
    const [p1, p2] = space.entries as [Space['entries'][0], Space['entries'][0]]
    Object.assign(p1.fields, inEnglish({ section: 'Great Ideas', slug: 'a' }))
    Object.assign(p2.fields, inEnglish({ section: 'Great Ideas', slug: 'b' }))
    await importFile(services, await writeSpace(at('swapped'), space))
    Object.assign(p1.fields, inEnglish({ slug: 'b' }))
    Object.assign(p2.fields, inEnglish({ slug: 'a' }))
    expect(await importFile(services, await writeSpace(at('swapped'), space))).toBe(0)
    expect(said()).toMatch(/presentation +0 +2 +1 +0/)
    const rows = await services.store.db
      .selectFrom('entries')
      .select(['id', 'slug'])
      .where('section', '=', 'great-ideas')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 'p1', slug: 'b' },
      { id: 'p2', slug: 'a' },
    ])
  })
})
