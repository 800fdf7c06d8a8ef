import { expect, test } from 'vitest'
import { layout } from './letter.ts'

const site = {
  name: 'Thread & Needle <Ltd>',
  tagline: 'We read the cloth',
  address: ['14 Yard', 'London'],
  phone: '+44 20 7946 0140',
  email: 'hello@toile.example',
}
const words = { title: 'A title', paragraphs: ['First.', 'Second.'], reason: 'You asked for it.' }

test('text and html say the same', () => {
  const action = { label: 'Open it', url: 'https://toile.example/reset?a=1&b=2' }
  const { text, html } = layout(site, { ...words, action })
  for (const part of ['A title', 'First.', 'Second.', 'Open it', 'You asked for it.', '14 Yard']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain('https://toile.example/reset?a=1&b=2')
  expect(html).toContain('href="https://toile.example/reset?a=1&amp;b=2"')
})

test('nothing that is put in becomes markup', () => {
  const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)>`
  const { html } = layout(
    { ...site, tagline: hostile, address: [hostile], phone: hostile },
    {
      title: hostile,
      paragraphs: [hostile],
      reason: hostile,
      action: { label: hostile, url: `https://toile.example/?q=${hostile}` },
    },
  )
  expect(html).not.toMatch(/<script|<img/i)
  expect(html).toContain('Thread &amp; Needle &lt;Ltd&gt;')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/reset', ''])('an action at %j is refused', (url) => {
  expect(() => layout(site, { ...words, action: { label: 'Open', url } })).toThrow('web address')
})

test('a letter loads nothing from anywhere', () => {
  const { html } = layout(site, words)
  expect(html).not.toMatch(/<img|<link|url\(|@import|src=/i)
})
