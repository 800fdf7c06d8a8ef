/** Elements that draw. Whatever else there is in SVG runs, embeds, animates or links, and no picture needs it. */
const DRAWING_ELEMENTS = new Set(
  (
    'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight ' +
    'feTile feTurbulence'
  ).split(' '),
)
const MOST_SVG_BYTES = 5 * 1024 * 1024

const TOKEN =
  /(?<declaration><\?xml\s[^<>?]*\?>)|<!--(?:(?!--)[\s\S])*-->|<(?<open>[A-Za-z_][\w.:-]*)(?<attributes>(?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|<\/[A-Za-z_][\w.:-]*\s*>|(?<text>[^<]+)/y
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));|&/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const OUTSIDE = 'it refers to something outside itself'
const NO_MARKUP = 'it is not a well-formed SVG'

/**
 * Why this SVG is refused, or nothing. We only ever draw pixels from an SVG and never send it as it is; all the same
 * nothing that could run or reach out is kept: scripts, event handlers, foreign content, entities, references.
 */
export function checkSvg(bytes: Buffer): string | undefined {
  if (bytes.length > MOST_SVG_BYTES) return `it is an SVG larger than ${MOST_SVG_BYTES / 1024 / 1024} MB`
  const source = decodeUtf8(bytes)
  if (source === undefined) return 'it is not UTF-8 text'
  try {
    return findFault(source)
  } catch (error) {
    // The regular expression has run out of stack on some monstrous tag.
    if (error instanceof RangeError) return NO_MARKUP
    throw error
  }
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads the file from start to end as tags and text; what fits neither, a document type above all, is a fault. */
function findFault(source: string): string | undefined {
  let at = 0
  let isRoot = true
  while (at < source.length) {
    TOKEN.lastIndex = at
    const { groups } = TOKEN.exec(source) ?? {}
    if (!groups) return explain(source.slice(at, at + 10))
    const { declaration, open, attributes = '', text = '' } = groups
    if (open && isRoot && localName(open) !== 'svg') return 'it is markup, but not an SVG'
    if (open) isRoot = false
    const fault =
      (declaration && checkDeclaration(declaration)) ||
      (open && checkElement(open, attributes)) ||
      // A style sheet is text as well, and is looked at like any other.
      checkValue(text)
    if (fault) return fault
    at = TOKEN.lastIndex
  }
  return isRoot ? NO_MARKUP : undefined
}

function explain(rest: string): string {
  if (/^<!(doctype|entity)/i.test(rest)) return 'it declares a document type or entities'
  if (rest.startsWith('<?')) return 'it holds a processing instruction'
  if (rest.startsWith('<![')) return 'it holds a CDATA section'
  return NO_MARKUP
}

function checkDeclaration(declaration: string): string | undefined {
  const encoding = /encoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? 'utf-8'
  return encoding.toLowerCase() === 'utf-8' ? undefined : 'it is not UTF-8 text'
}

function checkElement(name: string, attributes: string): string | undefined {
  if (!DRAWING_ELEMENTS.has(localName(name))) return `it holds <${name}>, which no drawing needs`
  for (const [, attribute = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const fault = checkAttribute(attribute, double ?? single ?? '')
    if (fault) return fault
  }
  return undefined
}

function checkAttribute(name: string, value: string): string | undefined {
  const local = localName(name).toLowerCase()
  if (local.startsWith('on')) return `it handles an event, ${name}`
  // With another base, a reference to a part of this file becomes one to another file.
  if (local === 'base') return OUTSIDE
  if (local === 'href' || local === 'src') return /^\s*#/.test(value) ? undefined : OUTSIDE
  return /^xmlns(:|$)/.test(name) ? undefined : checkValue(value)
}

/** No unknown entities; no escapes, imports or `url()` that lead anywhere but to a part of the same file. */
function checkValue(text: string): string | undefined {
  let isKnown = true
  const plain = text.replace(REFERENCE, (_, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? ''
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    isKnown &&= code > 0 && code <= 0x10ffff
    return isKnown ? String.fromCodePoint(code) : ''
  })
  if (!isKnown) return 'it uses an entity that it does not have'
  return /\\|@import|javascript:|url\s*\(\s*(?!["']?\s*#)/i.test(plain) ? OUTSIDE : undefined
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}
