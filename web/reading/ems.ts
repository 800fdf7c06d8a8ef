/** How wide a line is set in the display face, in ems: enough to choose its size before it is drawn, and never too little. */
export function emsOf(text: string): number {
  let ems = 0
  for (const letter of text) ems += widthOf(letter)
  return Math.round(ems * 100) / 100
}

function widthOf(letter: string): number {
  if (letter === ' ') return 0.14
  // What the face has no letters for comes in another, and wider: Chinese, Japanese, Korean in squares.
  if (letter >= '\u1100') return /[\u2010-\u2044]/.test(letter) ? 0.335 : 1
  if (letter >= '\u0370') return 0.65
  if (/[mwMW&@%—]/.test(letter)) return 0.49
  if (/[ijlftI1'’‘.,:;!|()[\]]/.test(letter)) return 0.21
  return 0.335
}

/** The widest word: on a phone each stands on a line of its own. */
export function longestEms(text: string): number {
  return Math.max(...text.split(/\s+/).map(emsOf), 0.35)
}
