import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { isMain, ROOT } from './run.ts'

type Import = { target: string; isTypeOnly: boolean }
type Rule = { allows: (target: string, importer: string, isTypeOnly: boolean) => boolean; reason: string }

/** Path from the root → source text. */
export type Sources = Map<string, string>

const FOLDERS = ['server', 'db', 'modules', 'web', 'demo', 'testing', 'e2e', 'bench', 'scripts']
const PRIVATE_MODULE_FILES = new Set(['store', 'tables', 'present', 'routes', 'errors'])
const SERVER_PACKAGES = [
  'kysely',
  'pg',
  'pg-boss',
  'fastify',
  'sharp',
  'nodemailer',
  'aws4fetch',
  'prom-client',
]
const SERVER_SCOPES = ['@fastify/', '@electric-sql/', '@node-rs/']

const folderOf = (path: string) => path.split('/')[0] ?? ''
const moduleOf = (path: string) => path.split('/')[1] ?? ''
const isOurs = (path: string) => FOLDERS.includes(folderOf(path)) && path.includes('/')
const isIn =
  (...folders: string[]) =>
  (path: string) =>
    folders.includes(folderOf(path))
const isErrors = (path: string) => path === 'server/errors.ts'
const isTesting = (path: string) => isIn('testing')(path) || /^modules\/.+\/testing\//.test(path)
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path) || isTesting(path) || isIn('e2e')(path)
const isServerOnlyPage = (path: string) => /\.server\.tsx?$/.test(path)

const fileOf = (path: string) => path.split('/').slice(2).join('/').replace(/\.ts$/, '')

/** A file directly in modules/ belongs to none of them; `tables.ts` there gathers the tables of all into one type. */
const isGathering = (importer: string, target: string) =>
  importer.split('/').length === 2 && fileOf(target) === 'tables'

const RULES: Record<string, Rule> = {
  web: {
    allows: isIn('web', 'modules'),
    reason:
      'pages import nothing but the pure files of modules; whatever has state reaches them through the loader context',
  },
  modules: {
    allows: (target, importer) =>
      isIn('db')(target) ||
      isErrors(target) ||
      (isIn('modules')(target) &&
        (moduleOf(target) === moduleOf(importer) ||
          !PRIVATE_MODULE_FILES.has(fileOf(target)) ||
          isGathering(importer, target))),
    reason:
      "a module imports its own files, another module's contract, policy or verb, db and server/errors.ts; " +
      'store, tables, present, routes and errors are private to their module',
  },
  db: {
    allows: (target) => isIn('db')(target) || isErrors(target),
    reason: 'db knows PostgreSQL and no module, so that every module can build on it',
  },
  server: {
    allows: (target, _importer, isTypeOnly) =>
      isIn('server', 'db', 'modules', 'demo')(target) || (isTypeOnly && isIn('web')(target)),
    reason:
      "server loads the built pages and never web's sources, types apart: the two are separate module graphs",
  },
  demo: {
    allows: (target) => isIn('demo', 'modules', 'db')(target) || isErrors(target),
    reason: 'the demo library is made through modules and db, as an import would be',
  },
  bench: { allows: (target) => !isIn('web', 'e2e')(target), reason: 'benchmarks measure the built pages' },
  scripts: { allows: (target) => !isIn('web', 'e2e')(target), reason: 'scripts run the built pages' },
}

/** All import specifiers of a file, resolved to a path from the root where they name one of our files. */
export function listImports(path: string, source: string): Import[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
  const statements = withoutComments.matchAll(
    /(?:^|[\n;])\s*(?:import|export)\s+(type\s+(?!from\b)|)(?:[\w$\s{},*]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*(?:['"]([^'"\n]+)['"])/g,
  )
  return [...statements].map(([, type, named, dynamic]) => ({
    target: resolve(path, named ?? dynamic ?? ''),
    isTypeOnly: Boolean(type),
  }))
}

function resolve(importer: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  return specifier
}

/** Says for each import that goes the wrong way which it is, and why it may not. */
export function checkImports(sources: Sources): string[] {
  const graph = new Map([...sources].map(([path, source]) => [path, listImports(path, source)]))
  return [...checkDirections(graph), ...checkPagesStayPure(graph)]
}

function checkDirections(graph: Map<string, Import[]>) {
  const problems: string[] = []
  for (const [path, imports] of graph) {
    if (isTest(path)) continue
    for (const { target, isTypeOnly } of imports) {
      if (!isOurs(target)) continue
      const rule = RULES[folderOf(path)]
      if (isTesting(target)) problems.push(`${path} imports ${target}: testing is for tests only`)
      else if (rule && !rule.allows(target, path, isTypeOnly))
        problems.push(`${path} imports ${target}: ${rule.reason}`)
    }
  }
  return problems
}

/** Follows what the pages import as the bundler does: type imports vanish, .server files never reach the browser. */
function checkPagesStayPure(graph: Map<string, Import[]>) {
  const problems: string[] = []
  const seen = new Set<string>()
  const visit = (path: string, trail: string[]) => {
    if (seen.has(path) || isTest(path) || isServerOnlyPage(path)) return
    seen.add(path)
    for (const { target, isTypeOnly } of graph.get(path) ?? []) {
      if (isTypeOnly) continue
      // What web itself imports from a wrong folder is already told by the rule of directions.
      const isTold = folderOf(path) === 'web' && isIn('server', 'db')(target)
      if (!isTold && needsServer(target)) {
        const chain = [...trail, path, target].join(' → ')
        problems.push(`${chain}: pages also run in the browser, so nothing they reach may need the server`)
      } else if (isIn('web', 'modules')(target)) visit(target, [...trail, path])
    }
  }
  for (const path of graph.keys()) if (isIn('web')(path)) visit(path, [])
  return problems
}

function needsServer(target: string) {
  if (isOurs(target)) return isIn('server', 'db')(target)
  return (
    target.startsWith('node:') ||
    builtinModules.includes(target) ||
    SERVER_PACKAGES.some((name) => target === name || target.startsWith(`${name}/`)) ||
    SERVER_SCOPES.some((scope) => target.startsWith(scope))
  )
}

export function readSources(root: string): Sources {
  const paths = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).sort()
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]))
}

const HELP = `Usage: node scripts/check-imports.ts

Checks that imports go one way between the folders of this project, and says why where one does not.
`

if (isMain(import.meta.url)) {
  if (process.argv.includes('--help')) process.stdout.write(HELP)
  else {
    const problems = checkImports(readSources(ROOT))
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exitCode = 1
  }
}
