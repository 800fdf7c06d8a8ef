/** What holds an ampersand that is not a word: addresses, and html's own way of writing a sign. */
const KEPT =
  /\b(?:https?:\/\/|mailto:|www\.)[^\s<>"”]+|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|[mn]dash|hellip|[lr][sd]quo);/gi
const OPENS = /[\s([{“‘/–—-]/
const CLOSES = /[\s)\]},.;:!?”’/–—-]/

/**
 * In displayed text an ampersand is the word "and": `R&D` is `R and D`, `Cut & sewn` is `Cut and sewn`. `before` and `after`
 * are what stands next to the text, where a paragraph is shown in pieces.
 */
export function withAnd(text: string, before = '', after = ''): string {
  if (!/[&＆]/.test(text)) return text
  let shown = ''
  let at = 0
  for (const kept of text.matchAll(KEPT)) {
    shown += worded(text, at, kept.index, before, after) + kept[0]
    at = kept.index + kept[0].length
  }
  return shown + worded(text, at, text.length, before, after)
}

function worded(text: string, from: number, to: number, before: string, after: string): string {
  return text.slice(from, to).replace(/[&＆]+/g, (signs, place: number) => {
    const left = text[from + place - 1] ?? before.at(-1)
    const right = text[from + place + signs.length] ?? after[0]
    return `${left && !OPENS.test(left) ? ' ' : ''}and${right && !CLOSES.test(right) ? ' ' : ''}`
  })
}

/** Pieces of a caption as sentences; editors end them with a full stop or leave it to us. */
export function sentences(...parts: (string | undefined)[]): string {
  return parts
    .map((part) => withAnd(part?.trim() ?? ''))
    .filter(Boolean)
    .map((part) => (/[.!?…]["”’)]?$/.test(part) ? part : `${part}.`))
    .join(' ')
}
