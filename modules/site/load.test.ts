import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { loadSite } from './load.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

function load(changes: object) {
  const file = join(folder, 'site.json')
  writeFileSync(file, JSON.stringify({ ...demoSite, ...changes }))
  return loadSite(file)
}

test.each(['Index 2027.pdf', '../secret.pdf', 'a..pdf', 'reports/index.pdf', 'in"dex.pdf', '.pdf'])(
  'a document that could not be sent by its name stops the start: %s',
  async (fileName) => {
    const downloads = [{ key: 'index', title: 'The Index', fileName }]
    await expect(load({ downloads })).rejects.toThrow('/downloads/0/fileName')
  },
)

test('the demo’s own configuration has no faults', async () => {
  expect(await load({})).toEqual(demoSite)
})
