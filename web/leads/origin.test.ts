import { expect, test } from 'vitest'
import { MOST_ORIGIN } from '#modules/leads/contract.ts'
import { isOpenPage, originOf, requestAddress } from './origin.ts'
import { placeOf } from './requests.ts'

test.each([
  '/complimentary/the-blur-is-the-point',
  '/complimentary/contact',
  '/projects/spring',
  '/projects/spring/the-blur',
  '/web/pages/how-custom-work-goes',
  '/web/Inspiration-Guide/soft-edges',
  '/web/caf%C3%A9',
])('a form on %s is in the public mode and names the page', (from) => {
  expect(originOf('Footer', from)).toEqual({ originSource: 'PPW', originDetail: `Footer, ${from}` })
  expect(placeOf('prospect', { siteName: 'Toile', from })).toMatchObject({
    originSource: 'PPW',
    originDetail: `Prospect contact block, ${from}`,
  })
})

test.each([
  undefined,
  '/',
  '/about',
  '/merchandising/the-eleven-meter-wall',
  '/projects',
  '/complimentary/',
  '/projects/a/b/c',
  '/complimentary/a\nb',
  '//evil.example/web/a',
  'https://evil.example/web/a',
  '/web/<b>',
  `/web/${'x'.repeat(111)}`,
])('a form on %j is on a page of the site’s own', (from) => {
  expect(isOpenPage(from)).toBe(false)
  expect(originOf('Footer', from)).toEqual({ originSource: 'FOS', originDetail: 'Footer' })
  expect(requestAddress('footer', from)).toBe('/request/footer')
})

test('the longest page that is named still fits the field', () => {
  const part = 'x'.repeat(110)
  const { originDetail } = placeOf('prospect', { siteName: 'Toile', from: `/complimentary/${part}/${part}` })
  expect(originDetail.length).toBeGreaterThan(220)
  expect(originDetail.length).toBeLessThanOrEqual(MOST_ORIGIN)
})

test('without script the form’s own page is told where it stood', () => {
  expect(requestAddress('prospect', '/projects/spring/contact')).toBe(
    '/request/prospect?from=%2Fprojects%2Fspring%2Fcontact',
  )
})
