import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readArchive } from '#modules/backup/archive.ts'
import { MANIFEST } from '#modules/backup/manifest.ts'
import { NO_SETTINGS } from '#server/settings.ts'
import { typedIn } from '#server/typed-in.ts'
import { isMain, runNode } from './run.ts'
import { startSite } from './screens/site.ts'

const HELP = `Usage: npm run drill -- FILE [--against ADDRESS]

Rehearses a restore of FILE, which \`npm run toile -- backup FILE\` wrote, in a fresh place that is removed afterwards: puts it
back, backs that up again and compares every row and every picture, starts the site on it and reads its public pages. Says how
long each step took. Nothing of the running site is touched, and no letter is sent: the site of the drill has no mail server.

  --against   the address of the running site: what its visitors read is compared too
  --help      this text
`

/** What opens a backup, and no more of the settings: neither the database nor the mail server of the running site. */
function ownSettings({ SITE_FILE = '', SECRET_KEY = '' }: Record<string, string | undefined>) {
  return { SITE_FILE, SECRET_KEY, DEMO: SITE_FILE ? 'false' : 'true', HOST: 'localhost' }
}

export interface Step {
  name: string
  seconds: number
}

/** Throws with the reason when the backup would not have brought everything back. */
export async function drill(
  file: string,
  options: {
    env: Record<string, string | undefined>
    against?: string | undefined
    tell: (line: string) => void
  },
): Promise<Step[]> {
  const folder = mkdtempSync(join(tmpdir(), 'toile-drill-'))
  const dataDir = join(folder, 'data')
  const settings = { ...ownSettings(options.env), DATA_DIR: dataDir }
  const steps: Step[] = []
  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const result = await work()
    steps.push({ name, seconds: (performance.now() - began) / 1000 })
    options.tell(`${name}: ${steps.at(-1)?.seconds.toFixed(1)} s`)
    return result
  }
  try {
    await step('Restored', () => runVerb(settings, 'restore', file))
    await step('Compared, row by row and picture by picture', async () => {
      const again = join(folder, 'again.tar.gz')
      await runVerb(settings, 'backup', again)
      await compareBackups(file, again)
    })
    const site = await step('Started', () => startSite(dataDir, settings))
    try {
      await step('Read as a visitor', () => readAsVisitor(site.address, options.against))
    } finally {
      await site.stop()
    }
    return steps
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runVerb(settings: Record<string, string>, verb: string, file: string): Promise<void> {
  const { code, output } = await runNode(['server/toile.ts', verb, file], {
    env: { ...NO_SETTINGS, ...settings },
  })
  if (code !== 0) throw new Error(`${verb} failed:\n${output}`)
}

/** By part of the archive. The rows of a table are added up, since they may come in any order. */
async function digest(file: string): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  await readArchive(
    file,
    async (part, body) => {
      if (part === MANIFEST) return void (await buffer(body))
      parts.set(part, part.startsWith('tables/') ? await digestRows(body) : hash(await buffer(body)))
    },
    () => {},
  )
  return parts
}

async function digestRows(body: AsyncIterable<Buffer>): Promise<string> {
  let [sum, rows, rest] = [0n, 0, '']
  const decoder = new TextDecoder()
  const add = (line: string) => {
    sum = (sum + BigInt(`0x${hash(line)}`)) % 2n ** 256n
    rows++
  }
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) add(line)
  }
  if (rest) add(rest)
  return `${rows} rows ${sum.toString(16)}`
}

function hash(of: Buffer | string): string {
  return createHash('sha256').update(of).digest('hex')
}

/** Throws with the parts that are not the same in both. */
export async function compareBackups(file: string, again: string): Promise<void> {
  const [wanted, found] = [await digest(file), await digest(again)]
  const names = new Set([...wanted.keys(), ...found.keys()])
  const other = [...names].filter((name) => wanted.get(name) !== found.get(name))
  if (other.length > 0) throw new Error(`Not the same after the restore: ${other.join(', ')}`)
}

/** Every page that a search engine is told of, and the press, which comes from the database. */
async function readAsVisitor(address: string, against: string | undefined): Promise<void> {
  const read = async (path: string, from = address) => {
    const answer = await fetch(from + path)
    if (!answer.ok) throw new Error(`${from}${path} answered ${answer.status}`)
    return answer.text()
  }
  const pathsOf = (sitemap: string) =>
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname)
  const paths = pathsOf(await read('/sitemap.xml'))
  for (const path of paths) await read(path)
  const press = await read('/api/content/getPress')
  if (!against) return
  if (pathsOf(await read('/sitemap.xml', against)).join() !== paths.join())
    throw new Error(`${against} has other public pages`)
  if ((await read('/api/content/getPress', against)) !== press) throw new Error(`${against} has other press`)
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, against: { type: 'string' } },
  })
  const [given] = positionals
  if (values.help || !given) {
    process.stdout.write(HELP)
    return values.help ? 0 : 1
  }
  const file = resolve(typedIn('drill'), given)
  if (!existsSync(file)) throw new Error(`There is no ${file}`)
  console.log(`${file}: ${Math.ceil(statSync(file).size / 1024 / 1024)} MB`)
  const steps = await drill(file, { env: process.env, against: values.against, tell: console.log })
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`The backup brings everything back. The whole drill took ${total.toFixed(1)} s.`)
  return 0
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
