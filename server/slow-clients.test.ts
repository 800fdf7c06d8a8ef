import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '#modules/leads/testing/calls.ts'
import { makeEntry, makeText } from '#testing/make.ts'
import { makePlace, type Place } from '#testing/place.ts'
import { type RunningSite, startSite } from '#testing/process.ts'
import { cutOffSlowReaders } from './slow-clients.ts'

const WANTED = 2000
const CLIENTS = Math.min(WANTED, openFiles() - 500)
/** More than all the buffers between two ends of a connection hold. */
const LONG_ANSWER = 6_000_000
const MOST_GROWTH = 500 * 1024 * 1024

/** A test process that may open fewer files brings fewer clients. */
function openFiles(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? WANTED)
  } catch {
    return WANTED
  }
}

describe(`${CLIENTS} clients that are slow or say nothing`, { timeout: 300_000 }, () => {
  let place: Place
  let site: RunningSite
  const sockets: Socket[] = []
  const closed = new Set<Socket>()
  let trickle: NodeJS.Timeout

  beforeAll(async () => {
    place = await makePlace()
    const store = await place.open()
    const text = makeText('A long story', 'told '.repeat(LONG_ANSWER / 5))
    await makeEntry(store.db, { type: 'press', title: 'A long story', text })
    await store.close()
    site = await startSite({ ...place.env, CLIENT_SECONDS: '3' })
  }, 300_000)
  afterAll(async () => {
    clearInterval(trickle)
    for (const socket of sockets) socket.destroy()
    await site?.kill('SIGKILL')
    await place?.remove()
  })

  const get = 'GET /api/content/getPress HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const half =
    'POST /api/request/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"email":'

  function open(): Promise<Socket> {
    const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' })
    sockets.push(socket.resume())
    socket.on('error', () => {})
    socket.on('close', () => closed.add(socket))
    return new Promise((resolve) => socket.once('connect', () => resolve(socket)))
  }

  async function measure(name: string): Promise<number> {
    const text = await (await fetch(`${site.url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }

  const serve = async () => {
    const lead = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const body = JSON.stringify({ ...CALLS.contactBuffered, email: `jo${sockets.length}@example.com` })
    const answers = await Promise.all([
      ...['/', '/about', '/healthz', '/readyz', '/terms'].map((path) => fetch(site.url + path)),
      fetch(`${site.url}/api/request/contactBuffered`, { ...lead, body }),
    ])
    return answers.map(({ status }) => status)
  }
  const allServed = [200, 200, 200, 200, 200, 200]

  test('keep nobody else waiting, are cut off one and all, and leave nothing behind', async () => {
    expect(await serve()).toEqual(allServed)
    const before = {
      files: await measure('process_open_fds'),
      memory: await measure('process_resident_memory_bytes'),
    }

    const kinds: ((socket: Socket) => void)[] = [
      () => {},
      (socket) => socket.write('GET / HTTP/1.1\r\nX-Slow: '),
      (socket) => socket.write(half),
      (socket) => socket.pause().write(get),
      // As no browser does: many at once, and none of the answers taken.
      (socket) => socket.pause().write(get.repeat(50)),
    ]
    for (let number = 0; number < CLIENTS; number += 100)
      await Promise.all(
        Array.from({ length: Math.min(100, CLIENTS - number) }, async (_, index) => {
          kinds[index % kinds.length]?.(await open())
        }),
      )
    const isTrickling = (index: number) => index % kinds.length === 1
    trickle = setInterval(() => {
      for (const [index, socket] of sockets.entries())
        if (isTrickling(index) && !closed.has(socket)) socket.write('a')
    }, 1000)
    // All of them came in, and while they are there the others are served.
    expect(await serve()).toEqual(allServed)
    expect(await measure('process_resident_memory_bytes')).toBeLessThan(before.memory + MOST_GROWTH)

    // One that waits without reading does not hear that it was cut off; the process's open files tell.
    const heard = CLIENTS - CLIENTS / kinds.length
    await expect.poll(() => closed.size, { timeout: 120_000 }).toBeGreaterThanOrEqual(heard)
    await expect
      .poll(() => measure('process_open_fds'), { timeout: 120_000 })
      .toBeLessThan(before.files + CLIENTS / 10)
    expect(await serve()).toEqual(allServed)
    expect(site.child.exitCode).toBeNull()
  })
})

describe('a long answer', () => {
  const PIECE = Buffer.alloc(64 * 1024, 'a')
  const PIECES = 128
  const app = fastify()
  cutOffSlowReaders(app, 0.2)
  app.get('/', (_request, reply) => reply.send(Readable.from(Array.from({ length: PIECES }, () => PIECE))))
  const [DROP, DROPS] = [20, 600]
  app.get('/drops', (_request, reply) => reply.send(Readable.from(drops())))
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
  afterAll(() => app.close())

  /** The same on the connection as a client that takes two hundred bytes a second, whatever is buffered between the two. */
  async function* drops() {
    for (let number = 0; number < DROPS; number++) {
      yield Buffer.alloc(DROP, 'a')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  function ask(path = '/'): Socket {
    const { port } = app.server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    return socket.on('error', () => {})
  }

  test('is sent to its end to whoever takes it slowly, and not to whoever stops', async () => {
    const stopped = ask().pause()
    const slow = ask()
    let taken = 0
    slow.on('data', (bytes) => {
      taken += bytes.length
      slow.pause()
      setTimeout(() => slow.resume(), 20)
    })
    await once(slow, 'close')
    expect(taken).toBeGreaterThan(PIECES * PIECE.length)
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
    stopped.destroy()
  }, 60_000)

  test('is not sent to its end where it goes more slowly than anybody reads', async () => {
    let taken = 0
    const socket = ask('/drops').on('data', (bytes) => {
      taken += bytes.length
    })
    await once(socket, 'close')
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan((DROP * DROPS) / 2)
  }, 90_000)
})
