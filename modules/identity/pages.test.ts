import { expect, test } from 'vitest'
import { makePages, STYLESHEET } from './pages.ts'

const pages = makePages({ name: 'Toile', tagline: 'Research and advice', email: 'hello@toile.example' })

test.each([
  ['A new password', pages.reset({ action: '/reset/a-link' }), 8],
  ['Logged out', pages.loggedOut(), 6],
  ['Log In', pages.logIn({ action: '/login/one' }), 3],
])('“%s” is set by its longest word, which the sheet knows', (title, page, letters) => {
  expect(page).toContain(`<div class="title w${letters}"><h1>${title}</h1>`)
  expect(STYLESHEET).toContain(`.w${letters} { --word: ${letters} }`)
})
