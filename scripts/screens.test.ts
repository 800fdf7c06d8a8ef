import { expect, test } from 'vitest'
import { SCREENS } from './screens/list.ts'
import { contactSheet, problemTable } from './screens/sheet.ts'
import type { Shot } from './screens/shoot.ts'

const fine: Shot = { screen: { name: 'home', path: '/home' }, width: 390, file: 'home-390.png', problems: [] }
const wide: Shot = {
  screen: { name: 'search', path: '/search?q=a&b', as: 'member' },
  width: 1440,
  file: 'search-1440.png',
  problems: ['12 px wider than the screen', '<script> failed'],
}

test('no two screens share a name, or their pictures would share a file', () => {
  expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length)
})

test('only what is to be mended is listed', () => {
  expect(problemTable([fine, wide])).toBe('search  1440  12 px wider than the screen; <script> failed')
  expect(problemTable([fine])).toBe('')
})

test('the contact sheet shows every picture, and what it quotes is text', () => {
  const sheet = contactSheet([fine, wide])
  expect(sheet.match(/<img /g)).toHaveLength(2)
  expect(sheet).toContain('/search?q=a&amp;b')
  expect(sheet).toContain('&lt;script&gt; failed')
})
