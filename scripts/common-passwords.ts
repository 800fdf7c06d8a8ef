import { readFileSync, writeFileSync } from 'node:fs'
import { markOf } from '#modules/identity/common-passwords.ts'
import { MIN_PASSWORD_LENGTH } from '#modules/identity/password.ts'
import { at, isMain } from './run.ts'

const HELP = `Usage: node scripts/common-passwords.ts LIST

Makes modules/identity/common-passwords.txt anew from a list of passwords, one a line, the most used first.
`

const HEAD = `# The passwords that thieves try first, as the beginnings of their hashes: the list itself is not fit to print.
# Made by scripts/common-passwords.ts from the 30,000 most used of leaked passwords as zxcvbn 4.4 has them (MIT, Dropbox).
`

if (isMain(import.meta.url)) {
  const [list] = process.argv.slice(2)
  if (!list || list === '--help') process.stdout.write(HELP)
  else {
    const fit = readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => [...line].length >= MIN_PASSWORD_LENGTH)
    const marks = [...new Set(fit.map(markOf))].sort()
    writeFileSync(at('modules/identity/common-passwords.txt'), `${HEAD}${marks.join('\n')}\n`)
    console.log(`${marks.length} passwords of ${MIN_PASSWORD_LENGTH} characters or more`)
  }
}
