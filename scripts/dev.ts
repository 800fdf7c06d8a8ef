import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { at, isMain, ROOT, whenOrphaned } from './run.ts'

const WATCHED = ['server', 'db', 'modules', 'demo']
const HELP = `Usage: npm run dev

Runs the site on its usual port. Pages reload while you edit them; a change in ${WATCHED.join(', ')}
restarts the server. Settings are the same as for npm start. Ctrl+C ends it.
`

const isServerSource = (file: string) => /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts')

/**
 * Not `node --watch`: that one restarts on a change of any test too, and cannot tell a server that ended by itself
 * from one that is being replaced. Here the old server always ends before the new one takes port and data folder.
 */
class Server {
  #process: ChildProcess | undefined
  #restart = false
  #end = false

  start() {
    this.#restart = false
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, TOILE_DEV: '1' },
      // A group of its own: Ctrl+C would otherwise reach it twice, and a second signal is a demand to stop at once.
      detached: process.platform !== 'win32',
    })
    this.#process = child
    child.once('exit', (code) => this.#afterExit(code))
  }

  restart() {
    this.#restart = true
    if (this.#process) this.#process.kill('SIGTERM')
    else this.start()
  }

  end() {
    if (!this.#process) process.exit(0)
    this.#process.kill(this.#end ? 'SIGKILL' : 'SIGTERM')
    this.#end = true
  }

  kill() {
    this.#process?.kill('SIGTERM')
  }

  #afterExit(code: number | null) {
    this.#process = undefined
    if (this.#end) process.exit(0)
    if (this.#restart) this.start()
    else console.log(`The server ended with code ${code}. It starts again at the next change.`)
  }
}

function main() {
  const server = new Server()
  let timer: NodeJS.Timeout | undefined
  for (const folder of WATCHED.filter((name) => existsSync(at(name)))) {
    watch(at(folder), { recursive: true }, (_event, file) => {
      if (!file || !isServerSource(file)) return
      clearTimeout(timer)
      // Editors write a file in several steps, and a branch switch writes many files.
      timer = setTimeout(() => {
        console.log(`${folder}/${file} changed: restarting the server…`)
        server.restart()
      }, 150)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.end())
  whenOrphaned(() => server.end())
  process.once('exit', () => server.kill())
  server.start()
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--help')) process.stdout.write(HELP)
  else main()
}
