import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { at, isMain } from './run.ts'

/** Fits Playwright's launchOptions. */
export type Browser = {
  executablePath: string
  args: string[]
  chromiumSandbox: boolean
  env?: Record<string, string>
}

/** What the choice depends on, so that it can be tested without the browsers. */
export type Machine = {
  env: NodeJS.ProcessEnv
  platform: string
  arch: string
  isRoot: boolean
  exists(path: string): boolean
  /** Whether it is a browser, not a stub that says what to install. */
  tellsVersion(path: string): boolean
  /** Whether its sandbox works; many containers forbid the user namespaces that it is made of. */
  startsSandboxed(path: string): boolean
  unpackBundled(): Promise<Pick<Browser, 'executablePath' | 'env'>>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Tests talk to this machine only; the browser's own errands would fail there, or worse, succeed. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

export async function findBrowser(machine: Machine = thisMachine()): Promise<Browser> {
  const own = machine.env.TOILE_BUNDLED_BROWSER === '1' ? undefined : findOnMachine(machine)
  if (own) {
    const chromiumSandbox = !machine.isRoot && machine.startsSandboxed(own)
    return {
      executablePath: own,
      args: chromiumSandbox ? QUIET : [...QUIET, '--no-sandbox'],
      chromiumSandbox,
    }
  }
  if (machine.platform !== 'linux' || machine.arch !== 'x64') {
    throw new Error(
      'No browser found: install Chromium or Chrome, or name one in CHROME_PATH. ' +
        `(The one that comes with the packages runs on linux-x64, not on ${machine.platform}-${machine.arch}.)`,
    )
  }
  const bundled = await machine.unpackBundled()
  // Not the package's own flags: they switch off what the tests look at (web security), and with --single-process
  // the browser ends together with the first test's context.
  return { ...bundled, args: [...QUIET, '--no-sandbox', '--no-zygote'], chromiumSandbox: false }
}

function findOnMachine({ env, exists, tellsVersion }: Machine) {
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, which does not exist.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS]
  return candidates.find((path) => exists(path) && tellsVersion(path))
}

function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    tellsVersion: (path) => succeeds(path, ['--version']),
    startsSandboxed,
    unpackBundled,
  }
}

const succeeds = (path: string, args: string[]) =>
  spawnSync(path, args, { stdio: 'ignore', timeout: 20_000 }).status === 0

function startsSandboxed(path: string) {
  // A profile of its own: on the usual one it would talk to the browser that the developer has open.
  const profile = mkdtempSync(join(tmpdir(), 'toile-profile-'))
  const args = ['--headless', ...QUIET, '--disable-gpu', `--user-data-dir=${profile}`]
  try {
    return succeeds(path, [...args, '--dump-dom', 'about:blank'])
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * The package unpacks to fixed names in the temporary folder, where another user's copy or half a copy may lie.
 * Hence a folder of our own, which is there only when it is complete.
 */
async function unpackBundled() {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const source = at('node_modules', '@sparticuz', 'chromium', 'bin')
  const folder = at('node_modules', '.cache', 'toile-chromium')
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    await inTemporaryFolder(unfinished, () =>
      Promise.all([chromium.executablePath(source), inflate(join(source, 'al2023.tar.br'))]),
    )
    writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontSettings(folder))
    try {
      renameSync(unfinished, folder)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  const executablePath = join(folder, 'chromium')
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts')
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib')
  return { executablePath, env }
}

/** In place of the package's own, which looks in /tmp. */
const fontSettings = (folder: string) =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`

const lacksLibraries = (path: string) =>
  spawnSync('ldd', [path], { encoding: 'utf8' }).stdout?.includes('not found') ?? true

async function inTemporaryFolder<Result>(folder: string, work: () => Promise<Result>) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

const HELP = `Usage: node scripts/browser.ts

Prints which browser the browser tests use and with which flags: CHROME_PATH if set, else the Chromium or Chrome
of this machine, else the one that comes with the packages (also when TOILE_BUNDLED_BROWSER=1).
`

if (isMain(import.meta.url)) {
  if (process.argv.includes('--help')) process.stdout.write(HELP)
  else {
    const { executablePath, args } = await findBrowser()
    console.log([executablePath, ...args].join(' '))
  }
}
