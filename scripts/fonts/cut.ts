import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { at } from '../run.ts'
import { COMMON, FACES, type Face, FEATURES } from './faces.ts'
import { readRanges, writeRanges } from './ranges.ts'
import { standInRules } from './stand-ins.ts'

/** Where the cut files lie: beside the build, since the build empties its own folder. */
export const FOLDER = at('.fonts')
const STAMP = join(FOLDER, 'stamp')

const { resolve } = createRequire(import.meta.url)
const packageFile = (face: Face, file: string) => resolve(`@fontsource-variable/${face.package}/${file}`)

/** Makes `house-fonts/…` of the styles: the files, and the sheet that names them. */
export function houseFonts(): Plugin {
  return {
    name: 'house-fonts',
    async config() {
      await cutFonts()
      return { resolve: { alias: { 'house-fonts': FOLDER } } }
    },
  }
}

/** Cuts once; the same faces from the same packages give the same bytes. */
export async function cutFonts(): Promise<void> {
  const stamp = stampOf()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const rules = standInRules()
  for (const face of FACES) rules.push(...(await cutFace(face)))
  writeFileSync(join(FOLDER, 'faces.css'), rules.join('\n'))
  writeFileSync(STAMP, stamp)
}

function stampOf(): string {
  const versions = FACES.map((face) => readFileSync(packageFile(face, 'package.json'), 'utf8'))
  const recipe = JSON.stringify([FACES, FEATURES, COMMON, standInRules(), versions])
  return createHash('sha256')
    .update(recipe)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
}

/** The common letters and the other western ones are cut; what is beyond comes from the package as it is. */
async function cutFace(face: Face): Promise<string[]> {
  const ranges: Record<string, string> = JSON.parse(readFileSync(packageFile(face, 'unicode.json'), 'utf8'))
  const { latin = '', ...beyond } = ranges
  const common = [...COMMON].map((letter) => letter.codePointAt(0) ?? 0)
  const rare = readRanges(latin).filter((point) => !common.includes(point))
  const rules = Object.entries(beyond).map(([script, range]) =>
    ruleOf(face, originalOf(face, script), range.replaceAll(',', ', ')),
  )
  for (const [name, points] of [
    [`${face.name}-rare`, rare],
    [face.name, common],
  ] as const) {
    const file = join(FOLDER, `${name}.woff2`)
    writeFileSync(
      file,
      await subsetFont(readFileSync(originalOf(face, 'latin')), String.fromCodePoint(...points), {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures: FEATURES,
      }),
    )
    rules.push(ruleOf(face, file, writeRanges(points)))
  }
  return rules
}

/** A file of the package: all letters of one script, along every axis. */
export const originalOf = (face: Face, script: string) =>
  packageFile(face, `files/${face.package}-${script}-standard-${face.style}.woff2`)

function ruleOf({ family, style, weight, stretch }: Face, file: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-style: ${style};
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch};` : ''}
  font-display: swap;
  unicode-range: ${range};
}
`
}
