import { plainLine } from '../terminal.ts'
import type { Verb } from '../verb.ts'

/** The list of trade synonyms that search treats as one word. */
export const synonymsVerb: Verb = {
  name: 'synonyms',
  usage: 'synonyms [list | add WORD WORD… | remove NUMBER]',
  summary: 'The words that search treats as one',
  help: `
  synonyms                        lists the groups with their numbers
  synonyms add trousers pants     makes a group; quote a phrase: "fall winter"
  synonyms remove 3               drops group 3
  --dry-run                       says what would be done
A change holds from the next search on, in every process.`,
  options: { 'dry-run': { type: 'boolean' } },
  async run({ store: { db } }, { args: [action = 'list', ...words], options }, out) {
    const dry = options['dry-run'] === true
    if (action === 'list' && words.length === 0) {
      const groups = await db.selectFrom('search_synonyms').select(['id', 'words']).orderBy('id').execute()
      for (const group of groups)
        out.line(plainLine(`${String(group.id).padStart(4)}  ${group.words.join(', ')}`))
      return 0
    }
    if (action === 'add' && words.length > 1 && words.every((each) => each.trim())) {
      if (!dry) await db.insertInto('search_synonyms').values({ words }).execute()
      out.line(`${dry ? 'Would add' : 'Added'}: ${words.join(', ')}`)
      return 0
    }
    if (action === 'remove' && words.length === 1 && /^\d{1,9}$/.test(words[0] ?? '')) {
      const group = await db
        .selectFrom('search_synonyms')
        .select('words')
        .where('id', '=', Number(words[0]))
        .executeTakeFirst()
      if (!group) {
        out.line(`There is no group ${words[0]}.`)
        return 1
      }
      if (!dry) await db.deleteFrom('search_synonyms').where('id', '=', Number(words[0])).execute()
      out.line(`${dry ? 'Would remove' : 'Removed'}: ${group.words.join(', ')}`)
      return 0
    }
    out.fault('Say list, add with two words or more, or remove with a number. --help says more.')
    return 2
  },
}
