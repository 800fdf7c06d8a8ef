import { expect, test } from 'vitest'
import { createViewBuffer } from './buffer.ts'

const NEVER = 1_000_000

function openBuffer(options: Parameters<typeof createViewBuffer<string>>[0]['limits'] = {}) {
  const written: string[][] = []
  const told: object[] = []
  const clock = { now: new Date('2026-11-15T12:00:30Z') }
  let fault: Error | undefined
  const buffer = createViewBuffer<string>({
    async write(views) {
      if (fault) throw fault
      written.push(views)
    },
    log: { warn: (about) => void told.push(about) },
    now: () => clock.now,
    limits: { everyMs: NEVER, ...options },
  })
  return {
    ...{ buffer, written, told, clock },
    failWith: (error: Error | undefined) => {
      fault = error
    },
  }
}

test('views are written together, in their order', async () => {
  const { buffer, written } = openBuffer()
  for (const view of ['a', 'b', 'c']) buffer.take(view, '192.0.2.1')
  expect(written).toEqual([])
  await buffer.flush()
  await buffer.flush()
  expect(written).toEqual([['a', 'b', 'c']])
})

test('a view is written without anybody asking', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const log = { warn: () => {} }
  const write = async (views: string[]) => resolve(views)
  const buffer = createViewBuffer({ write, log, now: () => new Date(), limits: { everyMs: 1 } })
  buffer.take('a', '192.0.2.1')
  // The buffer's own timer keeps no process alive, so the test must.
  const awake = setInterval(() => {}, 1000)
  expect(await promise).toEqual(['a'])
  clearInterval(awake)
})

test('one address cannot send more than its share of a minute, and others still can', async () => {
  const { buffer, written, told, clock } = openBuffer({ perAddress: 2 })
  for (const view of ['a', 'b', 'too many']) buffer.take(view, '192.0.2.1')
  buffer.take('c', '192.0.2.2')
  clock.now = new Date('2026-11-15T12:01:00Z')
  buffer.take('d', '192.0.2.1')
  await buffer.flush()
  expect([written, told]).toEqual([[['a', 'b', 'c', 'd']], [{ dropped: 1 }]])
})

test('all addresses together cannot send more than the process takes in a minute', async () => {
  const { buffer, written, told, clock } = openBuffer({ perMinute: 3 })
  for (let at = 0; at < 100; at++) buffer.take(`first ${at}`, `192.0.2.${at}`)
  await buffer.flush()
  clock.now = new Date('2026-11-15T12:01:59Z')
  for (let at = 0; at < 100; at++) buffer.take(`second ${at}`, `192.0.2.${at}`)
  await buffer.flush()
  expect(written.map((views) => views.length)).toEqual([3, 3])
  expect(told).toEqual([{ dropped: 97 }, { dropped: 97 }])
})

test('while the database is away views wait, no more than fit, and are written when it is back', async () => {
  const { buffer, written, told, failWith } = openBuffer({ waiting: 2 })
  failWith(new Error('away'))
  buffer.take('a', '192.0.2.1')
  await buffer.flush()
  buffer.take('b', '192.0.2.1')
  buffer.take('no room', '192.0.2.1')
  await buffer.flush()
  failWith(undefined)
  await buffer.flush()
  expect(written).toEqual([['a', 'b']])
  expect(told).toEqual([expect.objectContaining({ views: 1, givesUp: false }), { dropped: 1 }])
})

test('a batch that is never taken is given up and does not hold the next one', async () => {
  const { buffer, written, told, failWith } = openBuffer({ tries: 3 })
  failWith(new Error('no'))
  buffer.take('bad', '192.0.2.1')
  for (let tries = 0; tries < 3; tries++) await buffer.flush()
  failWith(undefined)
  buffer.take('good', '192.0.2.1')
  await buffer.flush()
  expect(written).toEqual([['good']])
  expect(told.at(-1)).toMatchObject({ views: 1, givesUp: true })
})

test('what waits is written at the end, also what came during the last writing', async () => {
  const written: string[][] = []
  const gate = Promise.withResolvers<void>()
  const buffer = createViewBuffer<string>({
    async write(views) {
      await gate.promise
      written.push(views)
    },
    ...{ log: { warn: () => {} }, now: () => new Date(), limits: { everyMs: NEVER } },
  })
  buffer.take('a', '192.0.2.1')
  const writing = buffer.flush()
  buffer.take('b', '192.0.2.1')
  const closing = buffer.close()
  buffer.take('too late', '192.0.2.1')
  gate.resolve()
  await Promise.all([writing, closing])
  expect(written).toEqual([['a'], ['b']])
})
