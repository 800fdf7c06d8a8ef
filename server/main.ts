import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { begin } from './begin.ts'
import { readConfig } from './config.ts'
import { tellFault } from './operator-fault.ts'
import { keepSmall } from './young-memory.ts'

const HELP = `Usage: npm start

Serves the whole site: pages, API, images. Nothing needs to be set; docs/configuration.md lists what can be.
Stop it with Ctrl-C. Operator's commands: npm run toile -- --help
`

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) process.stdout.write(HELP)
  else await start()
} catch (error) {
  console.error(tellFault(error))
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  keepSmall()
  // What has been compiled once is read from there at the next start, by threads too; it may be deleted at any time.
  process.env.NODE_COMPILE_CACHE ??= join(config.dataDir, 'cache', 'code')
  // The database opens in its own thread while this one loads the rest of the program.
  const begun = begin(config)
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
  const { serve } = await import('./serve.ts')
  await serve(config, begun)
}
