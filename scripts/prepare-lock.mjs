// Two processes preparing the same folder take turns. Plain JavaScript for the same reason as prepare.mjs.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const STALE_AFTER_MS = 30_000
const LONGEST_WORK_MS = 10 * 60_000
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The owner's pid says at once that it died; its missing heartbeat says so too when it ran in another container. */
function isStale(lock) {
  try {
    const silentFor = Date.now() - statSync(lock).mtimeMs
    if (isAtWork(lock) && silentFor < LONGEST_WORK_MS) return false
    if (silentFor > STALE_AFTER_MS) return true
    const [host, pid] = readFileSync(join(lock, 'owner'), 'utf8').split(' ')
    return host === hostname() && !isAlive(Number(pid))
  } catch {
    return false
  }
}

/** npm goes on when only its owner was killed, and two of them would take node_modules from under each other. */
function isAtWork(lock) {
  try {
    const [host, pid] = readFileSync(join(lock, 'worker'), 'utf8').split(' ')
    return host === hostname() && isAlive(Number(pid))
  } catch {
    return false
  }
}

/** Says which process does the work for the owner of the lock. */
export function noteWorker(lock, pid) {
  writeFileSync(join(lock, 'worker'), `${hostname()} ${pid}`)
}

function tryLock(lock) {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'owner'), `${hostname()} ${process.pid}`)
  return true
}

/** Renames before deleting: deleting a folder takes several steps, and another process must not lock in between. */
function breakLock(lock) {
  const aside = `${lock}-${process.pid}`
  try {
    renameSync(lock, aside)
    rmSync(aside, { recursive: true, force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/** Waits for its turn and returns the function that ends it. A signal ends it too, and then the process. */
export async function takeLock(lock) {
  for (let told = false; !tryLock(lock); await wait(200)) {
    if (isStale(lock)) breakLock(lock)
    else if (!told) {
      console.log('Waiting for another process that is preparing this folder…')
      told = true
    }
  }
  const heartbeat = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), STALE_AFTER_MS / 10)
  const onSignal = (signal) => {
    unlock()
    process.exit(EXIT_CODES[signal])
  }
  const unlock = () => {
    clearInterval(heartbeat)
    for (const signal of Object.keys(EXIT_CODES)) process.removeListener(signal, onSignal)
    rmSync(lock, { recursive: true, force: true })
  }
  for (const signal of Object.keys(EXIT_CODES)) process.on(signal, onSignal)
  return unlock
}
