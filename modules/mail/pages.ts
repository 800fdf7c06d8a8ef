import { escapeHtml } from '../html.ts'
import { COLOUR_TOKENS, IMBUE, INSTRUMENT_SANS } from '../plain-style.ts'
import type { Letter } from './store.ts'

/** One style for both pages; its hash goes into their policy. */
export const STYLE = `
${IMBUE}
${INSTRUMENT_SANS}
${COLOUR_TOKENS}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif }
main { max-width: 1180px; margin: 0 auto; padding: 28px 20px 72px }
h1 { margin: 0 0 24px; padding: 0 0 22px; border-bottom: 3px solid; font: 430 clamp(52px, 9vw, 104px)/.9 Imbue, 'Bodoni 72', Didot, Georgia, serif; letter-spacing: -.018em; overflow-wrap: anywhere }
p { max-width: 36rem }
a { color: inherit; text-underline-offset: 3px }
a:focus-visible { outline: 2px solid var(--chalk); outline-offset: 3px }
ol { margin: 0; padding: 0; list-style: none }
li { border-bottom: 1px solid var(--hair) }
li a { display: grid; gap: 2px 24px; padding: 14px 0; text-decoration: none }
li a:hover strong { text-decoration: underline }
strong { font: 430 28px/1.05 Imbue, 'Bodoni 72', Didot, Georgia, serif; overflow-wrap: anywhere }
.quiet, dt { color: var(--quiet) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 24px; margin: 0 0 32px }
dd { margin: 0; overflow-wrap: anywhere }
h2 { margin: 40px 0 12px; font: inherit; color: var(--quiet) }
iframe { display: block; width: 100%; height: 860px; border: 1px solid var(--hair) }
pre { margin: 0; padding: 20px; border: 1px solid var(--hair); background: var(--card); font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
@media (min-width: 768px) {
  main { padding: 40px 40px 96px }
  li a { grid-template-columns: 13rem 1fr 15rem; align-items: baseline }
}
`

const STATES = { waiting: 'Waiting', sent: 'Sent', dead: 'Dead' } as const

export function listPage(siteName: string, letters: Letter[]): string {
  const rows = letters.map(
    (letter) => `<li><a href="/dev/mail/${letter.id}">
<span class="quiet">${time(letter.created_at)}</span>
<strong>${escapeHtml(letter.subject)}</strong>
<span><span>${escapeHtml(letter.recipient)}</span><br><span class="quiet">${state(letter)}</span></span>
</a></li>`,
  )
  const list = rows.length
    ? `<ol>${rows.join('\n')}</ol>`
    : '<p>No letter has been written yet. Ask for a document, send a message or forget a password, and it will be here.</p>'
  return page(`Letters of ${siteName}`, `<h1>Letters</h1>\n${list}`)
}

export function letterPage(siteName: string, letter: Letter): string {
  const facts: [string, string | null][] = [
    ['To', letter.recipient],
    ['Answers to', letter.reply_to],
    ['Written', time(letter.created_at)],
    ['Sent', letter.sent_at && time(letter.sent_at)],
    ['State', state(letter)],
    ['Template', letter.template],
    ['Last error', letter.last_error],
  ]
  const rows = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
  return page(
    `${letter.subject} · Letters of ${siteName}`,
    `<p><a href="/dev/mail">All letters</a></p>
<h1>${escapeHtml(letter.subject)}</h1>
<dl>${rows.join('')}</dl>
<h2>As html</h2>
<iframe src="/dev/mail/${letter.id}/html" title="The letter as html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(letter.text)}</pre>`,
  )
}

/** In its frame the letter opens links in a tab of their own, as a mail program does. */
export function framed(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">')
}

function state(letter: Letter): string {
  const tries = letter.attempts > 1 ? ` after ${letter.attempts} attempts` : ''
  return `${STATES[letter.status]}${tries}${letter.uncertain ? ', perhaps twice' : ''}`
}

function time(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>
`
}
