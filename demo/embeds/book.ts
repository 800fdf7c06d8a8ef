import { letters } from '#modules/media/lettering.ts'
import { fillFrame, page } from './embed.ts'

export interface Spread {
  /** A whole SVG picture, cut to the left page. */
  picture: string
  alt: string
  title: string
  lines: string[]
}

interface Book {
  title: string
  field: string
  spreads: Spread[]
}

const [INK, CARD] = ['#16140F', '#FBF9F4']

/** A book laid open: spreads below each other, the picture left on its field and the words right. */
export function book({ title, field, spreads }: Book): string {
  return page(title, spreads.map((spread, i) => drawSpread(spread, field, i)).join('\n'))
}

function drawSpread({ picture, alt, title, lines }: Spread, field: string, index: number): string {
  const words = [title, ...lines].join('. ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" role="group" aria-label="${words}">` +
    `<rect width="1600" height="1000" fill="${CARD}"/><rect width="800" height="1000" fill="${field}"/>` +
    // Ids inside a picture must not meet those of the next spread.
    `<g role="img" aria-label="${alt}"><svg x="60" y="100" width="680" height="800" viewBox="0 0 680 800">${fillFrame(withOwnIds(picture, index), 680, 800)}</svg></g>` +
    letters(title, { x: 880, y: 470, size: 104, face: 'display', fill: INK, tracking: -18 }) +
    lines
      .map((line, i) => letters(line, { x: 884, y: 552 + i * 48, size: 32, face: 'text', fill: INK }))
      .join('') +
    letters(String(index * 2 + 2), { x: 1540, y: 950, size: 24, anchor: 'end', fill: INK }) +
    `<path d="M800 0V1000" stroke="${INK}" stroke-opacity=".3" stroke-width="2"/></svg>`
  )
}

function withOwnIds(svg: string, index: number): string {
  const cut = new Set<string>()
  return (
    svg
      // Two figures of one cut define it twice, which a picture does not mind and a page does.
      .replace(/<clipPath id="([^"]+)">.*?<\/clipPath>/g, (whole, id: string) => {
        if (cut.has(id)) return ''
        cut.add(id)
        return whole
      })
      .replace(/ id="([^"]+)"/g, ` id="$1-${index}"`)
      .replace(/url\(#([^)]+)\)/g, `url(#$1-${index})`)
      .replace(/href="#([^"]+)"/g, `href="#$1-${index}"`)
  )
}
