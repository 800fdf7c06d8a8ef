import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { timed } from './answers.ts'
import { type Row, timeRow } from './results.ts'

const SITE = join(import.meta.dirname, '../server/main.ts')
const PGLITE_ALONE = join(import.meta.dirname, 'open-pglite.ts')
const BARE = join(import.meta.dirname, 'bare-process.ts')
const IDLE_MS = 8000

/** From the command to the first ready answer on existing data, beside PGlite opening the same directory in a process of its own. */
export async function compareStart(dataDir: string, starts: number): Promise<Row> {
  // A first start after an update compiles the program and keeps the result; the usual start finds it.
  await end(await start(SITE, dataDir), 'SIGTERM')
  const ours: number[] = []
  const bare: number[] = []
  for (let turn = 0; turn < starts; turn++) {
    bare.push(await timed(() => run(PGLITE_ALONE, dataDir)))
    let child: ChildProcess | undefined
    ours.push(await timed(async () => (child = await start(SITE, dataDir))))
    // Killed, as the yardstick ends without closing: both find an unfinished shutdown.
    if (child) await end(child, 'SIGKILL')
  }
  return timeRow('start on existing data', ours, bare)
}

/** What an idle process keeps resident, beside a bare Fastify with the same driver, database and page renderer. */
export async function compareMemory(dataDir: string): Promise<Row> {
  const ours = await residentAfterStart(SITE, dataDir)
  const yardstick = await residentAfterStart(BARE, dataDir)
  return { what: 'idle memory', ours, yardstick, unit: 'MiB', ratio: yardstick / ours }
}

async function residentAfterStart(script: string, dataDir: string): Promise<number> {
  const child = await start(script, dataDir)
  await wait(IDLE_MS)
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })
  await end(child, 'SIGTERM')
  return Number(stdout) / 1024
}

function run(script: string, dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'ignore',
    })
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with code ${code}`)),
    )
  })
}

async function start(script: string, dataDir: string): Promise<ChildProcess> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: 'true', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return child
    if (child.exitCode !== null) throw new Error(`${script} did not start`)
    await wait(5)
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
