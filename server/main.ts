import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { openState } from './open.ts'

const HELP = `Usage: npm start

Serves the whole site: pages, API, images. Nothing needs to be set; docs/configuration.md lists what can be.
Stop it with Ctrl-C. Operator's commands: npm run toile -- --help
`

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) process.stdout.write(HELP)
  else await start()
} catch (error) {
  const { name, message, code } = error as Error & { code?: string }
  const isKnown =
    error instanceof ConfigError || name === 'DataDirLocked' || name === 'SiteError' || code === 'EADDRINUSE'
  console.error(isKnown ? message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const connection: { onError(error: Error): void } = { onError: () => {} }
  // The database opens in its own thread while this one loads the rest of the program.
  const [opened, { serve }] = await Promise.all([
    openState(config, console.log, (error) => connection.onError(error)),
    import('./serve.ts'),
  ])
  await serve(config, opened, connection)
}
