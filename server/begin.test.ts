import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { begin } from './begin.ts'

const root = mkdtempSync(join(tmpdir(), 'toile-begin-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([
  ['on PostgreSQL', 'postgres://elsewhere.example/toile'],
  ['on the embedded database', undefined],
])('%s the data directory is its owner’s alone from the first moment on', async (where, databaseUrl) => {
  const dataDir = join(root, where)
  const { lock, thread } = begin({ dataDir, databaseUrl })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  await thread?.ready
  await thread?.close()
  lock?.release()
})
