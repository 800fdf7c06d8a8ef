import type { Site } from '#modules/site/contract.ts'
import { escapeHtml } from '../html.ts'

/** Its hash goes into the page's policy. The fonts are the login's; where another system logs people in, the next face serves. */
export const STYLE = `
@font-face { font-family: Imbue; src: url(/identity/imbue.woff2) format('woff2'); font-weight: 100 900; font-display: swap }
@font-face { font-family: Newsreader; src: url(/identity/newsreader.woff2) format('woff2'); font-weight: 200 800; font-display: swap }
body { margin: 0; background: #f4f1ea; color: #16140f; font: 19px/1.5 Newsreader, Georgia, serif }
header, main { max-width: 760px; margin: 0 auto; padding: 0 20px }
header { margin-top: 28px }
header a { display: block; padding: 0 0 10px; border-bottom: 3px solid; font: 560 34px/1 Imbue, 'Bodoni 72', Didot, Georgia, serif; text-decoration: none }
h1 { margin: 56px 0 28px; font: 430 clamp(52px, 11vw, 104px)/.92 Imbue, 'Bodoni 72', Didot, Georgia, serif; letter-spacing: -.018em }
p { max-width: 32rem; margin: 0 0 20px }
a { color: inherit; text-underline-offset: 3px }
a:focus-visible { outline: 2px solid #c5301e; outline-offset: 3px }
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
