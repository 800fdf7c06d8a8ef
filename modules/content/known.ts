interface Kept {
  answer: Promise<unknown>
  weight: number
}

/** What an entry takes besides its key and its value. */
const LEAST_WEIGHT = 200

/**
 * What was asked of the database, kept until the content changes. What was begun before a change is neither kept nor shared with
 * whoever asks after it, so nobody is told something older than they know. Questions are the readers' to choose, so what is kept is
 * bounded by its weight and not by its number: a long question, or a page of a hundred finds, weighs as much as a thousand small ones.
 */
export class Known {
  #kept = new Map<string, Kept>()
  #weight = 0
  readonly #mostBytes: number
  readonly #isHeard: () => boolean

  /** `isHeard`: whether changes reach us now. While they do not, nothing is kept. */
  constructor(options: { mostBytes: number; isHeard?: () => boolean }) {
    this.#mostBytes = options.mostBytes
    this.#isHeard = options.isHeard ?? (() => true)
  }

  /** About as many bytes as all of it takes. */
  get weight(): number {
    return this.#weight
  }

  remember<T>(key: string, ask: () => Promise<T>): Promise<T> {
    if (!this.#isHeard()) return ask()
    const earlier = this.#kept.get(key)
    if (earlier) {
      // A Map keeps the order of insertion: put last what was used last.
      this.#kept.delete(key)
      this.#kept.set(key, earlier)
      return earlier.answer as Promise<T>
    }
    const answer = ask()
    const kept = { answer, weight: 0 }
    this.#kept.set(key, kept)
    this.#grow(key, kept, LEAST_WEIGHT + key.length * 2)
    answer.then(
      (value) => this.#grow(key, kept, weightOf(value)),
      () => this.#forget(key, kept),
    )
    return answer
  }

  clear(): void {
    this.#kept.clear()
    this.#weight = 0
  }

  #grow(key: string, kept: Kept, by: number): void {
    // It may have been forgotten while it was being asked for.
    if (this.#kept.get(key) !== kept) return
    kept.weight += by
    this.#weight += by
    for (const [oldest, old] of this.#kept) {
      if (this.#weight <= this.#mostBytes) break
      this.#forget(oldest, old)
    }
  }

  #forget(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return
    this.#kept.delete(key)
    this.#weight -= kept.weight
  }
}

/** What does not say how much it weighs, as answers do, takes several times the room of its text. */
function weightOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return String(value).length * 2
  if ('weight' in value && typeof value.weight === 'number') return value.weight
  return JSON.stringify(value).length * 4
}
