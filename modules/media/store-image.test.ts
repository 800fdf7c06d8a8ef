import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { Value } from 'typebox/value'
import { afterAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { AssetItem, type Palette } from './contract.ts'
import { UploadRefused } from './inspect.ts'
import { pageTokens } from './palette.ts'
import { toAssetItem } from './present.ts'
import { diskStorage } from './storage.ts'
import { findAsset, findAssets, saveAsset } from './store.ts'
import { type ImageInput, keepPrepared, prepareImage, storeImage, takeBackOriginals } from './store-image.ts'

const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'toile-store-'))
const storage = diskStorage(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const store = (input: ImageInput) => storeImage({ db: database.db, storage }, input)

async function picture(colour: string): Promise<Buffer> {
  const field = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#F4F1EA"/><rect width="30" height="40" fill="${colour}"/><rect width="6" height="40" fill="#141414"/></svg>`
  return sharp(Buffer.from(field)).png().toBuffer()
}

const words = { fileName: 'ikat.png', title: 'Ikat', alt: 'Warp ikat in violet', credit: 'Studio' }

describe('storing an image', () => {
  test('keeps words, size, focal point, palette and tokens', async () => {
    const bytes = await picture('#B7A2D8')
    const { asset, changed } = await store({ id: 'ikat', bytes, ...words, focalPoint: { x: 0.25, y: 0.75 } })
    expect(changed).toBe(true)
    expect(asset).toMatchObject({
      title: 'Ikat',
      alt: 'Warp ikat in violet',
      credit: 'Studio',
      file_name: 'ikat.png',
      content_type: 'image/png',
      byte_size: bytes.length,
      width: 60,
      height: 40,
      focal_x: 0.25,
      focal_y: 0.75,
      revision: 1,
    })
    expect(asset.palette[asset.lead]).toMatchObject({ name: 'Wisteria', hex: '#B7A2D8' })
    expect(asset.tokens).toEqual(pageTokens(asset.palette, asset.lead))
    expect(await storage.get(asset.storage_key ?? '')).toEqual(bytes)
    expect(Value.Errors(AssetItem, toAssetItem(asset, '/images/ikat'))).toEqual([])
  })

  test('again with the same words changes nothing', async () => {
    const bytes = await picture('#1E3CA0')
    const first = await store({ id: 'twice', bytes, ...words })
    const second = await store({ id: 'twice', bytes, ...words })
    expect(second.changed).toBe(false)
    expect(second.asset).toEqual(first.asset)
  })

  test('with other words is a new revision of the same picture', async () => {
    const bytes = await picture('#2E7A4A')
    const first = await store({ id: 'worded', bytes, ...words, focalPoint: { x: 0.1, y: 0.2 }, lead: 2 })
    const second = await store({ id: 'worded', bytes, ...words, alt: 'Another text' })
    expect(second.changed).toBe(true)
    expect(second.asset).toMatchObject({
      revision: 2,
      alt: 'Another text',
      lead: 2,
      palette: first.asset.palette,
    })
    expect(second.asset.focal_x).toBeCloseTo(0.1, 6)
    expect(second.asset.created_at).toEqual(first.asset.created_at)
  })

  test('of another picture under the same id takes its colours and forgets the old focal point', async () => {
    await store({ id: 'replaced', bytes: await picture('#C22F3B'), ...words, focalPoint: { x: 0, y: 0 } })
    const { asset } = await store({ id: 'replaced', bytes: await picture('#155460'), ...words })
    expect(asset).toMatchObject({ revision: 2, focal_x: 0.5, focal_y: 0.5 })
    expect(asset.palette.map((each) => each.hex)).toContain('#155460')
  })

  test('keeps identical bytes once, under two ids', async () => {
    const bytes = await picture('#F07B2B')
    const [one, other] = [
      await store({ id: 'one', bytes, ...words }),
      await store({ id: 'other', bytes, ...words }),
    ]
    expect(one.asset.storage_key).toBe(other.asset.storage_key)
  })

  test('puts back an original that was lost', async () => {
    const bytes = await picture('#DE8C86')
    const { asset } = await store({ id: 'lost', bytes, ...words })
    await storage.delete(asset.storage_key ?? '')
    expect(await store({ id: 'lost', bytes, ...words })).toMatchObject({ changed: false })
    expect(await storage.get(asset.storage_key ?? '')).toEqual(bytes)
  })

  test('takes a palette that is given, and the lead that the editor names', async () => {
    const palette: Palette = [
      { name: 'Lime plaster', hex: '#F0E6DA', share: 0.6 },
      { name: 'Shell', hex: '#F2BFB4', share: 0.3 },
      { name: 'Bottle', hex: '#0e4638', share: 0.1 },
    ]
    const { asset } = await store({
      id: 'given',
      bytes: await picture('#1E3CA0'),
      ...words,
      palette,
      lead: 2,
    })
    expect(asset.palette[2]).toEqual({ name: 'Bottle', hex: '#0E4638', share: 0.1 })
    expect(asset.tokens.field).toBe('#0E4638')
    expect(asset.dominant).toBe('#F0E6DA')
    const bad = { id: 'bad', bytes: await picture('#1E3CA0'), ...words }
    await expect(store({ ...bad, palette: palette.slice(0, 2) })).rejects.toThrow(RangeError)
    await expect(store({ ...bad, palette, lead: 3 })).rejects.toThrow(RangeError)
    expect(await findAsset(database.db, 'bad')).toBeUndefined()
  })

  test('of something hostile leaves nothing behind', async () => {
    const before = await Array.fromAsync(storage.list())
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    await expect(store({ id: 'hostile', bytes, ...words })).rejects.toThrow(UploadRefused)
    expect(await findAsset(database.db, 'hostile')).toBeUndefined()
    expect(await Array.fromAsync(storage.list())).toEqual(before)
  })
})

describe('of two who keep the same new picture, one of whom fails, the other has its original', () => {
  const place = () => ({ db: database.db, storage })
  async function prepareTwice(id: string, colour: string) {
    const bytes = await picture(colour)
    await prepareImage(place(), { id: `${id} that fails`, bytes, ...words })
    const row = await prepareImage(place(), { id, bytes, ...words })
    return { row, key: row.storage_key ?? '', read: async () => bytes }
  }

  test('when it is taken back before the row is written', async () => {
    const { row, key, read } = await prepareTwice('before', '#335577')
    await takeBackOriginals(place(), [key])
    expect(await storage.has(key)).toBe(false)
    expect(await keepPrepared(place(), row, read)).toBeDefined()
    expect(await storage.get(key)).toEqual(await read())
  })

  test('when it is to be taken back before the row is heard of', async () => {
    const { row, key, read } = await prepareTwice('meanwhile', '#557733')
    let taking: Promise<void> | undefined
    await database.db.transaction().execute(async (trx) => {
      await keepPrepared({ db: trx, storage }, row, read)
      taking = takeBackOriginals(place(), [key])
      // As long as whoever does not wait for the row takes to have the original gone.
      await Promise.race([expect.poll(() => storage.has(key)).toBe(false), taking]).catch(() => {})
    })
    await taking
    expect(await storage.get(key)).toEqual(await read())
  })
})

describe('the assets', () => {
  test('are found by id, one or many', async () => {
    await store({ id: 'found-1', bytes: await picture('#0E4638'), ...words })
    await store({ id: 'found-2', bytes: await picture('#0E4638'), ...words })
    expect(
      (await findAssets(database.db, ['found-2', 'none', 'found-1'])).map((each) => each.id).sort(),
    ).toEqual(['found-1', 'found-2'])
    expect(await findAssets(database.db, [])).toEqual([])
  })

  test('keep the dates and the revision they are given, and change only when something differs', async () => {
    const { asset } = await store({ id: 'model', bytes: await picture('#552427'), ...words })
    const moment = new Date('2014-05-06T07:08:09Z')
    const row = {
      ...asset,
      id: 'dated',
      palette: JSON.stringify(asset.palette),
      tokens: JSON.stringify(asset.tokens),
      created_at: moment,
      updated_at: moment,
    }
    expect(await saveAsset(database.db, row)).toMatchObject({
      revision: 1,
      created_at: moment,
      updated_at: moment,
    })
    expect(await saveAsset(database.db, row)).toBeUndefined()
    const later = new Date('2015-05-06T07:08:09Z')
    expect(
      await saveAsset(database.db, { ...row, drawing: 'ikat', updated_at: later, revision: 7 }),
    ).toMatchObject({
      revision: 7,
      drawing: 'ikat',
      created_at: moment,
      updated_at: later,
    })
  })
})
