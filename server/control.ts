import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Output, Services } from '#modules/verb.ts'

/**
 * The embedded database belongs to the running process, so a verb typed beside it is carried out by that process: it comes
 * in over a socket in DATA_DIR that only the same system user can open, and its output goes back line by line.
 */
type Reply = { line: string } | { fault: string } | { progress: [string, number, number] } | { exit: number }

/** In bytes, of which a system has room for 104 or 108. */
const LONGEST_SOCKET_PATH = 100

function socketPath(dataDir: string): string {
  const own = join(dataDir, 'control.sock')
  if (Buffer.byteLength(own) <= LONGEST_SOCKET_PATH) return own
  const folder = join(tmpdir(), `toile-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  requireOwn(folder)
  return join(folder, `${createHash('sha256').update(own).digest('hex').slice(0, 16)}.sock`)
}

/** Anybody may have made it before us, where everybody has a place: passwords in verbs would then be theirs to read. */
function requireOwn(folder: string): void {
  const { uid, mode } = lstatSync(folder)
  const isOwn = uid === (process.getuid?.() ?? uid) && (mode & 0o077) === 0
  if (process.platform !== 'win32' && !isOwn)
    throw new Error(`${folder} is not ours alone: remove it, or give DATA_DIR a shorter path`)
}

export async function serveVerbs(options: {
  dataDir: string
  services: Services
}): Promise<{ close(): Promise<void> }> {
  const path = socketPath(options.dataDir)
  // On the embedded database the directory's lock is ours, so a socket that lies there is a dead one's. With PostgreSQL
  // verbs open the store themselves: one of several processes is enough, and keeps its socket.
  if (await isAnswered(path)) return { close: async () => {} }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    linesOf(socket).once('line', (line) => {
      // Whatever comes in, the site goes on.
      carryOut(line, socket, options.services).catch(() => socket.destroy())
    })
  })
  // Under another name of the same length at first: Node removes the name it was given when it closes, whoever has it by then.
  const given = join(dirname(path), `${randomBytes(3).toString('hex')}.sock`)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(given, resolve))
  chmodSync(given, 0o600)
  renameSync(given, path)
  const own = inodeOf(path)
  return {
    close: () =>
      new Promise((resolve) => {
        if (inodeOf(path) === own) rmSync(path, { force: true })
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function inodeOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.ino
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** The reader repeats the socket's errors as its own; whoever holds the socket deals with them. */
function linesOf(socket: Socket): Interface {
  return createInterface({ input: socket }).on('error', () => {})
}

async function carryOut(line: string, socket: Socket, services: Services): Promise<void> {
  const reply = (message: Reply) => void socket.write(`${JSON.stringify(message)}\n`)
  const { argv, cwd } = JSON.parse(line) as { argv: string[]; cwd: string }
  // Loaded with the first verb: a server that is never asked needs none of it.
  const { readCall, runCall } = await import('./verbs.ts')
  const call = readCall(argv, cwd)
  const code =
    'verb' in call
      ? await runCall(call, services, {
          line: (text) => reply({ line: text }),
          fault: (text) => reply({ fault: text }),
          progress: (label, done, total) => reply({ progress: [label, done, total] }),
        })
      : call.code
  reply({ exit: code })
  socket.end()
}

/** Has the running process carry out a verb. Rejects when none answers. */
export function askRunningProcess(
  dataDir: string,
  argv: string[],
  out: Output,
  cwd = process.cwd(),
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir))
    socket.once('error', reject)
    socket.once('connect', () => socket.write(`${JSON.stringify({ argv, cwd })}\n`))
    socket.once('close', () => reject(new Error('The running process stopped before it was done.')))
    linesOf(socket).on('line', (line) => {
      const message = JSON.parse(line) as Reply
      if ('line' in message) out.line(message.line)
      else if ('fault' in message) out.fault(message.fault)
      else if ('progress' in message) out.progress(...message.progress)
      else resolve(message.exit)
    })
  })
}
