import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Original, openResizer } from './resize.ts'

const root = mkdtempSync(join(tmpdir(), 'toile-resize-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folders = 0
const newFolder = () => join(root, String(++folders))
const PLENTY = 100 * 1024 * 1024

let wide: Buffer
beforeAll(async () => {
  wide = await cloth(1800, 1200).jpeg().toBuffer()
})

function cloth(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#C22F3B',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
}

let originals = 0
function original(bytes: Buffer, width: number): Original & { reads: number } {
  return {
    sha256: String(++originals).padStart(64, '0'),
    width,
    reads: 0,
    async read() {
      this.reads++
      return bytes
    },
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const onlyFile = (folder: string) => filesIn(folder)[0] ?? ''

describe('an image', () => {
  test.each([
    ['jpeg', 400, 'jpeg'],
    ['webp', 480, 'webp'],
    ['avif', 900, 'heif'],
  ] as const)('comes as %s in the width that is asked for', async (format, width, decoder) => {
    const { bytes } = await openResizer({ folder: newFolder(), mostBytes: PLENTY }).resize(
      original(wide, 1800),
      width,
      format,
    )
    const header = await sharp(bytes).metadata()
    expect([header.format, header.width, header.height]).toEqual([
      decoder,
      width,
      Math.round((width * 2) / 3),
    ])
  })

  test('is never enlarged, and is made once for all the widths beyond its own', async () => {
    const resizer = openResizer({ folder: newFolder(), mostBytes: PLENTY })
    const small = original(await cloth(700, 500).png().toBuffer(), 700)
    const [nine, sixteen] = [
      await resizer.resize(small, 900, 'jpeg'),
      await resizer.resize(small, 1600, 'jpeg'),
    ]
    expect((await sharp(nine.bytes).metadata()).width).toBe(700)
    expect(sixteen.bytes).toBe(nine.bytes)
    expect(resizer.made()).toBe(1)
  })

  test('is turned as the camera was held, and tells nothing of the camera', async () => {
    const bytes = await cloth(600, 400)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await openResizer({ folder: newFolder(), mostBytes: PLENTY }).resize(
      original(bytes, 400),
      400,
      'jpeg',
    )
    const header = await sharp(made.bytes).metadata()
    expect([header.width, header.height, header.orientation, header.exif]).toEqual([
      400,
      600,
      undefined,
      undefined,
    ])
  })

  test('keeps its colours when the original has a wider gamut', async () => {
    const srgb = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#C22F3B' } })
      .png()
      .toBuffer()
    const p3 = await sharp(srgb).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const made = await openResizer({ folder: newFolder(), mostBytes: PLENTY }).resize(
      original(p3, 500),
      400,
      'jpeg',
    )
    const [red = 0, green = 0, blue = 0] = await sharp(made.bytes).resize(1, 1).raw().toBuffer()
    expect(Math.max(Math.abs(red - 0xc2), Math.abs(green - 0x2f), Math.abs(blue - 0x3b))).toBeLessThan(6)
  })

  test('lies on paper where it is transparent and the format cannot be', async () => {
    const clear = await sharp({ create: { width: 500, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const resizer = openResizer({ folder: newFolder(), mostBytes: PLENTY })
    const jpeg = await resizer.resize(original(clear, 500), 400, 'jpeg')
    expect((await sharp(jpeg.bytes).stats()).dominant.r).toBeGreaterThan(0xe0)
    const webp = await resizer.resize(original(clear, 500), 400, 'webp')
    expect((await sharp(webp.bytes).metadata()).hasAlpha).toBe(true)
  })
})

describe('the work', () => {
  test('is shared by everyone who asks at once', async () => {
    const resizer = openResizer({ folder: newFolder(), mostBytes: PLENTY })
    const source = original(wide, 1800)
    const answers = await Promise.all(Array.from({ length: 20 }, () => resizer.resize(source, 900, 'webp')))
    expect([resizer.made(), source.reads]).toEqual([1, 1])
    expect(new Set(answers.map((each) => each.etag)).size).toBe(1)
  })

  test('is done by so many at a time and no more', async () => {
    const resizer = openResizer({ folder: newFolder(), mostBytes: PLENTY, jobs: 2 })
    let running = 0
    let most = 0
    const slow = () => ({
      ...original(wide, 1800),
      async read() {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 20))
        running--
        return wide
      },
    })
    await Promise.all(Array.from({ length: 8 }, () => resizer.resize(slow(), 400, 'jpeg')))
    expect([resizer.made(), most]).toEqual([8, 2])
  })

  test('that failed is tried anew, and holds nobody up', async () => {
    const resizer = openResizer({ folder: newFolder(), mostBytes: PLENTY, jobs: 1 })
    let broken = true
    const source = { ...original(wide, 1800), read: async () => (broken ? Buffer.from('no picture') : wide) }
    const failed = await Promise.allSettled([
      resizer.resize(source, 400, 'jpeg'),
      resizer.resize(source, 400, 'jpeg'),
    ])
    expect(failed.map((each) => each.status)).toEqual(['rejected', 'rejected'])
    broken = false
    expect((await resizer.resize(source, 400, 'jpeg')).bytes.length).toBeGreaterThan(0)
  })
})

describe('the cache', () => {
  test('serves the next run of the process', async () => {
    const folder = newFolder()
    const source = original(wide, 1800)
    const first = await openResizer({ folder, mostBytes: PLENTY }).resize(source, 480, 'jpeg')
    const next = openResizer({ folder, mostBytes: PLENTY })
    expect(await next.resize(source, 480, 'jpeg')).toEqual(first)
    expect([next.made(), source.reads]).toEqual([0, 1])
  })

  test.each([
    ['deleted', (file: string) => rmSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['torn', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['shorter by a byte', (file: string) => truncateSync(file, statSync(file).size - 1)],
    [
      'damaged in one byte',
      (file: string) =>
        writeFileSync(
          file,
          readFileSync(file).map((byte, at) => (at === 500 ? byte ^ 1 : byte)),
        ),
    ],
  ])('makes anew a file that is %s', async (_how, damage) => {
    const folder = newFolder()
    const source = original(wide, 1800)
    const first = await openResizer({ folder, mostBytes: PLENTY }).resize(source, 480, 'jpeg')
    damage(onlyFile(folder))
    const next = openResizer({ folder, mostBytes: PLENTY })
    expect(await next.resize(source, 480, 'jpeg')).toEqual(first)
    expect(next.made()).toBe(1)
    const after = openResizer({ folder, mostBytes: PLENTY })
    await after.resize(source, 480, 'jpeg')
    expect(after.made()).toBe(0)
  })

  test('stays within its bound and lets go of what was used longest ago', async () => {
    const folder = newFolder()
    const one = original(wide, 1800)
    const { bytes } = await openResizer({ folder, mostBytes: PLENTY }).resize(one, 480, 'jpeg')
    const mostBytes = bytes.length * 4.5
    const resizer = openResizer({ folder, mostBytes })
    // Used longest ago, so it has to go first.
    utimesSync(onlyFile(folder), new Date(0), new Date(0))
    const others = Array.from({ length: 8 }, () => original(wide, 1800))
    for (const other of others) {
      await resizer.resize(other, 480, 'jpeg')
      expect(filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(
        mostBytes,
      )
    }
    expect(filesIn(folder).some((file) => file.includes(one.sha256))).toBe(false)
    expect(filesIn(folder).some((file) => file.includes(others.at(-1)?.sha256 ?? 'none'))).toBe(true)
  })

  test('remembers that a file was used', async () => {
    const folder = newFolder()
    const source = original(wide, 1800)
    await openResizer({ folder, mostBytes: PLENTY }).resize(source, 480, 'jpeg')
    utimesSync(onlyFile(folder), new Date(0), new Date(0))
    await openResizer({ folder, mostBytes: PLENTY }).resize(source, 480, 'jpeg')
    await expect.poll(() => statSync(onlyFile(folder)).mtimeMs).toBeGreaterThan(0)
  })

  test('that cannot be written keeps nobody from an image', async () => {
    const folder = newFolder()
    writeFileSync(folder, 'a file where the folder should be')
    const resizer = openResizer({ folder, mostBytes: PLENTY })
    expect((await resizer.resize(original(wide, 1800), 400, 'jpeg')).bytes.length).toBeGreaterThan(0)
  })
})
