import type { Site } from '#modules/site/contract.ts'
import { escapeHtml } from '../html.ts'
import { COLOUR_TOKENS, IMBUE, NEWSREADER } from '../plain-style.ts'

/** Its hash goes into the page's policy. */
export const STYLE = `
${IMBUE}
${NEWSREADER}
${COLOUR_TOKENS}
body { margin: 0; background: var(--paper); color: var(--ink); font: 19px/1.5 Newsreader, Georgia, serif }
header, main { max-width: 760px; margin: 0 auto; padding: 0 20px }
header { margin-top: 28px }
header a { display: block; padding: 0 0 10px; border-bottom: 3px solid; font: 560 34px/1 Imbue, 'Bodoni 72', Didot, Georgia, serif; text-decoration: none }
h1 { margin: 56px 0 28px; font: 430 clamp(52px, 11vw, 104px)/.92 Imbue, 'Bodoni 72', Didot, Georgia, serif; letter-spacing: -.018em }
p { max-width: 32rem; margin: 0 0 20px }
a { color: inherit; text-underline-offset: 3px }
a:focus-visible { outline: 2px solid var(--chalk); outline-offset: 3px }
`

const WORDS = {
  ended: {
    title: 'This link has ended',
    text: 'A link to a document works for seven days. Ask for the document again on our first page, and another letter is on its way.',
  },
  'not ready': {
    title: 'Not on the shelf yet',
    text: 'The document is being printed. The link is good: open it again in a minute.',
  },
}

export function endedPage(site: Pick<Site, 'name' | 'email'>, state: keyof typeof WORDS = 'ended'): string {
  const { title, text } = WORDS[state]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(site.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${escapeHtml(site.name)}</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">To the first page</a>, or write to ${escapeHtml(site.email)}.</p>
</main>
</body>
</html>
`
}
