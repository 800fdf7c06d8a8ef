import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { beforeAll, expect, test } from 'vitest'
import { demoEntries } from '#demo/entries.ts'
import { demoClients } from '#demo/people.ts'
import { demoSite } from '#demo/site.ts'
import { at } from '../run.ts'
import { cutFonts, FOLDER, originalOf } from './cut.ts'
import { COMMON, FACES } from './faces.ts'
import { readRanges } from './ranges.ts'
import { STAND_INS, SYSTEMS, standInName } from './stand-ins.ts'

interface Rule {
  family: string
  style: string
  weight: string
  file: string
  points: Set<number>
}

let rules: Rule[] = []

beforeAll(async () => {
  await cutFonts()
  const sheet = readFileSync(join(FOLDER, 'faces.css'), 'utf8')
  rules = sheet
    .split('@font-face')
    .slice(1)
    .map((text) => {
      const value = (name: string) => new RegExp(`${name}: "?([^";]+)`).exec(text)?.[1] ?? ''
      return {
        ...{ family: value('font-family'), style: value('font-style'), weight: value('font-weight') },
        file: /url\("([^"]+)"\)/.exec(text)?.[1] ?? '',
        points: new Set(readRanges(value('unicode-range'))),
      }
    })
}, 60_000)

const open = (file: string) => fontkit.create(readFileSync(file)) as fontkit.Font
const rulesOf = (face: (typeof FACES)[number]) =>
  rules.filter(
    ({ family, style, weight }) => family === face.family && style === face.style && weight === face.weight,
  )

/** Every letter of whatever can be read there. */
function lettersOf(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(value)
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((each) => [...lettersOf(each)]))
}

test('the site’s own words need the common files only', () => {
  const rare = [...lettersOf(demoSite)].filter((letter) => !COMMON.includes(letter))
  expect(rare).toEqual([])
})

test('every letter of the demo library that a family has is in a file that the styles name for it', () => {
  const letters = [...lettersOf([demoEntries, demoClients])].filter((letter) => letter > ' ')
  expect(letters).toContain('ź')
  for (const face of FACES) {
    const fonts = rulesOf(face).map(({ points, file }) => ({ points, font: open(file) }))
    const originals = ['latin', 'latin-ext'].map((script) => open(originalOf(face, script)))
    const missing = letters.filter((letter) => {
      const point = letter.codePointAt(0) ?? 0
      const isCut = fonts.some(({ points, font }) => points.has(point) && font.hasGlyphForCodePoint(point))
      return !isCut && originals.some((font) => font.hasGlyphForCodePoint(point))
    })
    expect(missing, face.name).toEqual([])
  }
})

test('no letter is in two files of a face, so that none brings both', () => {
  for (const face of FACES) {
    const [common, rare] = [face.name, `${face.name}-rare`].map((name) =>
      rulesOf(face).find(({ file }) => file.endsWith(`/${name}.woff2`)),
    )
    expect([...(common?.points ?? [])].filter((point) => rare?.points.has(point))).toEqual([])
    expect(common?.points.size, face.name).toBe([...COMMON].length)
  }
})

test('every weight that the styles ask for is in the face they ask for it in', () => {
  const styles = globSync('web/styles/**/*.css', { cwd: at('.') }).map((file) =>
    readFileSync(at(file), 'utf8'),
  )
  const asked = styles.join('\n').matchAll(/font: (\d{3}) [^;]*var\(--(display|text|sans)\)/g)
  const families = { display: 'Imbue', text: 'Newsreader', sans: 'Instrument Sans' }
  const beyond = [...asked].filter(([, weight, family]) => {
    const faces = FACES.filter((face) => face.family === families[family as keyof typeof families])
    return !faces.some(({ axes: { wght = { min: 400, max: 700 } } }) =>
      typeof wght === 'number'
        ? wght === Number(weight)
        : wght.min <= Number(weight) && Number(weight) <= wght.max,
    )
  })
  expect(beyond.map(([rule]) => rule)).toEqual([])
})

test('every family has a stand-in for each system, and the styles name them in turn', () => {
  const tokens = readFileSync(at('web/styles/tokens.css'), 'utf8')
  for (const family of new Set(FACES.map((face) => face.family))) {
    const names = [family, ...SYSTEMS.map((system) => standInName(family, system))]
    expect(tokens.replace(/\s+/g, ' ')).toContain(names.map((name) => `"${name}"`).join(', '))
    for (const name of names) expect(rules.some((rule) => rule.family === name)).toBe(true)
  }
})

test('a stand-in is as high as the face it stands in for', () => {
  for (const { family, ascent, descent } of STAND_INS) {
    const face = FACES.find((each) => each.family === family)
    const font = face && open(originalOf(face, 'latin'))
    if (!font) throw new Error(`There is no face of ${family}`)
    expect([ascent, -descent]).toEqual([font.ascent / font.unitsPerEm, font.descent / font.unitsPerEm])
  }
})

test('figures can still stand in columns', () => {
  for (const name of ['newsreader', 'instrument-sans'])
    expect(open(join(FOLDER, `${name}.woff2`)).availableFeatures).toContain('tnum')
})
