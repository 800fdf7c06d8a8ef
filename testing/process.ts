import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'

const MAIN = join(import.meta.dirname, '../server/main.ts')

export interface RunningSite {
  child: ChildProcess
  url: string
  output(): string
  kill(signal?: NodeJS.Signals): Promise<number | null>
}

export interface LaunchOptions {
  /** Put before the program, as `nsenter` is. */
  command?: string[]
  /** Node's own flags. */
  flags?: string[]
}

/** The real process, as `npm start` runs it after installing and building. */
export async function startSite(
  env: Record<string, string | undefined>,
  options: LaunchOptions = {},
): Promise<RunningSite> {
  const port = env.PORT ?? (await freePort())
  const { child, output } = launch({ PORT: String(port), LOG_LEVEL: 'error', ...env }, options)
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`The site did not start:\n${output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return {
    child,
    url,
    output,
    async kill(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

/** Runs the process until it ends by itself. */
export async function runSite(
  env: Record<string, string | undefined>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

function launch(
  env: Record<string, string | undefined>,
  { command = [], flags = [] }: LaunchOptions = {},
): { child: ChildProcess; output(): string } {
  const [program = '', ...args] = [...command, process.execPath, ...flags, MAIN]
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  return { child, output: () => text }
}

export { freePort }
