import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { diskStorage } from '#modules/media/storage.ts'
import type { Services, Verb } from '#modules/verb.ts'
import { openTestStore } from '#testing/database.ts'
import { makeServices } from '#testing/make.ts'
import { exportVerb, importVerb } from '../verbs.ts'

/** Stores to import into and export from, and a folder for the files; all of it is gone when the tests are over. */
export async function useImports() {
  const folder = await mkdtemp(join(tmpdir(), 'toile-import-test-'))
  const drops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  afterAll(async () => {
    for (const drop of drops) await drop()
  })
  let said: string[] = []

  async function run(verb: Verb, services: Services, file: string, options = {}) {
    said = []
    const out = {
      line: (text: string) => void said.push(text),
      fault: (text: string) => void said.push(text),
      progress: () => {},
    }
    return verb.run(services, { args: [file], options }, out)
  }

  return {
    at: (name: string) => join(folder, name),
    async openServices(media: string): Promise<Services> {
      const { store, drop } = await openTestStore()
      drops.push(drop)
      const storage = diskStorage(join(folder, media))
      return makeServices({ store, storage, site: { embedHosts: ['player.example'] } })
    },
    importFile: (services: Services, file: string, options = {}) => run(importVerb, services, file, options),
    exportFile: (services: Services, file: string) => run(exportVerb, services, file),
    /** What the last of them told the operator. */
    said: () => said.join('\n'),
  }
}
