import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { diskStorage } from '#modules/media/storage.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeServices } from '#testing/make.ts'
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
  const lines: string[] = []
  const code = await askRunningProcess(dataDir, argv, {
    line: (text) => void lines.push(text),
    progress: () => {},
  })
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
    const out = { line: () => {}, progress: () => {} }
    await expect(askRunningProcess(longDir, ['member', 'list'], out)).rejects.toThrow('not ours alone')
  } finally {
    vi.unstubAllEnvs()
    rmSync(place, { recursive: true, force: true })
  }
})
