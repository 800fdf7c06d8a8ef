import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDerivedCache } from '#modules/media/derived-cache.ts'
import { openStorage } from '#modules/media/storage.ts'
import { NO_SETTINGS } from '#server/settings.ts'
import { makeDataDir } from './data-dir.ts'
import { pgliteFolder, startPgliteThread } from './pglite-thread.ts'

const ROOT = join(import.meta.dirname, '..')
const root = mkdtempSync(join(tmpdir(), 'toile-data-dir-'))
const at = (...names: string[]) => join(root, ...names)

/** In time: what is tested here once never came to an end. */
const WITHIN = { timeout: 60_000, encoding: 'utf8' } as const

beforeAll(() => {
  chmodSync(root, 0o755)
  writeFileSync(at('file'), '')
  for (const [name, mode] of [
    ['readable', 0o555],
    ['closed', 0o000],
    ['open', 0o777],
  ] as const) {
    mkdirSync(at(name))
    chmodSync(at(name), mode)
  }
  mkdirSync(at('open', 'pglite'))
  chmodSync(at('open', 'pglite'), 0o500)
})

afterAll(() => {
  for (const name of ['readable', 'closed', 'open/pglite']) chmodSync(at(name), 0o700)
  rmSync(root, { recursive: true, force: true })
})

test('the directory is made with all above it, for its owner alone, as often as one likes', () => {
  makeDataDir(at('a', 'b', 'c'))
  makeDataDir(at('a', 'b', 'c'))
  expect(statSync(at('a', 'b', 'c')).mode & 0o777).toBe(0o700)
})

describe.skipIf(process.platform === 'win32')(
  'in a directory that the operator made, which everybody may look into',
  () => {
    const given = at('given')
    const modeOf = (...names: string[]) => statSync(join(given, ...names)).mode & 0o777
    const wide = process.umask(0o022)
    afterAll(() => void process.umask(wide))

    test('what is kept is for its owner alone all the same', async () => {
      mkdirSync(given, { mode: 0o755 })
      makeDataDir(given)
      const thread = startPgliteThread({ dataDir: pgliteFolder(given) })
      await thread.ready
      await thread.close()
      await openStorage({ dataDir: given, s3: undefined }).put(
        'originals/ab/abc',
        Buffer.from('x'),
        'image/png',
      )
      await openDerivedCache({ folder: join(given, 'cache', 'images'), mostBytes: 99 }).keep(
        'a',
        Buffer.from('x'),
      )
      expect(['pglite', 'media', 'cache'].map((name) => modeOf(name))).toEqual([0o700, 0o700, 0o700])
      expect(modeOf()).toBe(0o755)
    })

    test('what an earlier start left open is closed', () => {
      const names = ['pglite', 'media', 'cache', 'mail']
      for (const name of names) {
        mkdirSync(join(given, name), { recursive: true })
        chmodSync(join(given, name), 0o755)
      }
      makeDataDir(given)
      expect(names.map((name) => modeOf(name))).toEqual(names.map(() => 0o700))
    })
  },
)

describe('a start says why, and ends, when the data directory', () => {
  const places: [string, string, string][] = [
    ['is a file', at('file'), 'it is no folder'],
    ['lies under a file', at('file', 'under', 'it'), 'it lies under something that is no folder'],
    ['lies where nothing can ever be made', '/proc/nowhere', 'it cannot be made there'],
    ['lies deep where nothing can ever be made', '/proc/nowhere/at/all', 'it cannot be made there'],
  ]
  test.each(places.filter(([, dataDir]) => process.platform === 'linux' || !dataDir.startsWith('/proc')))(
    '%s',
    (_, dataDir, why) => {
      const env = { ...process.env, ...NO_SETTINGS, DATA_DIR: dataDir, PORT: '0' }
      const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
        ...WITHIN,
        cwd: ROOT,
        env,
      })
      expect([status, stderr]).toEqual([
        1,
        `${dataDir} cannot be the data directory: ${why}. Set DATA_DIR.\n`,
      ])
    },
  )
})

/** Root may write everywhere, so it becomes nobody first, once the program is read. */
const AS_NOBODY = `
  const { makeDataDir } = await import('./db/data-dir.ts')
  if (process.getuid() === 0) {
    process.setgroups([])
    process.setgid(65534)
    process.setuid(65534)
  }
  try {
    makeDataDir(process.argv[1])
    console.log('made')
  } catch (error) {
    console.log(error.name, error.message)
  }`

describe.skipIf(process.platform === 'win32')('a user is told why who', () => {
  test.each([
    ['may only read it', 'readable', '', 'this user may not write there'],
    ['may only read what it lies in', 'readable', 'in-it', 'this user may not write there'],
    ['may not even look into it', 'closed', '', 'this user may not write there'],
    ['does not own what is in it', 'open', '', `this user may not write there (${at('open', 'pglite')})`],
  ])('%s', (_, name, below, why) => {
    const dataDir = below ? at(name, below) : at(name)
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', AS_NOBODY, dataDir], {
      ...WITHIN,
      cwd: ROOT,
    })
    expect(stdout).toBe(`DataDirUnusable ${dataDir} cannot be the data directory: ${why}. Set DATA_DIR.\n`)
  })
})
