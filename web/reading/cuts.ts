/** Where words were cut out of a longer text: three dots for what went before them, and for what came after. */
export function cutsOf(words = ''): { before: string; after: string } {
  return {
    before: /^\p{Ll}/u.test(words) ? '… ' : '',
    after: words && !/[.!?][”’"')]*$/.test(words.trimEnd()) ? ' …' : '',
  }
}
