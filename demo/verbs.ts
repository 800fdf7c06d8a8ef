import type { Verb } from '#modules/verb.ts'

// Both load the library only when they run: the site reads this list at every start.

const MOST = 1_000_000

/** A library of any size, for load tests. */
export const demoVerb: Verb = {
  name: 'demo',
  usage: 'demo --entries N [--dry-run]',
  summary: 'Fills the store with N further entries for load tests',
  help: `
Adds entries made from the demo library's words and pictures, with its dates, tags and lengths; an empty store gets that
library first. The first N are always the same, so running it again adds only what is missing. Refused outside demo mode.
  --entries N   how many, up to ${MOST.toLocaleString('en')}
  --dry-run     shows three of them and writes nothing`,
  options: { entries: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  most: 0,
  async run(services, { options }, out) {
    const wanted = Number(options.entries)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST) {
      out.fault(`--entries must be a whole number from 1 to ${MOST}.`)
      return 2
    }
    if (options['dry-run']) {
      const { makeScaleEntry } = await import('./scale.ts')
      for (const number of [1, 2, 3]) out.line(JSON.stringify({ ...makeScaleEntry(number), text: '…' }))
      return 0
    }
    if (!services.demo) {
      out.line('Refused: this is not a demo store.')
      return 1
    }
    const { addScaleEntries } = await import('./add-entries.ts')
    await addScaleEntries(services, wanted, out)
    return 0
  },
}

/** All pictures together, for a person to judge them. */
export const contactSheetVerb: Verb = {
  name: 'contact-sheet',
  usage: 'contact-sheet [FILE] [--only WORD]',
  summary: 'Writes one page with every picture of the demo library',
  help: `
Takes each picture from the store, or draws it when it is not there yet. The page stands alone: open it in a browser.
  FILE          where to write it; contact-sheet.html when not given
  --only WORD   only pictures whose name or collection contains the word`,
  options: { only: { type: 'string' } },
  files: [0],
  most: 1,
  usual: ['contact-sheet.html'],
  async run(services, { args: [file = ''], options }, out) {
    const { writeContactSheet } = await import('./contact-sheet.ts')
    const only = String(options.only ?? '')
    const count = await writeContactSheet(services, { file, only }, out)
    out.line(count > 0 ? `${count} pictures are on ${file}` : `No picture is called ${JSON.stringify(only)}.`)
    return count > 0 ? 0 : 2
  },
}
