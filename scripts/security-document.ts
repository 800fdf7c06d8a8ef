import { existsSync, readFileSync } from 'node:fs'
import { at } from './run.ts'

const DOCUMENT = 'docs/security.md'
const FILE = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md|txt|css|json))`/g
/** A file of tests and one title in it: `path` “title”. */
const TEST = /`([\w./-]+\.(?:test|e2e)\.ts)` “([^”]+)”/g
const REQUIREMENT = /^\| (v5\.0\.0-\d+\.\d+\.\d+) \|/gm

/** What docs/security.md says that is not so: a file that is not there, a test nobody finds, a row told twice. */
export function checkSecurityDocument(
  text = readFileSync(at(DOCUMENT), 'utf8'),
  read: (path: string) => string | undefined = (path) =>
    existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined,
): string[] {
  const files = [...new Set([...text.matchAll(FILE)].map(([, path = '']) => path))]
  const missing = files.filter((path) => read(path) === undefined)
  const untold = [...text.matchAll(TEST)].flatMap(([, path = '', title = '']) => {
    const source = read(path)
    return source === undefined || hasTitle(source, title) ? [] : [`${path} has no test “${title}”`]
  })
  const rows = [...text.matchAll(REQUIREMENT)].map(([, number = '']) => number)
  const twice = rows.filter((number, place) => rows.indexOf(number) !== place)
  return [
    ...missing.map((path) => `${path} does not exist`),
    ...untold,
    ...twice.map((number) => `${number} is told twice`),
  ].map((fault) => `${DOCUMENT}: ${fault}`)
}

/** As it is written in the source, whole, between quotes of some kind. */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
}
