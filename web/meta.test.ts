import { expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { describePage } from './meta.ts'
import { publicPart } from './site.ts'

const root = { site: publicPart(demoSite), origin: 'https://toile.example' }

test.each([
  ['a page has its name and the house’s', 'Home', 'Home, Toile'],
  ['a question keeps its mark and takes no comma', 'Forgot your password?', 'Forgot your password? Toile'],
  ['the house’s own page is named once', 'Toile', 'Toile'],
])('%s', (_, title, whole) => {
  expect(describePage(root, { title })).toContainEqual({ title: whole })
})
