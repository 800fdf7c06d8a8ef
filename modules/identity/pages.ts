import type { Site } from '#modules/site/contract.ts'
import { MOST_EMAIL } from '../email.ts'
import { escapeHtml } from '../html.ts'
import { COLOUR_TOKENS, FILES_PATH, IMBUE, INSTRUMENT_SANS, NEWSREADER } from '../plain-style.ts'
import { MIN_PASSWORD_LENGTH } from './password.ts'

/**
 * The provider's own pages. They are written out here, in the site's design and without script, since whoever has to log in has
 * none of the application yet.
 */
export interface PageMaker {
  logIn(page: { action: string; email?: string; fault?: string }): string
  expired(): string
  failed(error: string, description: string | undefined): string
  /** `asked` by the member's own page: then it need not be asked again. */
  logOut(form: string, asked: boolean): string
  loggedOut(): string
  reset(page: { action: string; fault?: string }): string
  resetDone(): string
  resetSpent(): string
}

/** Style, script and type of these pages. */
export const STYLESHEET_PATH = `${FILES_PATH}/pages.css`
export const LOGOUT_SCRIPT_PATH = `${FILES_PATH}/log-out.js`
export const FONT_PATHS = {
  [`${FILES_PATH}/imbue.woff2`]: '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2',
  [`${FILES_PATH}/newsreader.woff2`]:
    '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  [`${FILES_PATH}/instrument-sans.woff2`]:
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
} as const

/** The form stays visible with its button: the script only saves a click. */
export const LOGOUT_SCRIPT = `document.getElementById('op.logoutForm')?.requestSubmit(document.getElementById('yes'))\n`

export function makePages(site: Pick<Site, 'name' | 'tagline' | 'email'>): PageMaker {
  function page(title: string, body: string, head = ''): string {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(site.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${FILES_PATH}/imbue.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${STYLESHEET_PATH}">
${head}</head>
<body>
<header><a class="name" href="/">${escapeHtml(site.name)}</a><span>${escapeHtml(site.tagline)}</span></header>
<main>
<div class="title w${longestWord(title)}"><h1>${escapeHtml(title)}</h1></div>
<div class="card"><span class="hole" aria-hidden="true"></span>
${body}
</div>
${SWATCH}
</main>
</body>
</html>
`
  }
  const alert = (fault: string | undefined) =>
    fault ? `<p class="fault" role="alert" id="fault">${escapeHtml(fault)}</p>` : ''
  const described = (fault: string | undefined) =>
    fault ? ' aria-describedby="fault" aria-invalid="true"' : ''

  return {
    logIn: ({ action, email = '', fault }) =>
      page(
        'Log In',
        `${alert(fault)}<form method="post" action="${escapeHtml(action)}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="${MOST_EMAIL}" value="${escapeHtml(email)}"${email ? '' : ' autofocus'}${described(fault)}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${email ? ' autofocus' : ''}${described(fault)}>
<button type="submit">Log In</button>
</form>
<p class="quiet"><a href="/forgot-password">Forgotten the password?</a></p>`,
      ),
    expired: () =>
      page(
        'Start again',
        `<p>This login was opened too long ago, or has been finished in another window.</p>
<p class="way"><a href="/home">Start again</a></p>`,
      ),
    failed: (error, description) =>
      page(
        'That did not work',
        `<p>${escapeHtml(description ?? 'The login could not go on from here.')}</p>
<p class="quiet">${escapeHtml(error)}</p><p class="way"><a href="/">Back to ${escapeHtml(site.name)}</a></p>`,
      ),
    logOut: (form, asked) =>
      page(
        'Log Out',
        `${form}<p>This ends your session on this device.</p>
<button id="yes" type="submit" form="op.logoutForm" name="logout" value="yes">Log Out</button>
<p class="quiet"><a href="/home">Stay</a></p>`,
        asked ? `<script src="${LOGOUT_SCRIPT_PATH}" defer></script>\n` : '',
      ),
    loggedOut: () =>
      page(
        'Logged out',
        `<p>You are logged out on this device.</p><p class="way"><a href="/">Back to ${escapeHtml(site.name)}</a></p>`,
      ),
    reset: ({ action, fault }) =>
      page(
        'A new password',
        `${alert(fault)}<form method="post" action="${escapeHtml(action)}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${MIN_PASSWORD_LENGTH}" autofocus aria-describedby="rule${fault ? ' fault' : ''}">
<p class="quiet" id="rule">At least ${MIN_PASSWORD_LENGTH} characters; a few words are better than one. It ends every session that is open now.</p>
<button type="submit">Save</button>
</form>`,
      ),
    resetDone: () =>
      page(
        'Saved',
        `<p>The new password holds from now on. Every session that was open has ended.</p>
<p class="way"><a href="/home">Log In</a></p>`,
      ),
    resetSpent: () =>
      page(
        'This link is spent',
        `<p>It was used already, or it is older than half an hour. If you have just saved a password with it, that one holds.</p>
<p class="way"><a href="/forgot-password">Send a new link</a></p>
<p class="quiet"><a href="/home">Log In</a></p>`,
      ),
  }
}

const longestWord = (title: string) => Math.max(...title.split(' ').map(({ length }) => length))

/** A title is no larger than its longest word fits its column. These pages have no style of their own but the sheet, so it knows each. */
const MEASURES = Array.from({ length: 20 }, (_, letters) => `.w${letters} { --word: ${letters} }`).join(' ')

const STRIPES: [color: string, width: number][] = [
  ['#2E7A4A', 86],
  ['#F1EAD8', 10],
  ['#2E7A4A', 10],
  ['#F1EAD8', 70],
  ['#D93A26', 26],
  ['#F1EAD8', 8],
  ['#D93A26', 4],
  ['#F1EAD8', 62],
  ['#A9CBE0', 110],
  ['#1B2A55', 14],
]

/** A cutting of cloth, pinked where it was cut. */
const SWATCH = (() => {
  let x = 0
  const bars = STRIPES.map(([color, width]) => {
    const bar = `<rect x="${x}" width="${width}" height="980" fill="${color}"/>`
    x += width
    return bar
  })
  const teeth = Array.from({ length: 20 }, (_, i) => `L${400 - i * 20 - 10} 980L${400 - (i + 1) * 20} 960`)
  return `<svg class="swatch" viewBox="0 0 400 980" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><clipPath id="cut"><path d="M0 0H400V960${teeth.join('')}Z"/></clipPath><g clip-path="url(#cut)">${bars.join('')}</g></svg>`
})()

export const STYLESHEET = `${IMBUE}
${NEWSREADER}
${INSTRUMENT_SANS}
${COLOUR_TOKENS}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 400 15px/1.45 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif; display: flex; flex-direction: column }
header { display: flex; align-items: baseline; gap: 24px; margin: 0 20px; padding: 18px 0 12px; border-bottom: 3px solid }
header span { display: none; color: var(--quiet) }
.name { font: 560 30px/1 Imbue, Didot, Georgia, serif; letter-spacing: -.018em; text-decoration: none }
a { color: inherit; text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--chalk); outline-offset: 3px }
main { position: relative; flex: 1; display: grid; grid-template-columns: 1fr; align-content: start; gap: 28px; padding: 28px 20px 56px; overflow: hidden }
:root { --largest: min(30vw, 136px) }
.title { container-type: inline-size } ${MEASURES}
h1 { margin: 0; padding-bottom: .1em; font: 430 min(var(--largest), 100cqi / (.34 * var(--word)))/.86 Imbue, Didot, Georgia, serif; letter-spacing: -.018em }
.card { position: relative; max-width: 460px; padding: 64px 24px 32px; background: var(--card); border: 1px solid var(--hair); font-size: 16px }
.hole { position: absolute; top: 20px; left: 50%; width: 16px; height: 16px; margin-left: -8px; border: 1px solid var(--ink); border-radius: 50%; background: var(--paper) }
.card p { margin: 0 0 20px; font: 400 19px/1.5 Newsreader, Georgia, serif }
.card p.quiet { margin: 20px 0 0; font: inherit; font-size: 15px; color: var(--quiet) }
.card #rule { margin: 8px 0 0 }
.card .fault { margin: 0 0 20px; padding: 0 0 0 14px; border-left: 3px solid var(--chalk); font: inherit }
label { display: block; margin: 20px 0 4px; color: var(--quiet) }
form > label:first-child { margin-top: 0 }
input { display: block; width: 100%; min-height: 44px; padding: 8px 0; border: 0; border-bottom: 2px solid var(--ink); border-radius: 0; background: none; color: inherit; font: 400 20px/1.3 Newsreader, Georgia, serif }
input:focus-visible { outline: 0; border-bottom-color: var(--chalk); box-shadow: 0 2px 0 var(--chalk) }
button { display: block; width: 100%; margin: 44px 0 0; padding: 14px 0; border: 0; border-top: 2px solid; border-bottom: 2px solid; background: none; color: inherit; font: 430 36px/1 Imbue, Didot, Georgia, serif; letter-spacing: -.01em; text-align: left; cursor: pointer }
button:hover, .way a:hover { background: var(--ink); color: var(--paper); padding-left: 14px }
.card .way { margin: 28px 0 0 } .way a { display: block; padding: 14px 0; border-top: 2px solid; border-bottom: 2px solid; font: 430 36px/1 Imbue, Didot, Georgia, serif; text-decoration: none }
.swatch { display: none }
@media (min-width: 768px) {
  header, main { margin: 0 } header { padding: 22px 0 14px; margin: 0 32px } header span { display: inline }
  main { grid-template-columns: minmax(0, 7fr) minmax(360px, 460px); gap: 32px; padding: 48px 32px 72px }
  :root { --largest: min(17vw, 260px) }
}
@media (min-width: 1180px) {
  header { margin: 0 0 0 48px } main { grid-template-columns: minmax(0, 5fr) 460px minmax(120px, 2.4fr); gap: 48px; padding: 0 0 0 48px }
  .title, .card { margin-top: 56px } .card { align-self: start }
  .swatch { display: block; width: 100%; height: min(78vh, 900px) }
}
@media (prefers-reduced-motion: no-preference) { button, .way a { transition: padding-left 150ms } }
`
