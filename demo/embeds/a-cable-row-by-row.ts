import { letters } from '#modules/media/lettering.ts'
import { PELL } from '../drawings/clients/house-colors.ts'
import { purl, rope } from '../drawings/clients/pell/cables.ts'
import { shade } from '../drawings/patterns/geometry.ts'
import { line, rect } from '../drawings/shapes.ts'
import type { DemoEmbed } from './embed.ts'
import { film } from './film.ts'

const { Kingfisher, Unspun, Rosehip, 'Night bus': night, 'Old gold': gold, Mist } = PELL
const [CROSSINGS, PERIOD] = [11, 400]
/** Seconds the cloth runs for between crossings, and seconds it stands at one. */
const [RUN, STAND] = [0.75, 0.5]
const BED = 170
const startOf = (crossing: number) => crossing * (RUN + STAND)

const begin = (at: number) => `play.click+${at.toFixed(2)}s`

/** Two crossings of cloth, after which the strands are back where they were. */
function cloth(): string {
  const ground = shade(Kingfisher, -0.3)
  const tile =
    rect(0, 0, 820, PERIOD * 2, ground) +
    purl(10, 10, 800, PERIOD * 2 - 12, 40, Kingfisher) +
    rope(
      {
        x: 410,
        reach: 128,
        period: PERIOD,
        columns: 5,
        stitch: 40,
        colors: [Unspun, Rosehip],
        from: 0,
        to: PERIOD * 2,
      },
      night,
    )
  const uses = Array.from(
    { length: 6 },
    (_, i) => `<use href="#two" x="0" y="${-(i + 1) * PERIOD * 2}"/>`,
  ).join('')
  return `<defs><g id="two">${tile}</g><clipPath id="off-the-bed"><rect x="0" y="${BED}" width="1600" height="${900 - BED}"/></clipPath></defs>${uses}${rect(-6, -30, 832, 46, Unspun)}${line('M0 -7H820', Rosehip, 6, 'stroke-dasharray="16 10"')}`
}

function moves(): string {
  return Array.from({ length: CROSSINGS }, (_, i) => {
    const [from, to] = [i * PERIOD, (i + 1) * PERIOD]
    return `<animateTransform attributeName="transform" type="translate" from="90 ${from + BED + 60}" to="90 ${to + BED + 60}" begin="${begin(startOf(i))}" dur="${RUN}s" fill="freeze"/>`
  }).join('')
}

/** The carriage runs with the cloth and waits at a crossing. */
function carriage(): string {
  const trips = Array.from({ length: CROSSINGS }, (_, i) => {
    const [from, to] = i % 2 ? [760, 60] : [60, 760]
    return `<animateTransform attributeName="transform" type="translate" from="${from} 0" to="${to} 0" begin="${begin(startOf(i))}" dur="${RUN}s" fill="freeze"/>`
  }).join('')
  return `<g transform="translate(60 0)">${rect(0, 62, 180, 76, Rosehip)}${rect(20, 40, 140, 30, night)}${line('M30 100H150', Unspun, 5, 'stroke-dasharray="12 8"')}${trips}</g>`
}

function counts(): string {
  return Array.from({ length: CROSSINGS + 1 }, (_, n) => {
    const body =
      letters(String(n), { x: 1460, y: 520, size: 360, face: 'display', anchor: 'end', fill: Unspun }) +
      letters(n === 1 ? 'crossing' : 'crossings', {
        x: 1460,
        y: 590,
        size: 44,
        face: 'italic',
        anchor: 'end',
        fill: Unspun,
      }) +
      letters(`${n * 11} seconds of standing still`, { x: 1460, y: 660, size: 34, anchor: 'end', fill: gold })
    const on =
      n === 0
        ? ''
        : `<set attributeName="visibility" to="visible" begin="${begin(startOf(n - 1) + RUN)}" fill="freeze"/>`
    const off =
      n === CROSSINGS
        ? ''
        : `<set attributeName="visibility" to="hidden" begin="${begin(startOf(n) + RUN)}" fill="freeze"/>`
    return `<g visibility="${n === 0 ? 'visible' : 'hidden'}">${body}${on}${off}</g>`
  }).join('')
}

/** The front of one sweater comes off the bed, crossing by crossing. */
export const aCableRowByRow: DemoEmbed = {
  path: '/embeds/a-cable-row-by-row.html',
  html: () =>
    film({
      title: 'A two-color cable growing crossing by crossing',
      description:
        'Knitted cloth comes down off a needle bed: a broad cable of white and red strands on blue. The carriage runs across, stops, and at each stop the strands cross; a figure counts eleven crossings and the 121 seconds in which nothing is knitted.',
      background: night,
      action: 'Knit it',
      button: { paper: Unspun, ink: night },
      frame:
        `<g clip-path="url(#off-the-bed)"><g transform="translate(90 ${BED + 60})">${cloth()}${moves()}</g></g>` +
        rect(40, 128, 920, 44, gold) +
        line(Array.from({ length: 46 }, (_, i) => `M${50 + i * 20} 128v44`).join(''), night, 6) +
        line(Array.from({ length: 46 }, (_, i) => `M${50 + i * 20} 118v46`).join(''), Mist, 4) +
        carriage() +
        counts(),
    }),
}
