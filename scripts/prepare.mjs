// Runs before every npm script, on whatever Node the machine has (20.19 or later), before anything is installed:
// therefore plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteWorker, takeLock } from './prepare-lock.mjs'

const HELP = `Usage: node scripts/prepare.mjs <install | build>

  install   installs the packages when node_modules is missing or does not match package-lock.json
  build     the same, then builds the pages when their sources changed

npm start, npm test and the other commands call it by themselves; when there is nothing to do it says nothing.
`

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(ROOT, ...parts)
const INSTALL_STAMP = at('node_modules', '.toile-install')
const BUILD_STAMP = at('build', '.toile-build')
const LOCK = at('build', '.preparing')
const NEEDED_NODE = 24

class Refusal extends Error {}

function sha256(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

// ---- Node 24

function bundledNodePackage() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const system = process.platform === 'win32' ? 'win' : process.platform
  return Object.keys(optionalDependencies).find(
    (name) => name.startsWith('node-') && name.endsWith(`-${system}-${process.arch}`),
  )
}

function bundledNode() {
  const name = bundledNodePackage()
  return name && at('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

const runsNeededNode = () => Number.parseInt(process.versions.node, 10) >= NEEDED_NODE

function findNode24() {
  const bundled = bundledNode()
  if (bundled && existsSync(bundled)) return bundled
  return runsNeededNode() ? process.execPath : undefined
}

function needNode24() {
  const node = findNode24()
  if (node) return node
  const name = bundledNodePackage()
  throw new Refusal(
    `Toile runs on Node ${NEEDED_NODE}, and this is Node ${process.versions.node}. ` +
      (name
        ? `npm should have brought one with the package ${name}, but left it out.
Delete node_modules and start again`
        : `npm carries none for ${process.platform}-${process.arch}.
Start again`) +
      `, with Node ${NEEDED_NODE} or later installed on this machine.`,
  )
}

// ---- What is already there

const installKey = () => sha256(readFileSync(at('package-lock.json')), process.platform, process.arch)

const isInstalled = () => read(INSTALL_STAMP) === installKey() && findNode24() !== undefined

/** True when someone ran npm install or npm ci by hand: npm's own record then lists exactly what the lock file does. */
function isInstalledByHand() {
  const record = read(at('node_modules', '.package-lock.json'))
  if (!record || !findNode24()) return false
  const installed = JSON.parse(record).packages
  const { '': _root, ...locked } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  const isSame = (path) =>
    installed[path]?.version === locked[path]?.version &&
    installed[path]?.integrity === locked[path]?.integrity
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(locked).every((path) => path in installed || locked[path].optional)
  )
}

function* filesUnder(path) {
  const entries = readdirSync(at(path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesUnder(join(path, entry.name))
    else yield join(path, entry.name)
  }
}

/** Pages may import the pure files of modules; which those are is not worth knowing here, so all of them count. */
function pageSources() {
  const single = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]
  const isTest = (file) => /\.test\.tsx?$/.test(file)
  return [
    ...single.filter((file) => existsSync(at(file))),
    ...['web', 'public', 'scripts/fonts']
      .filter((folder) => existsSync(at(folder)))
      .flatMap((folder) => [...filesUnder(folder)]),
    ...[...filesUnder('modules')].filter((file) => file.endsWith('.ts')),
  ].filter((file) => !isTest(file))
}

const buildKey = () => sha256(...pageSources().flatMap((file) => [file, readFileSync(at(file))]))

const isBuilt = (key) =>
  read(BUILD_STAMP) === key && existsSync(at('build', 'client')) && existsSync(at('build', 'server'))

// ---- Doing it

/** Runs a command quietly under one progress line; its output is shown only when it fails. */
function runStep(title, command, args, env = process.env) {
  const began = Date.now()
  const elapsed = () => `${Math.max(1, Math.round((Date.now() - began) / 1000))} s`
  process.stdout.write(`${title} `)
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    if (child.pid) noteWorker(LOCK, child.pid)
    const stop = () => child.kill()
    process.once('exit', stop)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const ticker = process.stdout.isTTY
      ? setInterval(() => process.stdout.write(`\r${title} ${elapsed()}`), 1000)
      : undefined
    const finish = (problem) => {
      clearInterval(ticker)
      process.removeListener('exit', stop)
      process.stdout.write(
        process.stdout.isTTY
          ? `\r${title} ${problem ? 'failed' : elapsed()}\n`
          : `${problem ? 'failed' : elapsed()}\n`,
      )
      if (problem) reject(new Refusal(`${output.trimEnd()}\n\n${problem}`.trimStart()))
      else resolve()
    }
    child.once('error', (error) => finish(`${command} could not be started: ${error.message}`))
    child.once('close', (code, signal) =>
      finish(
        code === 0 ? undefined : `${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`,
      ),
    )
  })
}

async function install() {
  if (!bundledNodePackage()) needNode24()
  if (isInstalledByHand()) {
    writeFileSync(INSTALL_STAMP, installKey())
    return
  }
  const key = installKey()
  const title = existsSync(at('node_modules', '.package-lock.json'))
    ? 'Installing packages (package-lock.json changed)…'
    : 'Installing packages (first start only)…'
  // NODE_ENV=production or an omit setting would leave out the build tools and Node itself.
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  // Not this process's Node: on a second install that one lies in the node_modules that npm is about to replace.
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
  if (npm?.endsWith('npm-cli.js') && npmNode) await runStep(title, npmNode, [npm, ...args])
  else await runStep(title, 'npm', args)
  if (spawnSync(needNode24(), ['--version']).status !== 0) {
    throw new Refusal(
      `The Node ${NEEDED_NODE} that npm carries does not run on this system (on Linux it needs glibc).`,
    )
  }
  writeFileSync(INSTALL_STAMP, key)
}

async function build(key) {
  rmSync(BUILD_STAMP, { force: true })
  const node = needNode24()
  const tool = at('node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  await runStep('Building the pages…', node, [tool, 'build'], env)
  writeFileSync(BUILD_STAMP, key)
}

async function prepare(withPages) {
  if (isInstalled() && (!withPages || isBuilt(buildKey()))) {
    needNode24()
    return
  }
  const unlock = await takeLock(LOCK)
  try {
    if (!isInstalled()) await install()
    needNode24()
    if (!withPages) return
    const key = buildKey()
    if (!isBuilt(key)) await build(key)
  } finally {
    unlock()
  }
}

const [what, ...rest] = process.argv.slice(2)
if (what === '--help' || what === '-h' || rest.includes('--help')) {
  process.stdout.write(HELP)
} else if ((what !== 'install' && what !== 'build') || rest.length > 0) {
  process.stderr.write(HELP)
  process.exitCode = 1
} else {
  try {
    await prepare(what === 'build')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
