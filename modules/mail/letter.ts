import type { Site } from '#modules/site/contract.ts'
import { escapeHtml } from '../html.ts'
import { COLOURS } from '../plain-style.ts'

/** What every template gives; with a recipient it is ready for `writeLetter`. */
export interface Draft {
  template: string
  subject: string
  text: string
  html: string
}

export interface Words {
  title: string
  paragraphs: string[]
  /** One thing to do. The address is shown in full as well: a reader should see where a link leads. */
  action?: { label: string; url: string }
  /** Set as a small table below the paragraphs: what is known, line by line. */
  facts?: [name: string, value: string][]
  /** What somebody else wrote, with its own line breaks. For letters to the staff only. */
  quoted?: string
  /** Set small at the foot: why this letter came. */
  reason: string
}

type Letterhead = Pick<Site, 'name' | 'tagline' | 'address' | 'phone' | 'email'>

const { ink: INK, paper: PAPER, quiet: QUIET } = COLOURS
const DISPLAY = "Imbue, 'Bodoni 72', 'Bodoni MT', Didot, Georgia, serif"
const READING = "Newsreader, Georgia, 'Times New Roman', serif"
const INTERFACE = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The same words twice: as plain text, and as one column in the site's paper and ink. */
export function layout(site: Letterhead, words: Words): { text: string; html: string } {
  if (words.action && !isWebAddress(words.action.url))
    throw new Error('The action of a letter must be a web address')
  return { text: asText(site, words), html: asHtml(site, words) }
}

function asText(site: Letterhead, { title, paragraphs, facts, quoted, action, reason }: Words): string {
  const parts = [
    title,
    ...paragraphs,
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(quoted ? [quoted.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${imprint(site).join('\n')}\n${site.phone}\n${site.email}`,
    reason,
  ]
  return `${parts.join('\n\n')}\n`
}

// Mail programs know tables, inline styles and little else. The classes only serve those that also know dark mode.
function asHtml(site: Letterhead, { title, paragraphs, facts, quoted, action, reason }: Words): string {
  const body = paragraphs.map(
    (words) =>
      `<p class="ink" style="margin:0 0 20px;font:400 19px/1.5 ${READING};color:${INK}">${escapeHtml(words)}</p>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<!--[if mso]><style>h1,p,td,a{font-family:Georgia,serif !important}</style><![endif]-->
<style>
  :root { color-scheme: light dark }
  @media (max-width: 480px) {
    .sheet { padding: 24px 20px 40px !important }
    .title { font-size: 52px !important }
    .act { font-size: 30px !important }
    .half { display: block !important; width: 100% !important; padding: 14px 0 !important }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background: ${INK} !important }
    .ink { color: ${PAPER} !important }
    .quiet { color: #B3AC9E !important }
    .rail { border-color: ${PAPER} !important }
    .hair { border-color: #4A463D !important }
  }
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? title)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAPER}" style="background:${PAPER}">
<tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="sheet" style="padding:40px 32px 56px">
${letterhead(site)}
<h1 class="ink title" style="margin:44px 0 28px;font:430 64px/.94 ${DISPLAY};letter-spacing:-.018em;color:${INK};text-align:left">${escapeHtml(title)}</h1>
${body.join('\n')}
${facts ? ledger(facts) : ''}
${quoted ? quotation(quoted) : ''}
${action ? strip(action) : ''}
${foot(site, reason)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function letterhead(site: Letterhead): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="ink rail" valign="bottom" style="padding:0 0 10px;border-bottom:3px solid ${INK};font:560 34px/1 ${DISPLAY};letter-spacing:-.018em;color:${INK}">${escapeHtml(site.name)}</td>
<td class="quiet rail" align="right" valign="bottom" style="padding:0 0 12px 16px;border-bottom:3px solid ${INK};font:400 13px/1.35 ${INTERFACE};color:${QUIET}">${escapeHtml(site.tagline)}</td>
</tr></table>`
}

function ledger(facts: [string, string][]): string {
  const rows = facts.map(
    ([name, value]) => `<tr>
<td class="quiet hair" valign="top" style="padding:9px 20px 9px 0;border-top:1px solid #CAC6BE;font:400 13px/1.5 ${INTERFACE};color:${QUIET};white-space:nowrap">${escapeHtml(name)}</td>
<td class="ink hair" valign="top" width="100%" style="padding:8px 0;border-top:1px solid #CAC6BE;font:400 16px/1.35 ${READING};color:${INK};word-break:break-word">${escapeHtml(value)}</td>
</tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0 0">${rows.join('\n')}</table>`
}

function quotation(words: string): string {
  return `<blockquote class="ink rail" style="margin:36px 0 0;padding:0 0 0 18px;border-left:3px solid ${INK};font:400 19px/1.5 ${READING};color:${INK};word-break:break-word">${escapeHtml(words).replaceAll('\n', '<br>')}</blockquote>`
}

/** The site's ruled strip: the word on the left, where it leads on the right. */
function strip(action: { label: string; url: string }): string {
  const url = escapeHtml(action.url)
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:36px 0 0"><tr>
<td class="rail" style="padding:14px 0;border-top:2px solid ${INK};border-bottom:2px solid ${INK}"><a class="ink act" href="${url}" style="display:block;font:430 36px/1 ${DISPLAY};letter-spacing:-.01em;color:${INK};text-decoration:none">${escapeHtml(action.label)}</a></td>
<td class="rail" align="right" style="padding:14px 0 14px 16px;border-top:2px solid ${INK};border-bottom:2px solid ${INK}"><a class="ink" href="${url}" style="font:400 13px/1.35 ${INTERFACE};color:${INK};text-decoration:underline;text-underline-offset:3px">${escapeHtml(new URL(action.url).host)}</a></td>
</tr></table>
<p class="quiet" style="margin:14px 0 0;font:400 13px/1.45 ${INTERFACE};color:${QUIET};word-break:break-all">${url}</p>`
}

function foot(site: Letterhead, reason: string): string {
  const [name = '', ...lines] = [...imprint(site), site.phone].map(escapeHtml)
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:56px 0 0"><tr>
<td class="quiet hair half" valign="top" width="50%" style="padding:14px 12px 0 0;border-top:1px solid #CAC6BE;font:400 13px/1.5 ${INTERFACE};color:${QUIET}"><span class="ink" style="color:${INK}">${name}</span><br>${lines.join('<br>')}</td>
<td class="quiet hair half" valign="top" width="50%" style="padding:14px 0 0 12px;border-top:1px solid #CAC6BE;font:400 13px/1.5 ${INTERFACE};color:${QUIET}">${escapeHtml(reason)}</td>
</tr></table>`
}

/** An address often begins with the name already. */
function imprint({ name, address }: Letterhead): string[] {
  return [name, ...address.filter((line) => line !== name)]
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}
