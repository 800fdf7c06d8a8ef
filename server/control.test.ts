import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { diskStorage } from '#modules/media/storage.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeServices } from '#testing/make.ts'
import { listen, unheard } from '#testing/output.ts'
import { askRunningProcess, serveVerbs } from './control.ts'

const test = useTestDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'toile-control-'))
let verbs: { close(): Promise<void> }

beforeAll(async () => {
  const storage = diskStorage(join(dataDir, 'media'))
  const services = makeServices({ store: test.store, storage, site: demoSite, demo: true })
  verbs = await serveVerbs({ dataDir, services })
})
afterAll(async () => {
  await verbs.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function ask(...argv: string[]) {
  const { lines, out } = listen()
  const code = await askRunningProcess(dataDir, argv, out)
  return { code, lines }
}

it('a verb is carried out by the running process, and its words and exit code come back', async () => {
  expect(await ask('synonyms', 'add', 'loden', 'felt')).toEqual({ code: 0, lines: ['Added: loden, felt'] })
  expect((await ask('synonyms')).lines.at(-1)).toContain('loden, felt')
  expect((await ask('synonyms', 'remove', '9999')).code).toBe(1)
  expect((await ask('nonsense')).code).toBe(2)
})

it('only the same system user can open the socket', () => {
  expect(statSync(join(dataDir, 'control.sock')).mode & 0o077).toBe(0)
})

it.each(['not json', '{}', 'null', '{"argv":7,"cwd":7}'])(
  '%s on the socket ends that connection and nothing else',
  async (line) => {
    const socket = createConnection(join(dataDir, 'control.sock'))
    const closed = once(socket, 'close')
    socket.on('error', () => {}).resume()
    socket.write(`${line}\n`)
    await closed
    expect((await ask('synonyms', 'list')).code).toBe(0)
  },
)

describe('of two processes on one data directory, as PostgreSQL allows', () => {
  const serve = (folder: string) => {
    const services = makeServices({
      store: test.store,
      storage: diskStorage(folder),
      site: demoSite,
      demo: true,
    })
    return serveVerbs({ dataDir: folder, services })
  }
  const isAnswering = (folder: string) =>
    askRunningProcess(folder, ['synonyms'], unheard).then(
      (code) => code === 0,
      () => false,
    )

  it('the first keeps its socket when the second comes, and when it goes', async () => {
    const folder = mkdtempSync(join(dataDir, 'two-'))
    const first = await serve(folder)
    const { ino } = statSync(join(folder, 'control.sock'))
    const second = await serve(folder)
    expect(statSync(join(folder, 'control.sock')).ino).toBe(ino)
    await second.close()
    expect(await isAnswering(folder)).toBe(true)
    await first.close()
    expect(readdirSync(folder)).toEqual([])
  })

  it('each removes its own socket alone, though both have come in the same moment', async () => {
    const folder = mkdtempSync(join(dataDir, 'same-'))
    const path = join(folder, 'control.sock')
    const first = await serve(folder)
    const other = createServer().listen(join(folder, 'other.sock'))
    await once(other, 'listening')
    renameSync(join(folder, 'other.sock'), path)
    await first.close()
    expect(existsSync(path)).toBe(true)
    other.close()
  })

  it('one that was killed leaves a socket that the next one takes the place of', async () => {
    const folder = mkdtempSync(join(dataDir, 'dead-'))
    const path = join(folder, 'control.sock')
    const killed = spawnSync(process.execPath, [
      '-e',
      `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`,
    ])
    expect([killed.signal, existsSync(path)]).toEqual(['SIGKILL', true])
    const next = await serve(folder)
    expect(await isAnswering(folder)).toBe(true)
    await next.close()
  })
})

it('a data directory whose name is longer in bytes than in letters has its socket too', async () => {
  const folder = join(dataDir, 'ü'.repeat(50))
  mkdirSync(folder)
  const services = makeServices({
    store: test.store,
    storage: diskStorage(folder),
    site: demoSite,
    demo: true,
  })
  const own = await serveVerbs({ dataDir: folder, services })
  expect(await askRunningProcess(folder, ['synonyms'], unheard)).toBe(0)
  await own.close()
})

it('a data directory whose socket must lie elsewhere does not share its place with others', async () => {
  const place = mkdtempSync(join(tmpdir(), 'toile-place-'))
  const longDir = join(dataDir, 'long'.repeat(30))
  vi.stubEnv('TMPDIR', place)
  try {
    const services = makeServices({
      store: test.store,
      storage: diskStorage(longDir),
      site: demoSite,
      demo: true,
    })
    const folder = join(place, `toile-${process.getuid?.() ?? 0}`)
    const own = await serveVerbs({ dataDir: longDir, services })
    expect(statSync(folder).mode & 0o077).toBe(0)
    await own.close()
    chmodSync(folder, 0o777)
    await expect(serveVerbs({ dataDir: longDir, services })).rejects.toThrow('not ours alone')
    await expect(askRunningProcess(longDir, ['member', 'list'], unheard)).rejects.toThrow('not ours alone')
  } finally {
    vi.unstubAllEnvs()
    rmSync(place, { recursive: true, force: true })
  }
})
