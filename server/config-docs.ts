import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PROBLEMS } from './errors.ts'
import { SETTINGS } from './settings.ts'

/** Files that are made from the code, so that they cannot say anything else. */
export function generatedFiles(): Record<string, string> {
  return { 'docs/configuration.md': manual(), '.env.example': example(), 'docs/errors.md': errors() }
}

function manual(): string {
  const groups = Map.groupBy(Object.entries(SETTINGS), ([, setting]) => setting.group)
  const parts = [...groups].map(([group, settings]) =>
    [
      `## ${group}\n`,
      '| setting | default | meaning |',
      '|---|---|---|',
      ...settings.map(([name, setting]) => `| \`${name}\` | ${setting.default} | ${setting.meaning} |`),
    ].join('\n'),
  )
  const head = `# Configuration

Made from \`server/settings.ts\` by \`node server/config-docs.ts\`; edit it there. Settings are environment variables,
read once at start. A faulty environment stops the start and lists every fault. Nothing needs to be set to try the site.
`
  return `${head}\n${parts.join('\n\n')}\n`
}

function example(): string {
  const lines = Object.entries(SETTINGS).map(
    ([name, setting]) => `# ${setting.meaning}\n# Default: ${setting.default}\n#${name}=\n`,
  )
  return `# Made from server/settings.ts by \`node server/config-docs.ts\`. Nothing here needs to be set to try the site.\n\n${lines.join('\n')}`
}

function errors(): string {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
  )
  return `# Errors

Made from \`server/errors.ts\` by \`node server/config-docs.ts\`. Every error of the API is \`application/problem+json\` with
\`type\`, \`title\`, \`status\`, \`code\`, \`detail\`, \`requestId\` and, for bad input, \`errors\` (path and message of each fault).

| code | status | when |
|---|---|---|
${rows.join('\n')}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check')
  const stale = Object.entries(generatedFiles()).filter(([path, text]) => read(path) !== text)
  if (!check) for (const [path, text] of stale) writeFileSync(path, text)
  for (const [path] of stale)
    console.log(check ? `${path} is not what the code says: run node server/config-docs.ts` : `wrote ${path}`)
  if (check && stale.length > 0) process.exitCode = 1
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
