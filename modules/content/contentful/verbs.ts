import type { Verb } from '#modules/verb.ts'
import { exportSpace } from './export.ts'
import { importSpace } from './import.ts'
import { MEDIA_HOST } from './present.ts'
import { findingLines, tallyLines } from './report.ts'

export const importVerb: Verb = {
  name: 'import',
  usage: 'import FILE [--dry-run]',
  summary: 'Takes in a Contentful space export, or one of our own',
  help: `Reads FILE, the JSON that \`contentful space export --download-assets\` or \`export\` wrote, with the images beside it
under HOST/PATH as both leave them. Nothing is fetched over the network.

Items are known by their sys.id: new ones are created, changed ones updated, and the same file again changes nothing.
What is in the store and not in FILE stays. The default locale is read, then the ones it falls back to.

Faults (broken JSON, a duplicate id, two entries with one address, a missing title, slug, section or client, an unknown
section, malformed rich text, a field of the wrong type or too long) are all listed, and then nothing at all is imported.
Warnings (dangling links, unknown content types, rich-text nodes, marks and templates, unpublished edits, unsafe links,
refused embeds, missing or refused images) are listed and the rest is imported.

Content types: presentation, press (pressItem), webPage, private (clientMicro, micro), project, client. Fields that we do
not know are kept and exported again.

  --dry-run   do all of it, report, and take it back`,
  options: { 'dry-run': { type: 'boolean' } },
  files: [0],
  most: 1,
  async run(services, { args: [file], options }, out) {
    if (!file) {
      out.fault('Name the export to read: import FILE')
      return 2
    }
    const dryRun = options['dry-run'] === true
    const { findings, tally } = await importSpace(services, file, { dryRun }, out)
    const lines = [
      ...(tally ? tallyLines(tally) : []),
      ...findingLines('Faults', findings.faults),
      ...findingLines('Warnings', findings.warnings),
    ]
    for (const line of lines) out.line(line)
    if (!tally) out.line(`Nothing was imported from ${file}.`)
    else out.line(dryRun ? 'Dry run: nothing was written.' : `Imported ${file}.`)
    return tally ? 0 : 1
  },
}

export const exportVerb: Verb = {
  name: 'export',
  usage: 'export FILE',
  summary: "Writes all content in the format of Contentful's space export",
  help: `Writes FILE with every entry, client and image in any state, drafts and clients' private work included: keep it safe.
The original images go into the folder ${MEDIA_HOST} beside it, under the path that FILE names. FILE appears when it
is complete; \`import\` of it changes nothing.

Accounts, bookmarks, leads and letters are not content; \`backup\` has them.`,
  files: [0],
  most: 1,
  async run(services, { args: [file] }, out) {
    if (!file) {
      out.fault('Name the file to write: export FILE')
      return 2
    }
    const { counts, missing } = await exportSpace(services, file, out)
    for (const [type, count] of counts) out.line(`${type.padEnd(14)}${String(count).padStart(8)}`)
    for (const id of missing) out.line(`Warning: there is no original of the asset ${id}`)
    out.line(`Exported to ${file}.`)
    return 0
  },
}
