import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { NO_SETTINGS } from '#server/settings.ts'
import { freePort } from '../free-port.ts'
import { ROOT } from '../run.ts'

const START_MS = 120_000

/** The built site, with the demo library unless told otherwise, on a free port. Nothing of the caller's own settings reaches it. */
export async function startSite(
  given: string | undefined,
  settings: Record<string, string> = { DEMO: 'true' },
): Promise<{ address: string; stop(): Promise<void> }> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'toile-screens-'))
  const port = String(await freePort())
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...NO_SETTINGS, ...settings, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
  // However this process ends, the site ends with it.
  process.once('exit', () => child.kill('SIGTERM'))
  const address = `http://localhost:${port}`
  const latest = Date.now() + START_MS
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > latest) {
      await stop()
      throw new Error(`The site did not start with its data in ${dataDir}`)
    }
    await wait(100)
  }
  return { address, stop }
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
