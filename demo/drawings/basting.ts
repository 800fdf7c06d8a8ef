import { nearZero, seeded } from '../random.ts'
import { type Drawing, makeDrawing } from './drawing.ts'
import { BASTING } from './palettes.ts'
import { disc, line, rect, round, shape } from './shapes.ts'

/** A trouser hem turned up and tacked by hand: two old fold lines in chalk say it has been longer and shorter. */
export function basting(): Drawing {
  const { Calico, Slate, Chalk, 'Tacking red': red, Steel } = BASTING
  const stitches = () => {
    const random = seeded(44)
    let d = ''
    for (let x = 70; x < 1010; ) {
      const length = 46 + nearZero(random) * 8
      d += `M${round(x)} ${round(905 + nearZero(random) * 4)}L${round(x + length)} ${round(899 + nearZero(random) * 5)}`
      x += length + 30
    }
    return d
  }
  const needle =
    shape('M1010 908L1368 742L1376 752L1024 924C1010 930 1002 916 1010 908Z', Steel) +
    line('M1028 908L1060 893', Slate, 5, 'stroke-linecap="round"')
  return makeDrawing({
    name: 'basting',
    view: [1500, 1200],
    surface: 'cloth',
    palette: BASTING,
    focalPoint: { x: 0.75, y: 0.7 },
    alt: 'A slate trouser hem folded up and tacked with long red stitches; the needle has just left the cloth, and two chalk lines mark older hems.',
    draw: () =>
      [
        rect(0, 0, 1500, 1200, Calico),
        shape('M-20 -20H1230L1180 1010H-20Z', Slate),
        shape('M-20 760H1193L1180 1024C780 1050 380 1050 -20 1030Z', '#4D657B'),
        line('M-20 760H1193', '#2C3D4D', 5),
        line(
          'M-20 512C380 500 800 520 1204 508',
          Chalk,
          9,
          'stroke-dasharray="150 10 70 14 200 8" stroke-linecap="round"',
        ),
        line(
          'M-20 610C380 622 800 604 1200 614',
          Chalk,
          6,
          'stroke-opacity=".55" stroke-dasharray="90 26 40 18" stroke-linecap="round"',
        ),
        line(stitches(), red, 13, 'stroke-linecap="round"'),
        line(
          'M1016 903C960 880 1010 1120 1180 1110C1330 1100 1290 960 1400 990C1470 1010 1450 1120 1520 1130',
          red,
          7,
          'stroke-linecap="round"',
        ),
        needle,
        disc([1330, 250], 92, Chalk),
        disc([1330, 250], 74, red),
        ...[0, 1, 2, 3].map((i) => disc([1308 + (i % 2) * 44, 228 + (i > 1 ? 44 : 0)], 11, Chalk)),
      ].join(''),
  })
}
