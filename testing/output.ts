import type { Output } from '#modules/verb.ts'

/** What a verb says where nobody listens. */
export const unheard: Output = { line: () => {}, fault: () => {}, progress: () => {} }

/** A verb's output that keeps what is said, answers and faults in one row. */
export function listen(): { lines: string[]; out: Output } {
  const lines: string[] = []
  const say = (text: string) => void lines.push(text)
  return { lines, out: { ...unheard, line: say, fault: say } }
}
