import { stat } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { contactSheetVerb, demoVerb } from '#demo/verbs.ts'
import { reportVerb } from '#modules/analytics/verb.ts'
import { auditVerb } from '#modules/audit/verb.ts'
import { backupVerb, restoreVerb } from '#modules/backup/verbs.ts'
import { exportVerb, importVerb } from '#modules/content/contentful/verbs.ts'
import { synonymsVerb } from '#modules/content/verbs.ts'
import { keysVerb, memberVerb } from '#modules/identity/verbs.ts'
import { leadsVerb } from '#modules/leads/verb.ts'
import { mailVerb } from '#modules/mail/verb.ts'
import { previewVerb } from '#modules/previews/verb.ts'
import { plainLine } from '#modules/terminal.ts'
import type { Output, Services, Verb } from '#modules/verb.ts'

const VERBS: Verb[] = [
  importVerb,
  exportVerb,
  backupVerb,
  restoreVerb,
  demoVerb,
  contactSheetVerb,
  synonymsVerb,
  previewVerb,
  mailVerb,
  leadsVerb,
  memberVerb,
  keysVerb,
  reportVerb,
  auditVerb,
]

export interface VerbCall {
  verb: Verb
  args: string[]
  options: Record<string, unknown>
}

/** What a person typed after `npm run toile --`: a call, or the text to show instead and the exit code. */
export function readCall(argv: string[], cwd: string): VerbCall | { text: string; code: number } {
  const [name = '--help', ...rest] = argv
  if (name === '--help' || name === '-h' || name === 'help') return { text: overview(), code: 0 }
  const verb = VERBS.find((each) => each.name === name)
  if (!verb) return { text: `There is no verb ${JSON.stringify(name)}.\n\n${overview()}`, code: 2 }
  try {
    const options = { ...verb.options, help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true })
    if (values.help) return { text: helpOf(verb), code: 0 }
    const surplus = positionals[verb.most ?? positionals.length]
    if (surplus !== undefined) throw new Error(`Not understood: ${JSON.stringify(surplus)}`)
    const given = [...positionals, ...(verb.usual ?? []).slice(positionals.length)]
    const args = given.map((each, index) =>
      verb.files?.includes(index) && !isAbsolute(each) ? resolve(cwd, each) : each,
    )
    return { verb, args, options: values }
  } catch (error) {
    return { text: `${(error as Error).message}\n\n${helpOf(verb)}`, code: 2 }
  }
}

export async function runCall(call: VerbCall, services: Services, out: Output): Promise<number> {
  try {
    for (const index of call.verb.files ?? []) await refuseFolder(call.args[index])
    return (await call.verb.run(services, call, out)) ?? 0
  } catch (error) {
    // The database repeats in its words what it would not take.
    out.fault(plainLine(`Failed: ${describe(error as NodeJS.ErrnoException)}`))
    return 1
  }
}

/** Before the work is done: what is written for hours could not take a folder's name at the end. */
async function refuseFolder(file = ''): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) throw new Error(`${file} is a folder, and a file is wanted`)
}

/** The system's own words for the commonest mistake, a wrong path, tell an operator little. */
function describe({ code, path, message }: NodeJS.ErrnoException): string {
  return code === 'ENOENT' && path ? `there is no such file or folder: ${path}` : message
}

function overview(): string {
  const width = Math.max(...VERBS.map((verb) => verb.usage.length))
  const lines = VERBS.map((verb) => `  ${verb.usage.padEnd(width)}  ${verb.summary}`)
  return `Usage: npm run toile -- VERB\n\n${lines.join('\n')}\n\nVERB --help says more. Verbs work while the site is running and while it is not.`
}

function helpOf(verb: Verb): string {
  return `Usage: npm run toile -- ${verb.usage}\n\n${verb.summary}\n\n${verb.help.replace(/^\n/, '').trimEnd()}`
}
