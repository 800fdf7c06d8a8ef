import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const TOILE = fileURLToPath(new URL('../server/toile.ts', import.meta.url))
const run = promisify(execFile)

/** One of the operator's verbs, carried out by the site under test. Answers with its lines. */
export async function toile(...argv: string[]): Promise<string[]> {
  const env = { PATH: process.env.PATH, DEMO: 'true', DATA_DIR: process.env.TOILE_E2E_DATA }
  const { stdout } = await run(process.execPath, [TOILE, ...argv], { env })
  return stdout.trim().split('\n')
}

/** A link to a preview, as a path of the site, and the id by which it is revoked. */
export async function givePreview(
  entry: string,
  ...options: string[]
): Promise<{ path: string; id: string }> {
  const [url = ''] = await toile('preview', entry, ...options)
  const { pathname, search, searchParams } = new URL(url)
  return { path: pathname + search, id: searchParams.get('link')?.split('.')[0] ?? '' }
}
