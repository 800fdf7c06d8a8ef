import { expect, test } from 'vitest'
import { redirectOf } from './redirects.ts'

test.each([
  ['/creative-direction', '/design-movements'],
  ['/creative-direction/concept', '/design-movements'],
  ['/creative-direction/catwalk', '/design-movements'],
  ['/creative-direction/travel-guides', '/design-movements'],
  ['/creative-direction/travel-guides/porto', '/design-movements'],
  ['/creative-direction/color', '/color-and-print'],
  ['/consumer-insights', '/business-insights'],
  ['/consumer-insights/the-second-basket', '/business-insights/the-second-basket'],
  ['/creative-direction/', '/design-movements'],
  ['/creative-direction/anything', undefined],
  ['/creative-direction/color/deep', undefined],
  ['/consumer-insights/a/b', undefined],
  ['/merchandising', undefined],
  ['/creative-direction//', '/design-movements'],
])('%s leads to %s', (from, to) => expect(redirectOf(from)).toBe(to))

test('an address of nothing but slashes is read once, and not again from each of them', () => {
  expect(redirectOf(`${'/'.repeat(500_000)}x`)).toBeUndefined()
})
