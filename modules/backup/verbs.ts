import { stat } from 'node:fs/promises'
import { plainLine } from '#modules/terminal.ts'
import type { Verb } from '#modules/verb.ts'
import { writeBackup } from './backup.ts'
import { StoreNotEmpty } from './fill.ts'
import { ArchiveRefused } from './manifest.ts'
import { restoreBackup } from './restore.ts'

export const backupVerb: Verb = {
  name: 'backup',
  usage: 'backup FILE',
  summary: 'Writes the database and all original images into one archive',
  help: `Writes FILE, a .tar.gz of every table and every original image, as all of it stood at one moment. The site may go on
serving and writing meanwhile. FILE appears when it is complete; an older FILE of that name stays until then.

The archive holds the accounts with their password hashes and the site's keys: keep it as safe as the database.
Made again on restore, and so not in it: the search index, sized images, jobs under way.

An original image that is missing or no longer what was stored is left out and named; everything else is written, and the exit
code is 1. An older archive may have it, as media/ and its name.`,
  files: [0],
  most: 1,
  async run(services, { args: [file] }, out) {
    if (!file) {
      out.fault('Name the file to write: backup FILE')
      return 2
    }
    const manifest = await writeBackup(services, file, out)
    const { size } = await stat(file)
    out.line(`${file}: ${Math.ceil(size / 1024)} KB, schema ${manifest.migration}`)
    for (const { table, rows } of manifest.tables) out.line(`  ${table}: ${rows}`)
    out.line(`  original images: ${manifest.media.length}`)
    for (const key of manifest.missingMedia)
      out.fault(`The original ${key} is missing or damaged in the media storage, and not in the backup`)
    return manifest.missingMedia.length > 0 ? 1 : 0
  },
}

export const restoreVerb: Verb = {
  name: 'restore',
  usage: 'restore FILE [--replace] [--dry-run]',
  summary: 'Puts the database and the original images back from a backup',
  help: `Reads FILE, which \`backup\` wrote, to its end and checks every part of it before anything is touched. Then the images
are put in place and, in one transaction, the rows: it happens as a whole or not at all. The backup may come from the
other kind of database, and from an older schema, never from a newer one.

  --replace   also when the store is in use: everything in it is lost and becomes what is in FILE
  --dry-run   only check FILE and say what it would do

Members and pages see the restored content at once. Restart the server afterwards, since it keeps the site's keys in
memory. A letter that was waiting at the time of the backup is sent again.`,
  options: { replace: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  files: [0],
  most: 1,
  async run(services, { args: [file], options }, out) {
    if (!file) {
      out.fault('Name the backup to read: restore FILE')
      return 2
    }
    try {
      await restoreBackup(
        services,
        file,
        { replace: options.replace === true, dryRun: options['dry-run'] === true },
        out,
      )
      return 0
    } catch (error) {
      if (!(error instanceof ArchiveRefused || error instanceof StoreNotEmpty)) throw error
      const hint = error instanceof StoreNotEmpty ? ' Give --replace to lose what is there.' : ''
      out.fault(plainLine(`Nothing was restored from ${file}: ${error.message}.${hint}`))
      return 1
    }
  },
}
