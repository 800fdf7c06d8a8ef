import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { isMain } from './run.ts'

export type Cluster = { url: string; stop(): Promise<void> }

/** Ends `run` when there is nothing to run on, so that a caller can tell it from a failed command. */
const NO_SERVER = 69

const SUPERUSER = 'toile'
const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

const versionIn = (folder: string) => Number(/(\d+)\D*$/.exec(folder)?.[1] ?? 0)

export function findBinaries(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = globSync(FOLDERS).sort((a, b) => versionIn(b) - versionIn(a))
  return [...onPath, ...installed].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** PostgreSQL refuses to run as root, so root hands it to a user who owns nothing here. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
    const uid = ask('-u')
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(ask('-g').stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.')
}

/** A PostgreSQL of its own in a temporary folder, or undefined where no server is installed. */
export async function startPostgres(): Promise<Cluster | undefined> {
  const binaries = findBinaries()
  if (!binaries) return undefined
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'toile-pg-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Not the environment at large: PGDATA, PGHOST and the like would point these programs elsewhere.
  const settings = { cwd: folder, env: { PATH: process.env.PATH, HOME: folder, TZ: 'UTC' }, ...user }
  try {
    if (user) chownSync(folder, user.uid, user.gid)
    const data = join(folder, 'data')
    createCluster(join(binaries, 'initdb'), data, settings)
    const port = await freePort()
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      // Detached: Ctrl+C in a terminal reaches every process of the group, and the tests would lose it under them.
      { ...settings, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    )
    const abandon = () => {
      server.kill('SIGQUIT')
      remove()
    }
    process.once('exit', abandon)
    await untilReady(server)
    const stop = async () => {
      process.removeListener('exit', abandon)
      await stopServer(server)
      remove()
    }
    return { url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    remove()
    throw error
  }
}

type Settings = { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number }

function createCluster(initdb: string, data: string, settings: Settings) {
  const create = (locale: string) =>
    spawnSync(
      initdb,
      ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
      { ...settings, encoding: 'utf8' },
    )
  // Lower case of accented letters needs a real locale; plain C is what is left where none is installed.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const { status, stderr, error } = create(locale)
    if (status === 0) return
    if (locale === 'C') throw new Error(`initdb failed: ${error?.message ?? stderr}`)
  }
}

async function untilReady(server: ChildProcess) {
  let log = ''
  let isReady = false
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (isReady) return
    log += text
    isReady = log.includes('ready to accept connections')
  })
  const ended = new Promise<never>((_resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${log}`)))
  })
  ended.catch(() => {})
  while (!isReady) await Promise.race([wait(20), ended])
}

/** SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave. */
function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}

const HELP = `Usage: node scripts/postgres.ts [run -- <command…>]

Starts a PostgreSQL of its own in a temporary folder from the server programs of this machine, and removes it at
the end. Alone it prints the address and waits for Ctrl+C. With run it sets TEST_DATABASE_URL and runs the command,
whose exit code it passes on; ${NO_SERVER} means that no server programs were found. A TEST_DATABASE_URL that is already
set is used as it is. As root, the server runs as postgres or nobody.
`

async function main([verb, dashes, ...command]: string[]) {
  if (verb === '--help' || (verb && (verb !== 'run' || dashes !== '--' || !command[0]))) {
    process.stdout.write(HELP)
    return verb === '--help' ? 0 : 1
  }
  // From the start on, so that a signal while the cluster is being made still removes it.
  const interrupted = new Promise<NodeJS.Signals>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
  })
  const given = verb === 'run' ? process.env.TEST_DATABASE_URL : undefined
  const cluster = given ? { url: given, stop: async () => {} } : await startPostgres()
  if (!cluster) {
    console.error('No PostgreSQL server programs found.')
    return NO_SERVER
  }
  try {
    if (command[0]) return await runOn(cluster, command, interrupted)
    console.log(cluster.url)
    await interrupted
    return 0
  } finally {
    await cluster.stop()
  }
}

function runOn({ url }: Cluster, [program = '', ...args]: string[], interrupted: Promise<NodeJS.Signals>) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
  interrupted.then((signal) => child.kill(signal))
  return new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2))
