import { forms } from './drawings/forms.ts'
import { lookSeated } from './drawings/looks.ts'
import { HOUNDSTOOTH } from './drawings/palettes.ts'

/** A page that an entry frames from the site's own origin. No script and no style: it runs under the strictest policy. */
export interface DemoEmbed {
  path: string
  html: string
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>`
}

const { Chalk, Chartreuse, Aubergine, Plum } = HOUNDSTOOTH
const BANDS = [Aubergine, Chartreuse, Aubergine, Chartreuse, Aubergine]
const colorAt = (thread: number, sixth: string) => BANDS[Math.floor(thread / 4) % 6] ?? sixth

/** One pick of the cloth: the warp is there from the start, the weft covers it where it passes over. */
function pick(row: number, thread: number): string {
  const color = colorAt(row, Plum)
  let d = ''
  for (let end = 0; end * thread < 1600; end++) {
    const warpUp = (((end - row) % 4) + 4) % 4 < 2
    if (!warpUp) d += `M${end * thread} ${row * thread}h${thread}v${thread}h-${thread}z`
  }
  const time = (row * 0.12).toFixed(2)
  return `<path d="${d}" fill="${color}" visibility="hidden"><set attributeName="visibility" to="visible" begin="play.click+${time}s" fill="freeze"/></path>`
}

/** The check woven pick by pick once the reader asks for it. Nothing moves before that. */
function weavingFilm(): string {
  const thread = 20
  const ends = Array.from(
    { length: 1600 / thread },
    (_, end) =>
      `<rect x="${end * thread}" width="${thread - 1}" height="900" fill="${colorAt(end, Chalk)}"/>`,
  )
  const picks = Array.from({ length: 900 / thread }, (_, row) => pick(row, thread))
  const button =
    '<a id="play" href="#play" aria-label="Play: weave the cloth"><g>' +
    `<rect x="640" y="390" width="320" height="120" fill="${Chalk}"/>` +
    `<text x="800" y="466" font-family="serif" font-size="52" text-anchor="middle" fill="${Aubergine}">Weave it</text>` +
    '<set attributeName="visibility" to="hidden" begin="play.click" fill="freeze"/></g></a>'
  return page(
    'A broken houndstooth woven pick by pick',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="100%" role="group" aria-label="Bare warp threads in aubergine, chartreuse and chalk; forty-five picks cross them one after another until the broken check stands."><rect width="1600" height="900" fill="#16140F"/>${ends.join('')}${picks.join('')}${button}</svg>`,
  )
}

/** A book laid open: four spreads below each other, picture left and words right. */
function bookOfCoats(): string {
  const spreads: [picture: string, alt: string, title: string, lines: string[]][] = [
    [forms().svg(), forms().alt, 'Small Buildings', ['A book of coats', 'DM 25-012']],
    [
      crop(forms().svg(), '120 40 600 820'),
      'The arch alone',
      'The reveal',
      ['620 grams, no lining.', 'The wall shows at the window.'],
    ],
    [
      crop(forms().svg(), '700 180 460 660'),
      'The ball on its plinth',
      'One opening',
      ['61 of 94 coats', 'have one way in.'],
    ],
    [
      lookSeated().svg(),
      lookSeated().alt,
      'And the other one',
      ['The slope,', 'shown straight after the wall.'],
    ],
  ]
  const drawn = spreads.map(
    ([picture, alt, title, lines]) =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="100%">' +
      '<rect width="1600" height="1000" fill="#FBF9F4"/><rect width="800" height="1000" fill="#F2A66B"/>' +
      `<g role="img" aria-label="${alt}"><svg x="60" y="100" width="680" height="800" viewBox="0 0 680 800">${fillFrame(picture)}</svg></g>` +
      `<text x="880" y="480" font-family="serif" font-size="64" fill="#16140F">${title}</text>` +
      lines
        .map(
          (line, i) =>
            `<text x="880" y="${560 + i * 48}" font-family="serif" font-size="34" fill="#16140F">${line}</text>`,
        )
        .join('') +
      '<path d="M800 0V1000" stroke="#16140F" stroke-opacity=".3" stroke-width="2"/></svg>',
  )
  return page('Coats Like Small Buildings', drawn.join('\n'))
}

function crop(svg: string, viewBox: string): string {
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
}

function fillFrame(svg: string): string {
  return svg
    .replace(/width="\d+" height="\d+"/, 'width="680" height="800"')
    .replace('preserveAspectRatio="none"', 'preserveAspectRatio="xMidYMid slice"')
}

export const demoEmbeds: DemoEmbed[] = [
  { path: '/embeds/the-check-broken.html', html: weavingFilm() },
  { path: '/embeds/coats-like-small-buildings.html', html: bookOfCoats() },
]
