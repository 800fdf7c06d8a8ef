import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { at, isMain } from './run.ts'

/** What is read of the manifest that React Router writes beside the built pages. */
export interface Manifest {
  url: string
  entry: Chunk
  routes: Record<string, Route>
}
interface Chunk {
  module: string
  imports?: string[]
}
interface Route extends Chunk {
  parentId?: string
  path?: string
  index?: boolean
  clientLoaderModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
}

/** One file of the build: what it imports at once, what it may import later, and what it weighs when sent. */
export interface Script {
  imports: string[]
  dynamic: string[]
  gzip: number
}
export type Scripts = Map<string, Script>

export interface Weight {
  page: string
  bytes: number
  most: number
}

interface Budget {
  /** The route of a layout, or of a page that stands in none. */
  layout: string
  /** Of the pages under it, those whose route has such a name. */
  only?: RegExp
  most: number
  /** Chunks that wait for something the reader does there. Every other dynamic import counts as sent. */
  later: string[]
}

const KB = 1000

const BUDGETS: Budget[] = [
  // A visitor's browser learns to speak with the identity provider when they log in, a member's may have to at once.
  { layout: 'routes/public/layout', most: 130 * KB, later: ['protocol', 'request-sheet', 'staff-links'] },
  // The article's own parts, without what members do with it.
  {
    layout: 'routes/open/layout',
    most: 150 * KB,
    later: ['protocol', 'staff-links', 'lightbox', 'palette-downloads'],
  },
  // Public or members' by a field, so they bring both frames.
  {
    layout: 'root',
    only: /^web-/,
    most: 155 * KB,
    later: ['protocol', 'not-subscribed', 'staff-links', 'lightbox', 'palette-downloads'],
  },
  {
    layout: 'routes/member/layout',
    most: 170 * KB,
    later: ['not-subscribed', 'request-sheet', 'staff-links', 'lightbox', 'palette-downloads', 'contents'],
  },
  {
    layout: 'routes/open/preview',
    most: 170 * KB,
    later: ['protocol', 'request-sheet', 'staff-links', 'lightbox', 'palette-downloads'],
  },
]

/** The JavaScript of every page under a budget, the heaviest first; pages made of the same files are weighed once. */
export function weighPages(manifest: Manifest, scripts: Scripts, budgets = BUDGETS): Weight[] {
  const layouts = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId))
  const ends = Object.keys(manifest.routes).filter((id) => !layouts.has(id))
  const weights = budgets.flatMap(({ layout, only = /./, most, later }) => {
    const pages = ends.filter((id) => only.test(id) && lineOf(manifest, id).includes(layout))
    if (pages.length === 0) throw new Error(`The build has no page under ${layout}`)
    const byFiles = Map.groupBy(pages, (id) => scriptsOf(manifest, scripts, id, later).sort().join(' '))
    return [...byFiles].map(([files, ids]) => ({
      page: ids.map((id) => addressOf(manifest, id)).join(' '),
      bytes: sum(files.split(' ').map((file) => scripts.get(file)?.gzip ?? 0)),
      most,
    }))
  })
  return weights.toSorted((a, b) => a.most - b.most || b.bytes - a.bytes)
}

/** Every script a fresh browser fetches for a page before its reader has done anything. */
function scriptsOf(manifest: Manifest, scripts: Scripts, id: string, later: string[] = []): string[] {
  const routes = lineOf(manifest, id).map((each) => routeOf(manifest, each))
  const wanted = [manifest.url, ...chunkFiles(manifest.entry), ...routes.flatMap(chunkFiles)]
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    const script = scripts.get(file)
    if (!script) throw new Error(`The build names ${file}, which is not there`)
    found.add(file)
    for (const next of script.imports) visit(next)
    for (const next of script.dynamic) if (!later.includes(nameOf(next))) visit(next)
  }
  for (const address of wanted) visit(basename(address))
  return [...found]
}

/** A route and its parents, up to the root. */
function lineOf(manifest: Manifest, id: string): string[] {
  const { parentId } = routeOf(manifest, id)
  return parentId ? [id, ...lineOf(manifest, parentId)] : [id]
}

function routeOf(manifest: Manifest, id: string): Route {
  const route = manifest.routes[id]
  if (!route) throw new Error(`The build has no route ${id}`)
  return route
}

function chunkFiles(chunk: Route): string[] {
  const { module, imports = [], clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = chunk
  const own = [module, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule]
  return [...own, ...imports].flatMap((each) => each ?? [])
}

const addressOf = (manifest: Manifest, id: string) => `/${routeOf(manifest, id).path ?? ''}`
/** `protocol-DgxK5Yng.js` without what the build appends. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Imports as the bundler writes them. */
export function readImports(source: string): Omit<Script, 'gzip'> {
  const names = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name]) => name ?? '')
  return {
    imports: names(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    dynamic: names(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
  }
}

export function readBuild(folder = at('build', 'client', 'assets')): {
  manifest: Manifest
  scripts: Scripts
} {
  const files = globSync('*.js', { cwd: folder })
  const scripts = new Map(
    files.map((file): [string, Script] => [
      file,
      // The very file that is sent: the build compresses each once.
      {
        ...readImports(readFileSync(`${folder}/${file}`, 'utf8')),
        gzip: statSync(`${folder}/${file}.gz`).size,
      },
    ]),
  )
  const name = files.find((file) => file.startsWith('manifest-'))
  if (!name) throw new Error('No pages are built: run node scripts/prepare.mjs build')
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  return { manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), scripts }
}

export function showWeights(weights: Weight[]): string {
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(6)
  return weights
    .map(
      ({ page, bytes, most }) =>
        `${kb(bytes)} of ${most / KB} KB${bytes > most ? '  TOO MUCH' : ''}  ${page}`,
    )
    .join('\n')
}

const HELP = `Usage: node scripts/budget.ts

Lists the JavaScript, compressed with gzip, that each page of the build sends before its reader has done anything, and what
it may be. npm test holds the pages to it.
`

if (isMain(import.meta.url)) {
  if (process.argv.includes('--help')) process.stdout.write(HELP)
  else {
    const { manifest, scripts } = readBuild()
    const weights = weighPages(manifest, scripts)
    console.log(showWeights(weights))
    if (weights.some(({ bytes, most }) => bytes > most)) process.exitCode = 1
  }
}
