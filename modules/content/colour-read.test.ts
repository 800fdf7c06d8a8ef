import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeMember } from '#testing/make.ts'
import { readScope } from '../access/policy.ts'
import { colourDistance, oklab } from '../media/palette.ts'
import { readByColour, readColours } from './colour-read.ts'
import { RADIUS } from './colours.ts'
import { saveEntries } from './save.ts'

const database = useTestDatabase()
const reader = { scope: readScope(makeMember()), now: new Date('2026-06-01T12:00:00Z') }

const shelves = {
  get db() {
    return database.db
  },
  imageKey: Buffer.alloc(32, 'k'),
  remember: <T>(_key: string, ask: () => Promise<T>) => ask(),
}

/** An entry for each palette, with one picture. */
async function fill(palettes: { hex: string; share: number }[][]): Promise<void> {
  const assets = palettes.map((palette, index) => ({
    ...{ id: `a${index}`, file_name: 'a.png', content_type: 'image/png', byte_size: 1, width: 1, height: 1 },
    palette: JSON.stringify(palette.map((each) => ({ name: 'Shade', ...each }))),
    ...{ dominant: '#000000', tokens: '{}' },
  }))
  for (let at = 0; at < assets.length; at += 500)
    await database.db
      .insertInto('assets')
      .values(assets.slice(at, at + 500))
      .execute()
  const entries = assets.map(({ id }) => ({
    ...{ id, slug: id, title: id, images: [id], template: 'article', code: `CP 26-${id.slice(1)}` },
    ...{ type: 'presentation' as const, section: 'color-and-print' as const, status: 'published' as const },
    ...{ publishAt: new Date('2020-01-01T00:00:00Z'), date: '2020-01-01' },
  }))
  for (let at = 0; at < entries.length; at += 500)
    await saveEntries(database.db, entries.slice(at, at + 500), { embedHosts: [] })
}

const toHex = (value: number) => `#${(value & 0xffffff).toString(16).padStart(6, '0').toUpperCase()}`
/** Always the same, and spread over all of sRGB. */
const scattered = (count: number) =>
  Array.from({ length: count }, (_, n) => toHex(Math.imul(n + 1, 2654435761) >>> 7))

beforeEach(async () => {
  await database.db.deleteFrom('entries').execute()
  await database.db.deleteFrom('assets').execute()
})

test('a library without a cloth has an empty index', async () => {
  expect(await readColours(shelves, reader)).toEqual({ total: 0, items: [] })
})

test('an entry counts once for a chip, however many of its colors the chip stands for', async () => {
  const greys = Array.from({ length: 250 }, (_, n) => ({ hex: toHex(n * 0x010101), share: 0.01 }))
  await fill([greys, greys.slice(100, 130), [{ hex: '#D8422A', share: 1 }]])
  const { total, items } = await readColours(shelves, reader)
  expect([total, items.length]).toEqual([251, 240])
  expect(items.reduce((sum, { colours }) => sum + colours, 0)).toBe(251)
  const merged = items.filter(({ colours }) => colours > 1)
  expect(merged.length).toBeGreaterThan(0)
  expect(Math.max(...items.map(({ entries }) => entries))).toBe(2)
})

test('thousands of colors make an index of bounded length that stands for all of them', async () => {
  const hexes = [...new Set(scattered(2400))]
  const palettes = Array.from({ length: 400 }, (_, n) =>
    hexes.slice(n * 6, n * 6 + 6).map((hex, place) => ({ hex, share: (place + 1) / 10 })),
  )
  await fill(palettes)
  const { total, items } = await readColours(shelves, reader)
  expect([total, items.length]).toEqual([hexes.length, 240])
  expect(items.reduce((sum, { colours }) => sum + colours, 0)).toBe(hexes.length)
  const entries = items.reduce((sum, each) => sum + each.entries, 0)
  expect(entries).toBeGreaterThan(palettes.length)
  expect(entries).toBeLessThanOrEqual(hexes.length)
  for (const { hex, entry, number } of items) {
    const own = palettes[Number(entry.id.slice(1))]?.findIndex((each) => each.hex === hex) ?? -1
    expect([own >= 0, number]).toEqual([true, `${entry.id.slice(1)}.${own + 1}`])
  }
})

test('entries by color are those that a look at every color finds', async () => {
  const hexes = scattered(1200)
  await fill(
    Array.from({ length: 400 }, (_, n) => hexes.slice(n * 3, n * 3 + 3).map((hex) => ({ hex, share: 0.3 }))),
  )
  for (const colour of ['#D8422A', '#808080', '#FFFFFF', '#000000', '#0000FF', '#C8CF3A']) {
    const nearest = Array.from({ length: 400 }, (_, n) => {
      const distances = hexes.slice(n * 3, n * 3 + 3).map((hex) => colourDistance(oklab(hex), oklab(colour)))
      return { id: `a${n}`, distance: Math.min(...distances) }
    })
    const expected = nearest
      .filter(({ distance }) => distance <= RADIUS)
      .sort((x, y) => x.distance - y.distance)
    const { total, items } = await readByColour(shelves, reader, { colour, limit: 100, skip: 0 })
    expect([colour, total]).toEqual([colour, expected.length])
    expect(items.map(({ sys }) => sys.id)).toEqual(expected.slice(0, 100).map(({ id }) => id))
  }
})

test('the color that matches lies within the radius, also where a larger one lies just outside', async () => {
  await fill([
    [
      { hex: '#898989', share: 0.01 },
      { hex: '#B1B1B1', share: 0.99 },
    ],
  ])
  const { items } = await readByColour(shelves, reader, { colour: '#9B9B9B', limit: 1, skip: 0 })
  expect(items.map(({ match }) => match.hex)).toEqual(['#898989'])
})
