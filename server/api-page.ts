import { escapeHtml } from '#modules/html.ts'
import { COLOUR_TOKENS } from '#modules/plain-style.ts'
import { PROBLEMS } from './errors.ts'
import type { OpenTo } from './guard.ts'

/** What we read of an OpenAPI document; the rest is for machines. */
interface Schema {
  type?: string
  description?: string
  format?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

interface Body {
  content?: Record<string, { schema?: Schema }>
}

interface Operation {
  summary?: string
  description?: string
  'x-open-to'?: OpenTo
  requestBody?: Body
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[]
  responses?: Record<string, Body>
}

export interface ApiDocument {
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
}

/** The API on one page that can be read and searched without a script: calls, what they take and give, and every error. */
export function renderApiPage(document: ApiDocument, fonts: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
  const contents = calls.map(
    ({ path, method }) =>
      `<li><a href="#${anchor(method, path)}"><b>${method}</b> ${escapeHtml(path)}</a></li>`,
  )
  const errors = Object.entries(PROBLEMS).map(
    ([code, { status, title, meaning }]) =>
      `<tr id="${code}"><th scope="row">${code}</th><td>${status}</td><td>${escapeHtml(title)}. ${prose(meaning)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(document.info.title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${fonts}${STYLE}</style></head>
<body><a class="skip" href="#main">Skip to the calls</a><header><a class="logo" href="/">${escapeHtml(document.info.title.replace(/ API$/, ''))}</a><a href="openapi.json">OpenAPI document</a></header>
<main id="main" tabindex="-1"><h1>${escapeHtml(document.info.title)}</h1>
<p class="lede">Answers are JSON. Calls for members carry a bearer token in the Authorization header. Every error is <code>application/problem+json</code> with one of the codes at the end of this page.</p>
<nav aria-label="Calls"><ol>${contents.join('')}<li><a href="#errors">Errors</a></li></ol></nav>
${calls.map(section).join('\n')}
<section id="errors"><h2>Errors</h2><div class="table" tabindex="0" role="region" aria-label="Error codes"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>${errors.join('')}</tbody></table></div></section>
</main></body></html>`
}

function section({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
  return `<section id="${anchor(method, path)}"><h2><b>${method}</b> ${escapeHtml(path)}</h2>
<p class="who">${CALLERS[operation['x-open-to'] ?? 'everyone']}</p>
<p>${prose([operation.summary, operation.description].filter(Boolean).join('. '))}</p>
${parameters(operation, `Parameters of ${method} ${path}`)}
${body('Body', operation.requestBody)}
${body('Answer', answer)}</section>`
}

const CALLERS: Record<OpenTo, string> = {
  everyone: 'Everyone',
  members: 'Members, with a bearer token',
  staff: 'Staff, with a bearer token',
}

/** JSON by its fields; anything else by its type alone. */
function body(heading: string, { content = {} }: Body = {}): string {
  const types = Object.entries(content)
  if (types.length === 0) return ''
  const [, json] = types.find(([type]) => type.includes('json')) ?? []
  const names = types.map(([type]) => `<code>${escapeHtml(type)}</code>`)
  return `<h3>${heading}</h3>${json?.schema ? tree(json.schema) : `<p>${names.join(', ')}</p>`}`
}

function parameters({ parameters: list = [] }: Operation, label: string): string {
  if (list.length === 0) return ''
  const rows = list.map(
    ({ name, required, description, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(typeOf(schema))}${required ? ', required' : ''}</td><td>${prose(description ?? schema?.description ?? '')}</td></tr>`,
  )
  return `<h3>Parameters</h3><div class="table" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** The fields of a body or an answer, indented; a list is told by its items, and what was told before is not told again. */
function tree(schema: Schema, told = new Map<string, string>()): string {
  const inner = schema.items ?? schema
  if (!inner.properties) return `<p><code>${escapeHtml(typeOf(schema))}</code></p>`
  const fields = Object.entries(inner.properties).map(([name, field]) => {
    const optional = inner.required?.includes(name) ? '' : ' <i>optional</i>'
    const meaning = field.description ? ` ${prose(field.description)}` : ''
    const start = `<li><code>${escapeHtml(name)}</code> <span>${escapeHtml(typeOf(field))}</span>${optional}${meaning}`
    const parts = (field.items ?? field).properties
    if (!parts) return `${start}</li>`
    const key = JSON.stringify(parts)
    const before = told.get(key)
    if (before) return `${start} <i>as ${escapeHtml(before)} above</i></li>`
    told.set(key, name)
    return `${start}${tree(field, told)}</li>`
  })
  return `<ul>${fields.join('')}</ul>`
}

function typeOf(schema: Schema = {}): string {
  const fixed = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  if (fixed.length > 0) return fixed.map((each) => JSON.stringify(each)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`
  const range =
    schema.minimum !== undefined
      ? ` from ${schema.minimum}${schema.maximum === undefined ? '' : ` to ${schema.maximum}`}`
      : ''
  const usual = schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} if left out`
  return `${schema.format ?? schema.type ?? 'anything'}${range}${usual}`
}

function anchor(method: string, path: string): string {
  return `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')
}

/** Our own descriptions, with their backticks as code. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

const STYLE = `
${COLOUR_TOKENS}:root{--m:clamp(20px,4vw,64px)}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:24px}body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/1.5 "Instrument Sans",Arial,sans-serif}
a{color:inherit;text-underline-offset:.2em}:focus-visible{outline:2px solid var(--chalk);outline-offset:3px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--ink);color:var(--paper);padding:8px 12px}
header{display:flex;justify-content:space-between;align-items:center;min-height:72px;padding:0 var(--m);border-bottom:1px solid var(--hair)}
.logo{font:560 44px/1 Imbue,"Bodoni 72",serif;letter-spacing:-.02em;text-decoration:none}
main{padding:0 var(--m) 96px}h1,h2{font-family:Imbue,"Bodoni 72",serif;font-weight:430;letter-spacing:-.018em;line-height:.9}
h1{font-size:clamp(88px,17vw,300px);line-height:.8;margin:48px 0 40px -.02em}.lede{font:400 22px/1.38 Newsreader,Georgia,serif;max-width:32em}
nav ol{list-style:none;padding:0;margin:48px 0 0;border-top:3px solid}nav li{border-bottom:1px solid var(--hair)}nav a{display:block;padding:12px 0;text-decoration:none}nav a:hover{text-decoration:underline}nav b,h2 b{font:600 14px/1 "Instrument Sans",Arial,sans-serif;letter-spacing:.02em;display:inline-block;min-width:56px}
section{padding-top:88px}h2{font-size:clamp(34px,4.4vw,64px);margin:0 0 16px;overflow-wrap:anywhere}h2 b{display:block;margin-bottom:12px;color:var(--quiet)}
h3{font-size:15px;margin:36px 0 12px}.who{color:var(--quiet);margin:0 0 16px}p{max-width:44em}
.table{overflow-x:auto}table{width:100%;border-collapse:collapse;border-top:2px solid}th,td{text-align:left;vertical-align:top;padding:10px 16px 10px 0;border-bottom:1px solid var(--hair)}thead th{color:var(--quiet);font-weight:500}tbody th{font-weight:600;white-space:nowrap}tr:target{background:var(--card);box-shadow:-12px 0 0 var(--card)}
code{font:500 14px/1.4 ui-monospace,SFMono-Regular,Menlo,monospace}ul{list-style:none;margin:0;padding:0 0 0 20px;border-left:1px solid var(--hair)}section>ul{padding-left:0;border:0;border-top:2px solid}li{padding:5px 0}ul span,ul i{color:var(--quiet);font-style:normal;font-size:14px}
`
