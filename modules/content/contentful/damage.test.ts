import { cp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Services } from '#modules/verb.ts'
import { makeUnheard } from '#testing/failing.ts'
import {
  asset,
  type Fields,
  inEnglish,
  item,
  link,
  makeSpace,
  makeText,
  rowsOf,
  type Space,
  writeSpace,
} from './testing/space.ts'
import { useImports } from './testing/use-imports.ts'

const { at, importFile, openServices, said } = await useImports()

/** All different: the same word over and over takes no room in an index. */
const manyWords = (count: number) =>
  Array.from({ length: count }, (_, n) => (n * 7919 + 1e6).toString(36)).join(' ')

describe('damage', () => {
  let services: Services
  let before: string[]
  beforeAll(async () => {
    services = await openServices('damaged-media')
    await importFile(
      services,
      await writeSpace(at('before'), {
        ...makeSpace(),
        entries: [item('presentation', 'held', { title: 'Held', slug: 'held', section: 'Merchandising' })],
      }),
    )
    before = await rowsOf(services)
  })

  const entry = (space: Space, id: string) =>
    space.entries.find((each) => each.sys.id === id) ?? expect.fail(id)
  const put = (space: Space, id: string, fields: Fields) =>
    Object.assign(entry(space, id).fields, inEnglish(fields))

  const faults: [string, string, RegExp, (space: Space) => unknown][] = [
    ['JSON that is cut off', 'Broken file', /is not JSON/, (space) => JSON.stringify(space).slice(0, -200)],
    [
      'something else than an export',
      'Broken file',
      /neither entries nor assets/,
      () => ({ hello: 'world' }),
    ],
    ['a list that is none', 'Broken file', /entries: is not a list/, (space) => ({ ...space, entries: {} })],
    [
      'an entry without an id',
      'Broken file',
      /entries\[8\]: has no sys.id/,
      (space) => space.entries.push({ sys: {}, fields: {} } as never),
    ],
    [
      'an id that is there twice',
      'Duplicate id',
      /“Indigo” \(p1\): is in the file twice/,
      (space) => space.entries.push(entry(space, 'p1')),
    ],
    [
      'two entries with one address',
      'Address clash',
      /“Directed” \(p2\): wants the same address as .*“Indigo”/,
      (space) => put(space, 'p2', { section: 'Color and Print', slug: 'indigo' }),
    ],
    [
      'an address that is taken in the store',
      'Address clash',
      /\(p2\): wants the address of held/,
      (space) => put(space, 'p2', { section: 'Merchandising', slug: 'held' }),
    ],
    [
      'an unknown section',
      'Unknown section',
      /“Weather” is none/,
      (space) => put(space, 'p1', { section: 'Weather' }),
    ],
    [
      'rich text that is none',
      'Malformed rich text',
      /“Indigo” \(p1\): text/,
      (space) => put(space, 'p1', { text: '<p>html</p>' }),
    ],
    [
      'rich text with a broken node',
      'Malformed rich text',
      /content\[0\]/,
      (space) =>
        put(space, 'p1', {
          text: { nodeType: 'document', content: [{ nodeType: 'paragraph', content: 'no list' }] },
        }),
    ],
    ['a missing title', 'Missing field', /has no title/, (space) => put(space, 'w1', { title: undefined })],
    ['a missing slug', 'Missing field', /has no slug/, (space) => put(space, 'p1', { slug: ' ' })],
    [
      'a private entry of nobody',
      'Missing field',
      /client nobody, which is nowhere/,
      (space) => put(space, 'c1', { client: link('Entry', 'nobody') }),
    ],
    [
      'a field of the wrong type',
      'Wrong type',
      /tags is not a list/,
      (space) => put(space, 'p1', { tags: 'dye' }),
    ],
    [
      'a day that does not exist',
      'Wrong type',
      /date is not a date/,
      (space) => put(space, 'p1', { date: '2019-02-29' }),
    ],
    [
      'a file in another locale',
      'Locale',
      /has no title, only in de/,
      (space) => JSON.parse(JSON.stringify(space).replaceAll('"en-US":', '"de":')),
    ],
    [
      'a title that no title is',
      'Wrong value',
      /\(p1\): title is longer than 50,000 characters/,
      (space) => put(space, 'p1', { title: 'long '.repeat(20_000) }),
    ],
    [
      'a text of several books',
      'Wrong value',
      /“Indigo” \(p1\): text is longer than 200,000 characters/,
      (space) => put(space, 'p1', { text: makeText(manyWords(300_000)) }),
    ],
    [
      'a tag that is an essay',
      'Wrong value',
      /\(p1\): tags is longer than 300 characters/,
      (space) => put(space, 'p1', { tags: ['blue', manyWords(3000)] }),
    ],
    [
      'a client with an endless path',
      'Wrong value',
      /microPath is longer than 300 characters/,
      (space) => put(space, 'osei', { microPath: manyWords(1000) }),
    ],
    [
      'an endless id',
      'Broken file',
      /entries\[8\]: has a sys.id longer than 200 characters/,
      (space) => space.entries.push(item('press', manyWords(1000), { title: 'Endless' })),
    ],
    [
      'a moment before the calendar',
      'Wrong type',
      /publishAt is not a date/,
      (space) => put(space, 'p1', { publishAt: '0001-01-01T00:00:00+14:00' }),
    ],
    ['no default locale', 'Locale', /default locale/, (space) => ({ ...space, locales: [{ code: 'de' }] })],
    [
      'the format of the delivery API',
      'Locale',
      /not keyed by locale/,
      (space) => Object.assign(entry(space, 'p1').fields, { title: 'Plain' }),
    ],
  ]
  it.each(faults)('%s is reported and nothing is changed', async (name, kind, reason, spoil) => {
    const space = makeSpace()
    const spoilt = spoil(space)
    const isWhole =
      typeof spoilt === 'string' ||
      (typeof spoilt === 'object' && spoilt !== null && ('entries' in spoilt || 'hello' in spoilt))
    const file = await writeSpace(at(`spoilt ${name}`), isWhole ? spoilt : space)
    expect(await importFile(services, file)).toBe(1)
    expect(said()).toContain(kind)
    expect(said()).toMatch(reason)
    expect(said()).toContain('Nothing was imported')
    expect(await rowsOf(services)).toEqual(before)
  })

  it('of several kinds at once is reported all at once', async () => {
    const space = makeSpace()
    put(space, 'p1', { section: 'Weather', text: 'no' })
    put(space, 'p2', { title: 7 })
    put(space, 'w1', { slug: undefined })
    space.entries.push(entry(space, 'j1'))
    expect(await importFile(services, await writeSpace(at('several'), space))).toBe(1)
    for (const kind of [
      'Unknown section',
      'Malformed rich text',
      'Wrong type',
      'Missing field',
      'Duplicate id',
    ])
      expect(said()).toContain(kind)
    expect(await rowsOf(services)).toEqual(before)
  })

  it('that the database finds itself undoes everything, originals too', async () => {
    await sql`alter table entries add constraint no_deck check (slug <> 'deck')`.execute(services.store.db)
    const space = makeSpace()
    space.assets.push(asset('other', '//images.ctfassets.net/other.png'))
    const file = await writeSpace(at('undone'), space)
    await writeFile(
      join(dirname(file), 'images.ctfassets.net/other.png'),
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    const originals = await Array.fromAsync(services.storage.list())
    await expect(importFile(services, file)).rejects.toThrow(/no_deck/)
    expect(await rowsOf(services)).toEqual(before)
    expect(await Array.fromAsync(services.storage.list())).toEqual(originals)
  })
})

it('an import keeps the originals of what was written after all, when the connection broke before that was heard', async () => {
  const services = await openServices('unheard-media')
  const broken = { ...services, store: makeUnheard(services.store) }
  await expect(importFile(broken, await writeSpace(at('unheard'), makeSpace()))).rejects.toThrow(/terminated/)
  const assets = await services.store.db.selectFrom('assets').select('storage_key').execute()
  expect(assets.length).toBeGreaterThan(0)
  for (const { storage_key } of assets)
    expect(await services.storage.has(storage_key ?? ''), `${storage_key}`).toBe(true)
})

describe('what is only doubtful is listed and the rest comes in', () => {
  let services: Services
  beforeEach(async () => {
    services = await openServices('doubtful-media')
  })

  it('links, nodes, templates, embeds, images, types and locales', async () => {
    const space = makeSpace()
    const [p1] = space.entries as [Space['entries'][0]]
    const text = {
      nodeType: 'document',
      data: {},
      content: [
        {
          nodeType: 'spinning-block',
          data: {},
          content: [{ nodeType: 'text', value: 'Nul\u0000l \ud800', marks: [{ type: 'glow' }], data: {} }],
        },
        {
          nodeType: 'paragraph',
          data: {},
          content: [
            {
              nodeType: 'hyperlink',
              data: { uri: 'javascript:alert(1)' },
              content: [{ nodeType: 'text', value: 'x', marks: [], data: {} }],
            },
          ],
        },
        { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'gone') }, content: [] },
      ],
    }
    Object.assign(
      p1.fields,
      inEnglish({
        text,
        template: 'carousel',
        embed: '<script src="https://evil.example"></script>',
        image2: link('Asset', 'none'),
        image3: link('Asset', 'fake'),
        // A browser passes over the tab and the sign in front.
        url: '\u0001java\tscript:alert(1)',
        url2: 'javascript:alert(1)',
      }),
    )
    Object.assign(p1.fields, {
      standfirst: { fr: 'Bonjour', 'en-US': null },
      code: { en: 'CP 18-001', fr: 'autre' },
      'odd\u0000': { 'en-US': '\ud800' },
    })
    p1.sys.version = 12
    space.entries.push(item('weatherReport', 'x1', { title: 'Rain' }))
    space.entries.push(item('project', 'j2', { title: 'Two', slug: 'two', entries: [link('Entry', 'x1')] }))
    space.assets.push(
      asset('fake', '//images.ctfassets.net/fake.png'),
      asset('absent', '//images.ctfassets.net/absent.png'),
      asset('outside', '../../../../etc/hostname'),
    )
    const file = await writeSpace(at('doubtful'), space)
    await writeFile(join(dirname(file), 'images.ctfassets.net/fake.png'), '%PDF-1.4 not a picture')
    expect(await importFile(services, file)).toBe(0)
    for (const line of [
      /Unknown rich text.*\n.*node spinning-block/,
      /mark glow/,
      /Unsafe link[\s\S]*javascript:alert/,
      /url starts with javascript:/,
      /url2 starts with javascript:/,
      /Unknown template.*\n.*carousel/,
      /Refused embed/,
      /image2 links to the asset none/,
      /image3 links to the asset fake/,
      /text links to the entry gone/,
      /entries links to the entry x1, which is left out/,
      /Unknown content type.*\n.*weatherReport: 1/,
      /Refused image.*\n.*\(fake\)/,
      /Missing image file[\s\S]*\(absent\)/,
      /\(outside\)/,
      /Unpublished edits.*\n.*is version 12, and 7 was published/,
      /Other locale.*\n.*fr: 2/,
    ])
      expect(said()).toMatch(line)
    const row = await services.store.db
      .selectFrom('entries')
      .selectAll()
      .where('id', '=', 'p1')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      image_id: 'cover',
      image2_id: null,
      image3_id: null,
      embed: null,
      url: null,
      url2: null,
      template: 'carousel',
      code: 'CP 18-001',
      standfirst: null,
    })
    expect(row.extra).toMatchObject({ odd: '\ufffd' })
    expect(JSON.stringify(row.text)).toContain('spinning-block')
    expect(await services.store.db.selectFrom('assets').select('id').execute()).toEqual([{ id: 'cover' }])
  })

  it('as long as Contentful lets them be, fields come in and are found', async () => {
    const space = makeSpace()
    const [p1] = space.entries as [Space['entries'][0]]
    const long = { title: manyWords(7000).slice(0, 50_000), standfirst: manyWords(7000).slice(0, 50_000) }
    Object.assign(p1.fields, inEnglish({ ...long, text: makeText(manyWords(28_000).slice(0, 200_000)) }))
    expect(await importFile(services, await writeSpace(at('long'), space))).toBe(0)
  })

  it('dates of Contentful’s own that no calendar has are left out', async () => {
    const space = makeSpace()
    const [p1, p2] = space.entries as [Space['entries'][0], Space['entries'][0]]
    Object.assign(p1.sys, {
      createdAt: '-271821-04-21T00:00:00.000Z',
      firstPublishedAt: '+012345-01-01T00:00:00.000Z',
    })
    Object.assign(p2.sys, { updatedAt: '+275760-09-12T00:00:00.000Z' })
    expect(await importFile(services, await writeSpace(at('dates'), space))).toBe(0)
    const rows = await services.store.db
      .selectFrom('entries')
      .select(['created_at', 'updated_at'])
      .where('id', 'in', ['p1', 'p2'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { created_at: new Date('2019-01-02T03:04:05.678Z'), updated_at: new Date('2019-01-02T03:04:05.678Z') },
      { created_at: new Date('2018-03-04T05:06:07.890Z'), updated_at: new Date('2018-03-04T05:06:07.890Z') },
    ])
  })

  it('a film of three gigabytes among the assets is left out, and so is a link to itself', async () => {
    const space = makeSpace()
    space.assets.push(
      asset('film', 'HTTPS://images.ctfassets.net/film.mp4'),
      asset('knot', '//images.ctfassets.net/knot.png'),
    )
    const file = await writeSpace(at('film'), space)
    const pictures = join(dirname(file), 'images.ctfassets.net')
    await writeFile(join(pictures, 'film.mp4'), '')
    await truncate(join(pictures, 'film.mp4'), 3e9)
    await symlink('knot.png', join(pictures, 'knot.png'))
    expect(await importFile(services, file)).toBe(0)
    expect(said()).toMatch(/Refused image.*\n.*\(film\).*larger than 50 MB/)
    expect(said()).toMatch(/Missing image file.*\n.*\(knot\)/)
    expect(said()).toMatch(/image +1 +0 +0 +2/)
  })

  it('what a file says of itself cannot steer the terminal it is shown on', async () => {
    const space = makeSpace()
    const [p1] = space.entries as [Space['entries'][0]]
    Object.assign(p1.fields, inEnglish({ title: 'x\u001b[2J\nImported', template: '\u001b]0;x\u0007' }))
    space.entries.push(item('odd\u001b[31m', 'x1', {}))
    expect(await importFile(services, await writeSpace(at('steering'), space))).toBe(0)
    expect(said()).toMatch(/presentation “x \[2J Imported” \(p1\): “ \]0;x ” shows nothing/)
    expect(said()).not.toMatch(/[^\P{Cc}\n]/u)
  })

  it('a picture that comes later is linked by the next import', async () => {
    const file = await writeSpace(at('later'), makeSpace())
    const pictures = join(dirname(file), 'images.ctfassets.net')
    await cp(pictures, `${pictures}.away`, { recursive: true })
    await rm(pictures, { recursive: true })
    await importFile(services, file)
    expect(said()).toMatch(/Missing image file[\s\S]*Dangling link/)
    await cp(`${pictures}.away`, pictures, { recursive: true })
    expect(await importFile(services, file)).toBe(0)
    expect(await services.store.db.selectFrom('entry_assets').selectAll().execute()).toEqual([
      { entry_id: 'p1', asset_id: 'cover' },
    ])
  })
})
