/** Whether a value is one of a few; whoever asks may then use it as such. */
export function isOneOf<Word>(words: readonly Word[], value: unknown): value is Word {
  return words.some((word) => word === value)
}
