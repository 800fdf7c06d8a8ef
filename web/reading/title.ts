/** How many characters the longest line of a title has, set on few long lines (`wide`) and on more short ones. */
export interface Measure {
  wide: number
  narrow: number
  /** The longest word, which no line may be too short for. */
  word: number
}

/** Titles are set as large as they go: short ones on two lines, or three on a phone, and longer ones on more. */
export function measureTitle(written: string): Measure {
  // What the face has no letters for comes in another, about twice as wide (ems.ts): such a letter counts as two.
  const title = written.replace(/[\u0370-\u10ff]/g, '$&x')
  const { length } = title
  return {
    wide: longestLine(title, length <= 34 ? 2 : length <= 66 ? 3 : 4),
    narrow: longestLine(title, length <= 24 ? 3 : length <= 44 ? 4 : 6),
    word: longestLine(title, Number.POSITIVE_INFINITY),
  }
}

/** The shortest measure at which the words keep to so many lines. A word is never broken for it. */
export function longestLine(title: string, lines: number): number {
  // A hyphen is a place to break, as it is for the browser.
  const words = title.split(/\s+|(?<=[-–—])/).filter(Boolean)
  let measure = Math.max(1, ...words.map(({ length }) => length))
  while (linesAt(words, measure) > lines) measure += 1
  return measure
}

function linesAt(words: string[], measure: number): number {
  let lines = 1
  let used = 0
  for (const { length } of words) {
    if (used > 0 && used + 1 + length > measure) {
      lines += 1
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}
