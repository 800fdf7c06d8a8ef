import type { NewLetter } from '../store.ts'

export function letterTo(recipient: string, more: Partial<NewLetter> = {}): NewLetter {
  return { template: 'test', recipient, subject: 'A letter', text: 'Words', html: '<p>Words</p>', ...more }
}
