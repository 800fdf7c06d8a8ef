import { type SpawnOptions, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

export const at = (...parts: string[]) => join(ROOT, ...parts)

/** Whether this file was started, not imported. Node has import.meta.main only from 24.2 on. */
export const isMain = (url: string) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)

/** npm passes SIGTERM to the shell between it and us, and that shell ends without a word: all we see is a new parent. */
export function whenOrphaned(end: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watching)
    end()
  }, 500)
  watching.unref()
}

/** The packages' own entry files, run with this very Node: the links in .bin would look for `node` on the path. */
export const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'node_modules/@playwright/test/cli.js',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

type Run = { env?: NodeJS.ProcessEnv; show?: boolean }

/** Runs a script with this Node. Shown output goes to the screen as it comes; otherwise it is returned. */
export function runNode(args: string[], { env = {}, show = false }: Run = {}) {
  return run(process.execPath, args, { env, show })
}

export function run(command: string, args: string[], { env = {}, show = false }: Run = {}) {
  const options: SpawnOptions = {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  }
  return new Promise<{ code: number; output: string }>((resolve) => {
    let output = ''
    const child = spawn(command, args, options)
    const stop = () => child.kill('SIGTERM')
    process.once('exit', stop)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const finish = (code: number) => {
      process.removeListener('exit', stop)
      resolve({ code, output: output.trimEnd() })
    }
    child.once('error', (error) => {
      output += `${command} could not be started: ${error.message}`
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}
