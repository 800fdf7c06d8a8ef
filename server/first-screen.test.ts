import { expect, test } from 'vitest'
import { scriptsLast } from './first-screen.ts'

test('the scripts of a page come after what is on its first screen', () => {
  const page =
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>'
  expect(scriptsLast(page)).toBe(
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" fetchPriority="low" href="/a.js"/><link rel="modulepreload" fetchPriority="low" href="/b.js"/>',
  )
})

test('what is written on a page stays as it is', () => {
  expect(scriptsLast('<p>&lt;link rel="modulepreload"</p>')).toBe('<p>&lt;link rel="modulepreload"</p>')
})
