import { performance } from 'node:perf_hooks'

const REMEMBERED_MS = 60_000

/**
 * What is wrong at the moment although the site goes on: /readyz tells it, /metrics counts it. A trouble that nobody
 * met for a minute is over.
 */
export class Troubles {
  readonly #met = new Map<string, number>()

  note(words: string): void {
    this.#met.set(words, performance.now())
  }

  list(): string[] {
    const since = performance.now() - REMEMBERED_MS
    for (const [words, at] of this.#met) if (at < since) this.#met.delete(words)
    return [...this.#met.keys()]
  }
}
