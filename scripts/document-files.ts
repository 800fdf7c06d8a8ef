import { globSync, readFileSync } from 'node:fs'
import { at, ROOT } from './run.ts'

/** A file as documents name it, from the root or by the last parts of its path. An address begins with a slash. */
const NAMED = /`((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|css|md))`/g

/** The files that documents name and nobody finds. */
export function checkDocumentFiles(
  documents: Map<string, string> = readDocuments(),
  files: string[] = globSync('{*,*/**/*}.{ts,tsx,mjs,css,md}', { cwd: ROOT, exclude: isForeign }),
): string[] {
  const ends = new Set(
    files.flatMap((file) => file.split('/').map((_, from, parts) => parts.slice(from).join('/'))),
  )
  return [...documents].flatMap(([document, text]) =>
    [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))]
      .filter((name) => !ends.has(name))
      .map((name) => `${document}: ${name} does not exist`),
  )
}

function readDocuments(): Map<string, string> {
  const paths = globSync('{*.md,docs/**/*.md}', { cwd: ROOT })
  return new Map(paths.map((path) => [path, readFileSync(at(path), 'utf8')]))
}

const isForeign = (path: string) => ['node_modules', 'build', 'data'].includes(path.split('/')[0] ?? '')
