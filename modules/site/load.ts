import { readFileSync } from 'node:fs'
import { Site } from './contract.ts'

export class SiteError extends Error {
  constructor(file: string, faults: string[]) {
    super(`The site configuration ${file} has faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'SiteError'
  }
}

/** Reads the tenant's configuration and names everything that is wrong with it. */
export async function loadSite(file: string): Promise<Site> {
  let given: unknown
  try {
    given = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SiteError(file, [(error as Error).message])
  }
  // Loaded only where there is something to check: it would be a tenth of a start.
  const { Value } = await import('typebox/value')
  if (Value.Check(Site, given)) return given
  throw new SiteError(
    file,
    Value.Errors(Site, given).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`),
  )
}
