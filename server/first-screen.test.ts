import { expect, test } from 'vitest'
import { scriptsLast } from './first-screen.ts'

const preload = (href: string) => `<link rel="modulepreload" href="${href}" nonce="n"/>`
const page = (entry: string) =>
  `<head><link rel="preload" href="/a.woff2"/>${preload('/a.js')}${preload('/b.js')}<link rel="stylesheet" href="/a.css"/></head>${entry}<p>after</p>`
const entry = `<script nonce="n" type="module" async="">import "/manifest.js";
import * as route0 from "/a.js";
  window.modules = {"root":route0};
import("/entry.js");</script>`

test('the scripts of a page are asked for once it is painted, all at a time, and run in their order', () => {
  const changed = scriptsLast(page(entry))
  expect(changed).not.toContain('<link rel="modulepreload"')
  expect(changed).toMatch(
    /^<head><link rel="preload" href="\/a.woff2"\/><link rel="stylesheet" href="\/a.css"\/><\/head>/,
  )
  const script = changed.slice(changed.indexOf('<script'), changed.indexOf('</script>'))
  const inOrder = [
    '<script nonce="n" type="module" async="">(function keepForLater',
    'await new Promise(function whenPainted',
    '["/a.js","/b.js"]',
    'await import("/manifest.js");\nconst route0 = await import("/a.js");\n',
    'window.modules = {"root":route0};\nimport("/entry.js");',
  ]
  const places = inOrder.map((part) => script.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(changed).toMatch(/<\/script><p>after<\/p>$/)
})

test('a page whose scripts are written in another way keeps them as they are', () => {
  const other = page('<script type="module" src="/entry.js"></script>')
  expect(scriptsLast(other)).toBe(other)
})

test('what is written on a page stays as it is', () => {
  const words = '<p>&lt;link rel="modulepreload" $&amp; $1</p>'
  expect(scriptsLast(page(entry + words))).toContain(words)
  expect(scriptsLast(words)).toBe(words)
})
