import { existsSync } from 'node:fs'
import { auditPackages } from './audit.ts'
import { checkImports, readSources } from './check-imports.ts'
import { addUp, type Counts, lastLine } from './counts.ts'
import { checkDocumentFiles } from './document-files.ts'
import { at, isMain, ROOT, runNode, TOOLS } from './run.ts'
import { checkSecurityDocument } from './security-document.ts'

type Check = { name: string; run(): Promise<{ ok: boolean; output: string }> }

const DOCS = 'server/config-docs.ts'

const CHECKS: Check[] = [
  { name: 'types', run: checkTypes },
  // Without colours: its output is kept until the end, and shown only when there is something to say.
  { name: 'lint and format', run: () => runTool([TOOLS.biome, 'check', '--colors=off', '.']) },
  { name: 'import directions', run: async () => listProblems(checkImports(readSources(ROOT))) },
  { name: 'files in documents', run: async () => listProblems(checkDocumentFiles()) },
  { name: 'security document', run: async () => listProblems(checkSecurityDocument()) },
  ...(existsSync(at(DOCS)) ? [{ name: 'generated documents', run: () => runTool([DOCS, '--check']) }] : []),
]

async function runTool(args: string[]) {
  const { code, output } = await runNode(args)
  return { ok: code === 0, output }
}

/** The types of the routes are generated first; pages do not type-check without them. */
async function checkTypes() {
  const generated = await runTool([TOOLS.reactRouter, 'typegen'])
  return generated.ok ? runTool([TOOLS.tsc, '--noEmit', '--pretty', 'false']) : generated
}

function listProblems(problems: string[]) {
  return { ok: problems.length === 0, output: problems.join('\n') }
}

/** Runs every check, also after one has failed, and shows what the failed ones say. */
export async function runChecks(): Promise<Counts> {
  const counts: Counts[] = []
  for (const { name, run } of CHECKS) {
    const { ok, output } = await run()
    console.log(`${ok ? '✓' : '✗'} ${name}`)
    if (!ok && output) console.log(output)
    counts.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  }
  return addUp(counts)
}

/** Not among the others: it needs the registry, and npm test is to work without a network. */
async function runAudit(): Promise<Counts> {
  const { outcome, text } = await auditPackages()
  const sign = { clean: '✓', found: '✗', unknown: '–' }[outcome]
  console.log(`${sign} dependency audit${text ? `\n${text}` : ''}`)
  return { passed: outcome === 'clean' ? 1 : 0, failed: outcome === 'found' ? 1 : 0 }
}

const HELP = `Usage: npm run check

Runs everything that needs no test run: ${CHECKS.map(({ name }) => name).join(', ')};
then asks the registry for known faults in the packages of production (dependency audit).
`

if (isMain(import.meta.url)) {
  if (process.argv.includes('--help')) process.stdout.write(HELP)
  else {
    const counts = addUp([await runChecks(), await runAudit()])
    console.log(lastLine(counts))
    if (counts.failed > 0) process.exitCode = 1
  }
}
