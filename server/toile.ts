import { DataDirLocked } from '#db/lock.ts'
import type { Output } from '#modules/verb.ts'
import { type Config, readConfig } from './config.ts'
import { askRunningProcess } from './control.ts'
import { openState, type State } from './open.ts'
import { tellFault } from './operator-fault.ts'
import { typedIn } from './typed-in.ts'
import { readCall, runCall, type VerbCall } from './verbs.ts'

const argv = process.argv.slice(2)
const cwd = typedIn('toile')
const call = readCall(argv, cwd)
const terminal = toTerminal()
let isUnwritten = false

// Whoever reads may have enough, as `head` does: what was begun is done to its end all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    const isFirst = !isUnwritten
    isUnwritten = true
    process.exitCode = 1
    if (isFirst) console.error(`What was said could not be written: ${error.message}`)
  })

if (!('verb' in call)) {
  const say = call.code === 0 ? terminal.line : terminal.fault
  say(call.text)
  process.exitCode = call.code
} else {
  try {
    const code = await carryOut()
    process.exitCode = isUnwritten ? code || 1 : code
  } catch (error) {
    console.error(tellFault(error))
    process.exitCode = 1
  }
}

async function carryOut(): Promise<number> {
  const config = readConfig(process.env)
  const opened = await openUnlessRunning(config)
  if (!opened) {
    return askRunningProcess(config.dataDir, argv, terminal, cwd).catch((error) => {
      throw new Error(
        `${config.dataDir} is in use, and the process that holds it does not answer: ${(error as Error).message}`,
      )
    })
  }
  // Not what was asked for either: `leads export` goes into a file.
  await opened.ready(terminal.fault)
  const { store, storage, site } = opened
  const { demo, publicUrl, secretKey } = config
  const services = { store, storage, site, demo, publicUrl, secretKey, now: () => new Date() }
  const code = await runCall(call as VerbCall, services, terminal)
  await opened.close()
  return code
}

async function openUnlessRunning(config: Config): Promise<State | undefined> {
  try {
    return await openState(config)
  } catch (error) {
    if (error instanceof DataDirLocked) return undefined
    throw error
  }
}

function toTerminal(): Output {
  const drawn = process.stderr.isTTY
  const width = 24
  return {
    line: (text) => console.log(text),
    fault: (text) => console.error(text),
    progress(label, done, total) {
      if (!drawn) return
      const filled = Math.round((width * done) / Math.max(total, 1))
      process.stderr.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${label} ${done}/${total}${done >= total ? '\n' : ''}`,
      )
    },
  }
}
