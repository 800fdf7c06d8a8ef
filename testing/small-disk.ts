import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  /** Where it is for whoever is started with `command`. */
  folder: string
  /** The same, as this process sees it. */
  inside: string
  /** What to put before a program and its arguments, so that it sees the disk. */
  command: string[]
  /** Takes all the room there is. */
  fill(): void
  /** Gives back what was taken. */
  free(): void
  close(): Promise<void>
}

const OWN = ['--user', '--map-root-user', '--mount']

/** Linux lets anyone have a file system of their own, unless a container or a setting forbids it: that is found out by trying. */
export const canHaveSmallDisk =
  process.platform === 'linux' &&
  spawnSync('unshare', [...OWN, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0

/**
 * A real file system of so many megabytes, in memory and in a namespace of its own: nobody else sees it, and it is gone with the
 * process that holds it, however the test ends.
 */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'toile-disk-'))
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$1" && echo mounted && exec cat`
  const holder: ChildProcess = spawn('unshare', [...OWN, 'sh', '-c', script, 'sh', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!holder.stdout) throw new Error('The holder of the disk says nothing')
  await once(holder.stdout, 'data')
  const inside = `/proc/${holder.pid}/root${folder}`
  const ballast = join(inside, 'ballast')
  return {
    folder,
    inside,
    command: ['nsenter', '--user', '--mount', '--preserve-credentials', '--target', String(holder.pid)],
    fill() {
      const file = openSync(ballast, 'a')
      // By the block, or a last few would be left.
      for (const bytes of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) writeUntilFull(file, bytes)
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    async close() {
      const gone = once(holder, 'exit')
      holder.stdin?.end()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
