import { DataDirLocked } from '#db/lock.ts'
import type { Output } from '#modules/verb.ts'
import { type Config, readConfig } from './config.ts'
import { askRunningProcess } from './control.ts'
import { openState, type State } from './open.ts'
import { tellFault } from './operator-fault.ts'
import { readCall, runCall, type VerbCall } from './verbs.ts'

const argv = process.argv.slice(2)
const call = readCall(argv, process.cwd())
const terminal = toTerminal()

if (!('verb' in call)) {
  console.log(call.text)
  process.exitCode = call.code
} else {
  try {
    process.exitCode = await carryOut()
  } catch (error) {
    console.error(tellFault(error))
    process.exitCode = 1
  }
}

async function carryOut(): Promise<number> {
  const config = readConfig(process.env)
  const opened = await openUnlessRunning(config)
  if (!opened) {
    return askRunningProcess(config.dataDir, argv, terminal).catch((error) => {
      throw new Error(
        `${config.dataDir} is in use, and the process that holds it does not answer: ${(error as Error).message}`,
      )
    })
  }
  await opened.ready(terminal.line)
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
    progress(label, done, total) {
      if (!drawn) return
      const filled = Math.round((width * done) / Math.max(total, 1))
      process.stderr.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${label} ${done}/${total}${done >= total ? '\n' : ''}`,
      )
    },
  }
}
