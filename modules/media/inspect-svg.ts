/** Elements that draw. Whatever else there is in SVG runs, embeds, animates or links, and is not needed in a picture. */
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
  /(?<declaration><\?xml\s[^<>?]*\?>)|(?<comment><!--(?:(?!--)[\s\S])*-->)|<(?<open>[A-Za-z_][\w.:-]*)(?<attributes>(?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<void>\/?)>|<\/(?<close>[A-Za-z_][\w.:-]*)\s*>|(?<text>[^<]+)/y
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * A picture is only ever drawn from an SVG, never sent as one. Still, what could run or reach out is refused here:
 * scripts, event handlers, foreign content, entities, animation, and every reference that leaves the file.
 */
export function refuseUnsafeSvg(bytes: Buffer, refuse: (reason: string) => Error): void {
  if (bytes.length > MOST_SVG_BYTES) throw refuse('The SVG is larger than 5 MB.')
  const source = decodeUtf8(bytes, refuse).replace(/^\uFEFF/, '')
  let at = 0
  let elements = 0
  while (at < source.length) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(source)
    if (!token?.groups) throw refuse(explain(source.slice(at, at + 40)))
    at = TOKEN.lastIndex
    const { declaration, open, attributes = '', text = '' } = token.groups
    if (declaration) checkDeclaration(declaration, token.index, refuse)
    if (open) {
      const element = localName(open)
      if (elements++ === 0 && element !== 'svg') throw refuse('The file is not an SVG image.')
      if (!DRAWING_ELEMENTS.has(element))
        throw refuse(`The SVG has an element <${open}>, which is not taken.`)
      for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE))
        checkAttribute(name, decodeReferences(double ?? single ?? '', refuse), refuse)
    }
    // Style sheets are text, and text elsewhere cannot be told from them without a parser, so all of it is checked.
    checkCss(decodeReferences(text, refuse), refuse)
  }
}

function decodeUtf8(bytes: Buffer, refuse: (reason: string) => Error): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('The SVG is not UTF-8 text.')
  }
}

function explain(rest: string): string {
  if (/^<!doctype|^<!entity/i.test(rest))
    return 'The SVG has a document type or entities, which are not taken.'
  if (rest.startsWith('<![CDATA[')) return 'The SVG has a CDATA section, which is not taken.'
  if (rest.startsWith('<?')) return 'The SVG has a processing instruction, which is not taken.'
  return 'The SVG is not well-formed.'
}

function checkDeclaration(declaration: string, index: number, refuse: (reason: string) => Error): void {
  const encoding = /encoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? 'utf-8'
  if (index !== 0 || encoding.toLowerCase() !== 'utf-8') throw refuse('The SVG is not UTF-8 text.')
}

function checkAttribute(name: string, value: string, refuse: (reason: string) => Error): void {
  const attribute = localName(name).toLowerCase()
  if (attribute.startsWith('on')) throw refuse(`The SVG has an event handler, ${name}.`)
  // xml:base would turn a reference within the file into one to another file.
  if (name.toLowerCase() === 'xml:base') throw refuse('The SVG moves its own base address.')
  if (attribute === 'href' || attribute === 'src') {
    if (!/^\s*#/.test(value)) throw refuse('The SVG refers to something outside itself.')
  } else if (!/^xmlns(:|$)/.test(name)) checkCss(value, refuse)
}

/** No escapes, no imports, no `url()` but to a part of the same file. */
function checkCss(css: string, refuse: (reason: string) => Error): void {
  if (/\\|@import|javascript:|url\s*\(\s*(?!["']?\s*#)/i.test(css))
    throw refuse('The SVG refers to something outside itself.')
}

function decodeReferences(text: string, refuse: (reason: string) => Error): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+)?;?/gi, (reference, name: string = '') => {
    const known = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name]
    if (known && reference.endsWith(';')) return known
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (!name.startsWith('#') || !(code > 0 && code <= 0x10ffff))
      throw refuse('The SVG has an unknown entity.')
    return String.fromCodePoint(code)
  })
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}
