import { isMain, run } from './run.ts'

/** As much of npm's report as is read here. */
interface Report {
  error?: { code?: string; summary?: string }
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>
}

export type Audit =
  | { outcome: 'clean' | 'found'; text: string }
  /** Nobody could be asked: that is neither a pass nor a failure, and is said. */
  | { outcome: 'unknown'; text: string }

const GRAVE = ['high', 'critical']

/** Asks the registry about the packages that run in production. Quick to give up: it is away more often than it is slow. */
export async function auditPackages(): Promise<Audit> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
  const { output } =
    npm?.endsWith('npm-cli.js') && npmNode ? await run(npmNode, [npm, ...args]) : await run('npm', args)
  return judgeAudit(output)
}

/** Grave faults fail; lesser ones are told. npm mixes warnings into what it writes, so the report is cut out of it. */
export function judgeAudit(output: string): Audit {
  const report = readReport(output)
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? output.split('\n', 1)[0]
    return { outcome: 'unknown', text: `not run: ${reason || 'npm said nothing'}` }
  }
  const faults = Object.entries(report.vulnerabilities)
  const list = faults.map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}${fixAvailable ? ', mended in a newer version' : ''}`,
  )
  const isGrave = faults.some(([, { severity }]) => GRAVE.includes(severity))
  return { outcome: isGrave ? 'found' : 'clean', text: list.join('\n') }
}

function readReport(output: string): Report | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

if (isMain(import.meta.url)) {
  const { outcome, text } = await auditPackages()
  console.log([outcome, text].filter(Boolean).join(': '))
  if (outcome === 'found') process.exitCode = 1
}
