import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, rect, shape } from '../shapes.ts'
import { shade } from './geometry.ts'
import { thread, words } from './marks.ts'
import { ticket } from './tools.ts'

const RAIL = shades('spring-2025', 'Bone', 'Vermilion', 'Petrol', 'Mimosa', 'Shell', 'Jet')

const BODIES = {
  jacket:
    'M-36 0C-20 22 20 22 36 0L152 46L196 400L140 410L116 190L124 560H-124L-116 190L-140 410L-196 400L-152 46Z',
  shirt:
    'M-40 -6C-20 16 20 16 40 -6L140 38L186 260L126 284L108 170L110 500C40 530 -40 530 -110 500L-108 170L-126 284L-186 260L-140 38Z',
  coat: 'M-40 0C-24 22 24 22 40 0L156 48L206 440L146 450L120 220L164 900H-164L-120 220L-146 450L-206 440L-156 48Z',
  dress: 'M-44 0C-30 60 30 60 44 0L96 20C92 80 92 120 108 150L196 900H-196L-108 150C-92 120 -92 80 -96 20Z',
} as const

interface Hung {
  x: number
  turn: number
  body: keyof typeof BODIES
  color: string
  trim: string
  reason: string
}

/** The rail laid down on the table with everything on it, one of them on its way out again. */
export function returnsRail(): Drawing {
  const { Bone, Vermilion, Petrol, Mimosa, Shell, Jet } = RAIL
  const row: Hung[] = [
    { x: 40, turn: 1, body: 'coat', color: Petrol, trim: Bone, reason: 'Long' },
    { x: 190, turn: -2, body: 'shirt', color: Shell, trim: Jet, reason: 'Late' },
    { x: 330, turn: 1, body: 'jacket', color: Jet, trim: Mimosa, reason: 'Two sizes' },
    { x: 480, turn: -1, body: 'dress', color: Petrol, trim: Shell, reason: 'Color' },
    { x: 620, turn: 2, body: 'jacket', color: Shell, trim: Vermilion, reason: 'Wide' },
    { x: 1530, turn: -2, body: 'coat', color: Petrol, trim: Bone, reason: 'Gift' },
    { x: 1400, turn: 1, body: 'shirt', color: Mimosa, trim: Jet, reason: 'Late' },
    { x: 1010, turn: -5, body: 'dress', color: Mimosa, trim: Vermilion, reason: 'Too long' },
  ]
  const garment = ({ x, turn, body, color, trim, reason }: Hung) => {
    const out = body === 'dress' && color === Mimosa
    return (
      `<g transform="translate(${x} ${out ? 196 : 160}) rotate(${turn}) scale(${out ? 1.12 : 1})">` +
      `<g transform="translate(12 12)">${shape(BODIES[body], shade(Bone, -0.2))}</g>` +
      line('M0 6V-50C0 -86 34 -86 34 -60', Jet, 8, 'stroke-linecap="round"') +
      `<path d="${BODIES[body]}" fill="${color}" stroke="${shade(color, color === Jet ? 0.3 : -0.28)}" stroke-width="4" stroke-linejoin="round"/>` +
      (body === 'dress'
        ? line('M-104 176C-40 196 40 196 104 176M-40 190L-70 900M44 190L80 900', shade(color, -0.22), 4)
        : line('M0 20V560', trim, 5, 'stroke-dasharray="14 9"')) +
      (body === 'dress' ? '' : [120, 220, 320, 420].map((y) => disc([16, y], 10, trim)).join('')) +
      thread('M60 24C90 60 70 90 84 116', out ? Jet : trim, 4) +
      ticket({
        at: [86, 124],
        turn: -8,
        width: 92,
        height: 104,
        fill: color === Vermilion ? Mimosa : Vermilion,
        hole: Bone,
      }) +
      `${words(reason, [92, 184], reason.length > 6 ? 20 : 30, Bone, -8, 'italic')}</g>`
    )
  }
  return makeDrawing({
    name: 'returns-rail',
    title: 'Thursday’s rail, and why',
    credit: STUDIO,
    view: [1600, 800],
    surface: 'paper',
    palette: RAIL,
    focalPoint: { x: 0.62, y: 0.5 },
    alt: 'Coats, shirts, jackets and dresses in petrol, pink, black and yellow overlap on a rail, each with a red ticket giving its reason; a yellow dress marked Too long stands apart in the gap.',
    draw: () =>
      [
        rect(0, 0, 1600, 800, Bone),
        line(
          Array.from({ length: 17 }, (_, i) => `M${i * 100} 0V800`).join('') +
            Array.from({ length: 8 }, (_, i) => `M0 ${i * 100 + 40}H1600`).join(''),
          shade(Bone, -0.08),
          1.6,
        ),
        rect(0, 96, 1600, 14, shade(Bone, -0.2)),
        rect(0, 82, 1600, 16, Jet),
        ...row.map(garment),
      ].join(''),
  })
}

const PARCELS = shades('autumn-2025', 'Plaster', 'Terra', 'Apricot', 'Mink', 'Ultramarine', 'Night')

/** Monday's post, opened in order. */
export function returnParcels(): Drawing {
  const { Plaster, Terra, Apricot, Mink, Ultramarine, Night } = PARCELS
  const drop = shade(Plaster, -0.22)
  const label = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(0, 0, 190, 120, Plaster)}${line('M20 30h96M20 52h130M20 74h70', Night, 6)}${line(
      Array.from({ length: 11 }, (_, i) => `M${104 + i * 7} 92v18`).join(''),
      Night,
      3,
    )}</g>`
  const parcel = (x: number, y: number, w: number, h: number, turn: number, color: string, more: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(14, 18, w, h, drop)}${rect(0, 0, w, h, color)}${line(`M0 ${h * 0.5}H${w}`, shade(color, -0.13), 44)}${more}</g>`
  return makeDrawing({
    name: 'return-parcels',
    title: 'Monday’s post, half opened',
    credit: STUDIO,
    view: [1500, 1200],
    surface: 'paper',
    palette: PARCELS,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Brown and apricot parcels crowd a pale table seen from above; one is torn open on folded blue cloth, with a red slip of paper lying across it and string hanging loose.',
    draw: () =>
      [
        rect(0, 0, 1500, 1200, Plaster),
        parcel(-60, -40, 520, 400, 6, Mink, label(120, 60, 0)),
        parcel(520, -120, 420, 400, -8, Apricot, line('M210 0V400', Night, 6) + label(30, 236, 0)),
        parcel(
          1010,
          -30,
          560,
          360,
          4,
          Mink,
          line('M170 0V360M0 180H560', Night, 6) +
            thread('M170 180c-60 -80 -110 10 0 0c70 -90 130 0 0 0', Night, 6),
        ),
        parcel(-50, 470, 360, 520, -4, Apricot, label(90, 90, 90)),
        parcel(60, 960, 520, 300, 3, Mink, label(290, 40, 4)),
        // The opened one: the paper folded back like a placket.
        `<g transform="translate(440 430) rotate(-5)">`,
        rect(14, 18, 760, 560, drop),
        rect(0, 0, 760, 560, Apricot),
        rect(90, 70, 590, 430, Night),
        rect(110, 92, 550, 386, Ultramarine),
        shape('M300 92L385 200L470 92L520 92L385 268L250 92Z', shade(Ultramarine, 0.28)),
        line('M385 268V478', Night, 5),
        ...[320, 380, 440].map((y) => disc([385, y], 13, Plaster)),
        shape('M0 0L300 0L190 170L240 300L110 400L150 560L0 560Z', shade(Apricot, -0.16)),
        shape('M0 0L262 0L156 166L206 300L78 400L112 560L0 560Z', Apricot),
        shape('M760 0L640 0L600 120L664 260L610 430L650 560L760 560Z', shade(Apricot, -0.12)),
        '</g>',
        `<g transform="translate(930 640) rotate(9)">${rect(8, 10, 250, 330, Night)}${rect(0, 0, 250, 330, Terra)}${words('Too long', [125, 74], 48, Plaster, 0, 'italic')}${line('M34 130H216M34 180H216M34 230H150', Plaster, 5)}</g>`,
        parcel(1200, 420, 400, 300, -7, Mink, label(40, 60, 0)),
        parcel(1120, 960, 500, 330, 5, Apricot, line('M330 0V330', Night, 6) + label(60, 60, 0)),
        thread('M700 1090C760 980 860 1140 920 1060C980 980 880 930 960 900', Night, 7),
      ].join(''),
  })
}
