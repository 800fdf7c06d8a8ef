import type { Note } from './note-contract.ts'

/**
 * Notes as one Markdown document (CommonMark). A body stays as it was written, its own Markdown included, but inside a block
 * quote: lists, emphasis and fences work there and end there, so that no body reaches its neighbour or the headings. What a
 * quote does not hold in is made plain: raw html, which would go on into the page, and link definitions, which hold for the
 * whole document.
 */
export async function* toMarkdown(
  notes: AsyncIterable<Note>,
  about: { siteName: string; publicUrl: string; now: Date },
): AsyncGenerator<string> {
  yield `# Notes\n\n${plain(about.siteName)}, ${day(about.now.toISOString())}\n`
  for await (const note of notes) yield noteToMarkdown(note, about.publicUrl)
}

export function noteToMarkdown(note: Note, publicUrl: string): string {
  const facts = [
    note.updatedAt ? day(note.updatedAt) : '',
    note.readable && note.code ? plain(note.code) : '',
    note.readable && note.path ? `<${publicUrl}${note.path}>` : '',
  ]
  return `\n## ${plain(note.title)}\n\n${facts.filter(Boolean).join(' · ')}\n\n${quote(note.body)}\n`
}

/** Also what only some readers take for the end of a line. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

function quote(body: string): string {
  return body
    .split(LINE_END)
    .map((line) => {
      const harmless = line.replace(/(?<!\\)\\*<(?=[A-Za-z/!?])/g, escapeLast).replaceAll(']:', ']\\:')
      return harmless.trim() ? `> ${harmless}` : '>'
    })
    .join('\n')
}

/** A backslash before the sign, unless the writer has put one there: two would be a backslash and a tag. */
function escapeLast(marks: string): string {
  return marks.length % 2 === 0 ? marks : `${marks.slice(0, -1)}\\<`
}

/** One line of words that mean nothing but themselves. */
function plain(text: string): string {
  return text
    .split(LINE_END)
    .join(' ')
    .replace(/[\\`*_[\]<>&#~|$]/g, '\\$&')
    .trim()
}

function day(moment: string): string {
  return moment.slice(0, 10)
}
