import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, polygon, rect, shape } from '../shapes.ts'
import { figure, silhouette } from './figures.ts'
import { chair, table } from './fixtures.ts'
import { bag, hat, shoe } from './goods.ts'
import { across, place, upright } from './measures.ts'
import { shade } from './tones.ts'

export const STREET = shades('spring-2025', 'Shell', 'Petrol', 'Vermilion', 'Mimosa', 'Bone', 'Cobalt', 'Jet')
const { Shell, Petrol, Vermilion, Mimosa, Bone, Cobalt, Jet } = STREET

/** The flat glare of a pane. */
function glare(x: number, y: number, width: number, height: number, light: string): string {
  return shape(
    polygon([
      [x + width * 0.62, y],
      [x + width * 0.74, y],
      [x + width * 0.34, y + height],
      [x + width * 0.22, y + height],
    ]),
    light,
  )
}

/** What stands in each of the street's three windows, in centimeters from the middle of its sill. */
export const DISPLAYS = {
  /** One coat, read at once. */
  coat: () => figure('standing', { skin: Bone, top: Vermilion, legs: Jet, shoes: Jet, hem: 'calf' }),
  /** Everything at once: nobody can say afterwards what was in it. */
  crowd: () =>
    place(table(120, 46, Petrol), 0, 0) +
    place(figure('waiting', { skin: Bone, top: Cobalt, legs: Shell, shoes: Jet }), -78, 0, 0.86) +
    place(
      figure('standing', { skin: Bone, top: Shell, legs: Vermilion, shoes: Jet, hem: 'knee' }),
      78,
      0,
      0.86,
    ) +
    place(bag('tote', Vermilion, Jet), -38, -51, 0.9) +
    place(hat('felt', Mimosa, Jet), 4, -52) +
    place(bag('doctor', Cobalt, Jet), 40, -51, 0.8) +
    place(hat('bucket', Shell, Jet), -6, -106) +
    line('M-50 -100H44M-50 -100V-150M44 -100V-150', Jet, 1.2) +
    place(bag('flap', Mimosa, Jet), -30, -102, 0.9) +
    place(shoe('pump', Jet, Vermilion), 14, -101, 0.8) +
    place(shoe('loafer', Cobalt, Jet), -56, 0) +
    place(shoe('ankle boot', Vermilion, Jet), -20, 0) +
    place(shoe('sneaker', Shell, Jet), 18, 0) +
    place(hat('beret', Petrol, Jet), 50, -3),
  /** A chair with a bag on it: two things, one sentence. */
  chair: () =>
    place(chair(Bone, Mimosa, 'side'), 0, 0, 1.25) + place(bag('doctor', Vermilion, Bone), 2, -60, 1.2),
} as const

export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  back: string,
  display: string,
  scale: number,
  at = 0.5,
): string {
  return (
    rect(x - 14, y - 14, width + 28, height + 28, Jet) +
    rect(x, y, width, height, back) +
    rect(x, y + height - 40, width, 40, shade(back, -0.16)) +
    glare(x, y, width, height - 40, shade(back, 0.22)) +
    place(display, x + width * at, y + height - 16, scale)
  )
}

export function windowsAtWalkingSpeed(): Drawing {
  return makeDrawing({
    name: 'windows-at-walking-speed',
    title: 'Three windows, 4.3 seconds of glass',
    credit: FLOORS,
    view: [2200, 1000],
    surface: 'paper',
    palette: STREET,
    lead: 2,
    focalPoint: { x: 0.3, y: 0.55 },
    alt: 'A petrol-blue shop front with three windows: a vermilion coat alone, a crowd of fourteen things, and a chair with a bag. A walker passes, drawn four times, at the piers between the panes.',
    draw: () => {
      const [street, cm] = [900, 2.95]
      const walkers = [20, 726, 1496, 2168]
      return [
        rect(0, 0, 2200, 1000, Petrol),
        rect(0, 0, 2200, 96, Shell),
        rect(0, 96, 2200, 18, Jet),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
          .map((i) => line(`M${i * 210 + 60} 0V96`, shade(Shell, -0.14), 3))
          .join(''),
        pane(110, 200, 540, 590, Mimosa, DISPLAYS.coat(), 3.15, 0.56),
        pane(800, 200, 620, 590, Shell, DISPLAYS.crowd(), 2.9),
        pane(1570, 200, 500, 590, Cobalt, DISPLAYS.chair(), 3.4, 0.46),
        rect(0, 818, 2200, 20, shade(Petrol, -0.4)),
        rect(0, 838, 2200, 162, Bone),
        line(`M0 ${street + 26}H2200`, shade(Bone, -0.2), 3),
        ...walkers.map((x, i) =>
          place(silhouette(i % 2 ? 'passing' : 'walking', Jet, 'knee'), x, street + 20, cm),
        ),
        across({ from: 110, to: 650, at: 968, color: Jet, label: '1.4 s', size: 24 }),
        across({ from: 800, to: 1420, at: 968, color: Jet, label: '1.6 s', size: 24 }),
        across({ from: 1570, to: 2070, at: 968, color: Jet, label: '1.3 s', size: 24 }),
      ].join('')
    },
  })
}

export function windowOneCoat(): Drawing {
  const palette = shades('spring-2025', 'Mimosa', 'Cobalt', 'Vermilion', 'Bone', 'Petrol', 'Jet')
  return makeDrawing({
    name: 'window-one-coat',
    title: 'Center of the coat at 1.45, eye at 1.58',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    lead: 2,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'A shop window seen from the pavement, framed in cobalt. A single vermilion coat on a bone-white figure stands right of the middle on yellow; a passer-by in a black jacket walks in from the left with her eyes on it.',
    draw: () => {
      const [sill, street, cm] = [1180, 1400, 5.3]
      return [
        rect(0, 0, 1200, 1500, Cobalt),
        rect(170, 130, 1030, sill - 130, Jet),
        rect(192, 152, 1008, sill - 174, Mimosa),
        rect(192, sill - 120, 1008, 98, Petrol),
        shape(
          polygon([
            [560, 152],
            [700, 152],
            [360, sill - 120],
            [220, sill - 120],
          ]),
          shade(Mimosa, 0.3),
        ),
        shape(
          polygon([
            [740, 152],
            [772, 152],
            [432, sill - 120],
            [400, sill - 120],
          ]),
          shade(Mimosa, 0.3),
        ),
        rect(700, sill - 92, 300, 70, Bone),
        place(
          figure('waiting', { skin: Bone, top: Vermilion, legs: Jet, shoes: Jet, hem: 'calf' }),
          850,
          sill - 92,
          cm * 0.98,
        ),
        rect(0, sill, 1200, 60, shade(Cobalt, -0.35)),
        rect(0, sill + 60, 1200, 300, Bone),
        line(
          `M0 ${sill + 150}H1200M420 ${sill + 60}L340 1500M900 ${sill + 60}L980 1500`,
          shade(Bone, -0.16),
          3,
        ),
        place(
          figure('walking', {
            skin: '#5B3A29',
            hair: Jet,
            top: Jet,
            legs: Petrol,
            shoes: Jet,
            hem: 'knee',
            legCut: 'wide',
            bun: true,
          }),
          190,
          street + 20,
          cm * 1.2,
        ),
        line(
          `M290 ${street + 20 - 160 * cm * 1.2}L850 ${sill - 92 - 110 * cm}`,
          Jet,
          3,
          'stroke-dasharray="14 10"',
        ),
        upright({ from: sill - 92 - 110 * cm, to: sill + 60, at: 1130, color: Jet, label: '1.45', size: 28 }),
        across({ from: 192, to: 1200, at: 84, color: Bone, label: '2.10', size: 28 }),
      ].join('')
    },
  })
}
