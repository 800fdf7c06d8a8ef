import { expect, test } from 'vitest'
import { REQUESTS, type RequestName } from './requests.ts'

/** Section 8 of the specification, word for word. */
const THANKS: Record<RequestName, string> = {
  conversation: "Thanks! We'll meet you in your inbox to schedule a time.",
  'design-movements': "Thank you! We'll see you in your inbox.",
  index: "Thank you! We'll see you in your inbox.",
  'at-retail': "Thank you! We'll see you in your inbox.",
  prospect: "Thank you. We'll meet you in your inbox.",
  'custom-work': "Thank you. We'll meet you in your inbox.",
  'not-subscribed': "Thank you. We'll meet you in your inbox.",
  footer: "Thank you. We'll be in touch.",
}

test.each(Object.entries(THANKS))('the thanks of %s are the specification’s', (name, thanks) => {
  expect(REQUESTS[name as RequestName].thanks).toBe(thanks)
})

test('requests for documents name the three that the landing page offers', () => {
  const documents = Object.values(REQUESTS).flatMap((kind) => ('document' in kind ? kind.document : []))
  expect(documents).toEqual(['design-movements', 'index', 'at-retail'])
})
