import { describe, expect, test } from 'vitest'
import { toAse, toCss, toGpl } from './palette-files.ts'

const palette = [
  { name: 'Undyed', hex: '#F2EADB', share: 0.5 },
  { name: 'Bottle green', hex: '#1F5A3C', share: 0.3 },
  { name: 'Café 🧵', hex: '#00FF7F', share: 0.2 },
]

interface Swatch {
  name: string
  model: string
  rgb: number[]
  type: number
}

/** Reads by the published layout and knows nothing of the writer. */
function readAse(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer)
  let at = 0
  const take = (length: number) => {
    at += length
    return at - length
  }
  const text = (length: number) => String.fromCharCode(...bytes.slice(take(length), at))
  const name = () => {
    const units = Array.from({ length: view.getUint16(take(2)) }, () => view.getUint16(take(2)))
    expect(units.at(-1)).toBe(0)
    return String.fromCharCode(...units.slice(0, -1))
  }
  const head = { signature: text(4), version: [view.getUint16(take(2)), view.getUint16(take(2))] }
  const groups: { name: string; swatches: Swatch[] }[] = []
  let open = false
  for (let blocks = view.getUint32(take(4)); blocks > 0; blocks--) {
    const type = view.getUint16(take(2))
    const end = view.getUint32(take(4)) + at
    if (type === 0xc001) {
      groups.push({ name: name(), swatches: [] })
      open = true
    } else if (type === 0xc002) open = false
    else if (type === 0x0001)
      groups.at(-1)?.swatches.push({
        name: name(),
        model: text(4),
        rgb: [0, 1, 2].map(() => view.getFloat32(take(4))),
        type: view.getUint16(take(2)),
      })
    expect(at).toBe(end)
  }
  expect([at, open]).toEqual([bytes.length, false])
  return { ...head, groups }
}

const toHex = (rgb: number[]) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

describe('Adobe Swatch Exchange', () => {
  test('holds one group with the name of the entry, and every color as it is', () => {
    const { signature, version, groups } = readAse(toAse('The blur is the point', palette))
    expect([signature, version]).toEqual(['ASEF', [1, 0]])
    expect(groups.map((group) => group.name)).toEqual(['The blur is the point'])
    expect(groups[0]?.swatches.map(({ name, rgb }) => [name, toHex(rgb.map((part) => part * 255))])).toEqual(
      palette.map(({ name, hex }) => [name, hex]),
    )
    expect(groups[0]?.swatches.every(({ model, type }) => model === 'RGB ' && type === 2)).toBe(true)
  })

  test('stays readable with a name of any length', () => {
    const { groups } = readAse(toAse('long '.repeat(30_000), palette))
    expect([groups[0]?.name.length, groups[0]?.swatches.length]).toEqual([255, 3])
  })
})

function readGpl(file: string) {
  const [signature, ...rest] = file.trimEnd().split('\n')
  const header = rest.filter((line) => /^[A-Z]\w+: /.test(line)).map((line) => line.split(': '))
  const colours = rest.flatMap((line) => {
    const [, red, green, blue, name] = /^ *(\d+) +(\d+) +(\d+)\t(.*)$/.exec(line) ?? []
    return red ? [{ name, hex: toHex([red, green, blue].map(Number)) }] : []
  })
  return { signature, header: Object.fromEntries(header), colours }
}

describe("GIMP's palette", () => {
  test('holds the name of the entry and every color', () => {
    expect(readGpl(toGpl('Struck by hand', palette))).toEqual({
      signature: 'GIMP Palette',
      header: { Name: 'Struck by hand', Columns: '3' },
      colours: palette.map(({ name, hex }) => ({ name, hex })),
    })
  })

  test('has a line for each color, whatever the names hold', () => {
    const odd = [{ name: 'two\r\n1 2 3\tlines', hex: '#010203', share: 1 }]
    expect(readGpl(toGpl('a\nb', odd))).toMatchObject({
      header: { Name: 'a b' },
      colours: [{ name: 'two 1 2 3 lines', hex: '#010203' }],
    })
  })
})

describe('the style sheet', () => {
  const readCss = (file: string) =>
    [...file.matchAll(/^ {2}(--[a-z0-9-]+): (#[0-9A-F]{6});$/gm)].map((line) => line.slice(1))

  test('has a custom property for each color', () => {
    const file = toCss('Saturday madras', palette)
    expect(file).toMatch(/^\/\* Saturday madras \*\/\n:root \{\n/)
    expect(readCss(file)).toEqual([
      ['--undyed', '#F2EADB'],
      ['--bottle-green', '#1F5A3C'],
      ['--cafe', '#00FF7F'],
    ])
  })

  test('gives no property twice, and one to a color without a word', () => {
    const names = ['Sky', 'sky!', '藍', 'Sky']
    const file = toCss(
      '',
      names.map((name) => ({ name, hex: '#8FB8DE', share: 0.25 })),
    )
    expect(readCss(file).map(([property]) => property)).toEqual(['--sky', '--sky-2', '--color-3', '--sky-4'])
  })

  test('cannot be broken out of by a title', () => {
    const file = toCss('*/ body { display: none } /*', palette)
    expect(file.indexOf('*/')).toBe(file.indexOf('\n') - 2)
  })
})
