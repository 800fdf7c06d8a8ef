import { expect, test } from 'vitest'
import { isRequest, placeOf, REQUESTS, type RequestName } from './requests.ts'

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

const siteName = 'toile.example'
const place = { captureType: 'prospect', originSite: siteName, originSource: 'FOS' }
const section = 'color-and-print'
const from = '/complimentary/ikat'
test.each<[string, RequestName, { section?: string; from?: string }, object]>([
  [
    'an inquiry about a section names it',
    'not-subscribed',
    { section },
    { ...place, captureType: 'member', originDetail: 'Not Subscribed Color and Print' },
  ],
  [
    'an inquiry about nothing in particular names none',
    'not-subscribed',
    { section: 'handbags' },
    { ...place, captureType: 'member', originDetail: 'Not Subscribed' },
  ],
  [
    'any other request is not about a section',
    'prospect',
    { section },
    { ...place, originDetail: 'Prospect contact block' },
  ],
  [
    'a request for a document says which',
    'index',
    {},
    { ...place, originDetail: 'The Index', document: 'index' },
  ],
  [
    'a request in the public mode names its page',
    'prospect',
    { from },
    { ...place, originSource: 'PPW', originDetail: `Prospect contact block, ${from}` },
  ],
])('%s', (_what, name, at, expected) => {
  expect(placeOf(name, { siteName, ...at })).toEqual(expected)
})

test('an address names a request, or none', () => {
  expect(['footer', 'toString', '', undefined].map(isRequest)).toEqual([true, false, false, false])
})
