import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openDerivedCache } from './derived-cache.ts'

vi.mock('node:fs/promises', { spy: true })
const folder = mkdtempSync(join(tmpdir(), 'toile-derived-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file that cannot be deleted once does not end the bound for good', async () => {
  const cache = openDerivedCache({ folder, mostBytes: 1000 })
  vi.mocked(rm).mockRejectedValueOnce(Object.assign(new Error('busy'), { code: 'EBUSY' }))
  for (let n = 0; n < 20; n++) await cache.keep(`picture-${n}`, Buffer.alloc(300))
  expect(readdirSync(folder).length).toBeLessThanOrEqual(3)
})
