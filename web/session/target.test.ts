import { expect, test } from 'vitest'
import { safeTarget } from './target.ts'

const origin = 'https://toile.example'

test.each([
  ['/home', '/home'],
  ['/search?q=tweed&page=2#third', '/search?q=tweed&page=2#third'],
  ['/a/../b', '/b'],
])('%s is kept', (given, kept) => expect(safeTarget(given, origin)).toBe(kept))

test.each([
  null,
  undefined,
  '',
  'home',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example/x',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /home',
  '/..//evil.example',
])('%j leads to the front page', (given) => expect(safeTarget(given, origin)).toBe('/'))
