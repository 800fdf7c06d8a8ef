import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '#db/migrations/0003-colours.ts'
import { useTestDatabase } from '#testing/database.ts'
import { hexToOklch, oklab } from './palette.ts'
import { saveAsset } from './store.ts'

const database = useTestDatabase()

function saveWith(id: string, palette: unknown) {
  return saveAsset(database.db, {
    id,
    file_name: 'cloth.png',
    content_type: 'image/png',
    byte_size: 1,
    width: 1,
    height: 1,
    dominant: '#000000',
    palette: JSON.stringify(palette),
    tokens: '{}',
    storage_key: null,
    sha256: null,
    drawing: null,
  })
}

function coloursOf(id: string) {
  return database.db
    .selectFrom('asset_colours')
    .selectAll()
    .where('asset_id', '=', id)
    .orderBy('place')
    .execute()
}

function randomHex(): string {
  const value = Math.floor(Math.random() * 0x1000000)
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`
}

test('the database and the code agree on where a color lies', async () => {
  const greys = Array.from({ length: 256 }, (_, n) => `#${n.toString(16).padStart(2, '0').repeat(3)}`)
  const hexes = [...greys, ...Array.from({ length: 2000 }, randomHex)]
  const { rows } = await sql<{ hex: string; l: number; a: number; b: number }>`
    select hex, lab.* from unnest(${hexes}::text[]) as given (hex), toile_oklab(hex) as lab`.execute(
    database.db,
  )
  expect(rows).toHaveLength(hexes.length)
  for (const { hex, l, a, b } of rows) {
    const [lightness, green, blue] = oklab(hex)
    expect(Math.max(Math.abs(l - lightness), Math.abs(a - green), Math.abs(b - blue)), hex).toBeLessThan(1e-9)
  }
})

test('a picture has its palette in the table as long as it is there, and as it is now', async () => {
  const [ochre, sky] = ['#C98A1B', '#8FB8DE']
  await saveWith('cloth', [
    { name: 'Ochre', hex: ochre, share: 0.75 },
    { name: 'Sky', hex: sky, share: 0.25 },
  ])
  const [, chroma, hue] = hexToOklch(sky)
  const [first, second] = await coloursOf('cloth')
  expect(first).toMatchObject({ place: 1, name: 'Ochre', hex: ochre, share: 0.75 })
  expect(second).toMatchObject({ place: 2, name: 'Sky', hex: sky, share: 0.25 })
  expect([second?.chroma, second?.hue]).toEqual([expect.closeTo(chroma, 5), expect.closeTo(hue, 5)])

  await saveWith('cloth', [{ name: 'Sky', hex: sky, share: 1 }])
  expect((await coloursOf('cloth')).map(({ place, name }) => [place, name])).toEqual([[1, 'Sky']])

  await database.db.deleteFrom('assets').where('id', '=', 'cloth').execute()
  expect(await coloursOf('cloth')).toEqual([])
})

test.each([
  ['a palette that is no list', { hex: '#FFFFFF' }],
  ['a palette that is null', null],
  ['an empty palette', []],
  ['colors that are none', [{ name: 'X', hex: 'red', share: 1 }, { name: 'Y' }, 'Z', null]],
])('%s does not keep the picture from being saved', async (_, palette) => {
  expect(await saveWith('odd', palette)).toBeDefined()
  expect(await coloursOf('odd')).toEqual([])
  await database.db.deleteFrom('assets').where('id', '=', 'odd').execute()
})

test('a color beside one that is none keeps its place, and one without a share covers nothing', async () => {
  await saveWith('half', [{ hex: 'none' }, { name: 'Ink', hex: '#16140f', share: 'much' }])
  expect(await coloursOf('half')).toMatchObject([{ place: 2, name: 'Ink', hex: '#16140F', share: 0 }])
})

test('pictures from before the table are in it too', async () => {
  await saveWith('early', [{ name: 'Madder', hex: '#A8322D', share: 1 }])
  await sql`drop table asset_colours`.execute(database.db)
  await sql`
    drop function toile_keep_colours cascade; drop function toile_colours_near; drop function toile_colours_of; drop function toile_oklab; drop function toile_linear`.execute(
    database.db,
  )
  await up(database.db as unknown as Kysely<unknown>)
  expect(await coloursOf('early')).toMatchObject([{ place: 1, name: 'Madder', hex: '#A8322D' }])
})
