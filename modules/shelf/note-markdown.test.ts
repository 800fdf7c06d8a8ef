import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Note } from './note-contract.ts'
import { noteToMarkdown, toMarkdown } from './note-markdown.ts'

const SITE = 'https://toile.example'
const note: Note = {
  entryId: 'e1',
  title: 'Indigo, again',
  readable: true,
  section: 'color-and-print',
  slug: 'indigo-again',
  code: 'CP 25-041',
  path: '/color-and-print/indigo-again',
  body: 'First.\n\n- a *list*\n- of two',
  revision: 3,
  updatedAt: '2026-11-15T10:00:00.000Z',
}
const bodyOf = (body: string) =>
  noteToMarkdown({ ...note, body }, SITE)
    .split('\n')
    .slice(5, -1)

test('a note is a heading, its day, code and link, and a quote that keeps its own Markdown', () => {
  expect(noteToMarkdown(note, SITE)).toBe(`
## Indigo, again

2026-11-15 · CP 25-041 · <https://toile.example/color-and-print/indigo-again>

> First.
>
> - a *list*
> - of two
`)
})

test('a note on an entry out of reach tells the title kept and nothing else of it', () => {
  expect(noteToMarkdown({ ...note, readable: false }, SITE)).toBe(`
## Indigo, again

2026-11-15

> First.
>
> - a *list*
> - of two
`)
})

test('a title is words, whatever signs it holds', () => {
  const titled = noteToMarkdown({ ...note, title: '<b>A</b> [x](y) *z* #1\n# Not a heading' }, SITE)
  expect(titled).toContain('\n## \\<b\\>A\\</b\\> \\[x\\](y) \\*z\\* \\#1 \\# Not a heading\n')
})

describe('a body', () => {
  const cases: [string, string, string[]][] = [
    ['a heading', '# Mine', ['> # Mine']],
    ['a fence left open', '```\ncode', ['> ```', '> code']],
    ['html', '<script>x</script> a<b 1 < 2', ['> \\<script>x\\</script> a\\<b 1 < 2']],
    ['a comment left open', '<!-- hidden', ['> \\<!-- hidden']],
    ['html behind a backslash', '\\<b> \\\\<b>', ['> \\<b> \\\\\\<b>']],
    ['a link definition', '[1]: https://evil.example', ['> [1]\\: https://evil.example']],
    ['line ends of every kind', 'a\r\nb\rc\u2028d', ['> a', '> b', '> c', '> d']],
  ]
  test.each(cases)('with %s stays inside its quote', (_, body, lines) => {
    expect(bodyOf(body)).toEqual(lines)
  })

  test('of backslashes alone is read once, and not again from each of them', () => {
    expect(bodyOf('\\'.repeat(500_000))[0]).toHaveLength(500_002)
  })

  test('of any text leaves no line outside the quote, no tag and no definition', () => {
    const hostile = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('\n', '\r', '<', '\\', 'b>', ']:', '```', '#', '['),
      ),
    )
    fc.assert(
      fc.property(hostile, (parts) => {
        for (const line of bodyOf(parts.join(''))) {
          expect(line).toMatch(/^>( |$)/)
          expect(line).not.toMatch(/(?<!\\)(?:\\\\)*<[A-Za-z/!?]|\]:/)
        }
      }),
    )
  })
})

test('the document begins with the site and the day, and holds every note in order', async () => {
  async function* notes() {
    yield { ...note, title: 'One' }
    yield { ...note, title: 'Two' }
  }
  const about = { siteName: 'Toile', publicUrl: SITE, now: new Date('2026-11-16T00:00:00Z') }
  const whole = (await Array.fromAsync(toMarkdown(notes(), about))).join('')
  expect(whole.startsWith('# Notes\n\nToile, 2026-11-16\n\n## One\n')).toBe(true)
  expect(whole.match(/^## .*/gm)).toEqual(['## One', '## Two'])
})
