import { nearZero, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { BASTING } from '../palettes.ts'
import { disc, line, rect, round, shape } from '../shapes.ts'

/** A trouser hem turned up and tacked by hand: two old fold lines in chalk say it has been longer and shorter. */
export function basting(): Drawing {
  const { Calico, Slate, Chalk, 'Tacking red': red, Steel } = BASTING
  const stitches = () => {
    const random = seeded(44)
    let d = ''
    for (let x = 40; x < 1000; ) {
      const length = 62 + nearZero(random) * 9
      d += `M${round(x)} ${round(905 + nearZero(random) * 4)}L${round(x + length)} ${round(899 + nearZero(random) * 5)}`
      x += length + 38
    }
    return d
  }
  const needle =
    shape('M1000 896L1420 690L1432 704L1032 938C1010 948 988 916 1000 896Z', Steel) +
    line('M1032 910L1078 887', Slate, 8, 'stroke-linecap="round"')
  return makeDrawing({
    name: 'basting',
    title: 'Tacked, with room to be wrong',
    credit: STUDIO,
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
          20,
          'stroke-dasharray="150 26 70 34 200 24" stroke-linecap="round"',
        ),
        line(
          'M-20 610C380 622 800 604 1200 614',
          '#8E9AA6',
          10,
          'stroke-dasharray="90 36 40 28" stroke-linecap="round"',
        ),
        line(stitches(), red, 24, 'stroke-linecap="round"'),
        line(
          'M1016 903C960 880 1010 1120 1180 1110C1330 1100 1290 960 1400 990C1470 1010 1450 1120 1520 1130',
          red,
          12,
          'stroke-linecap="round"',
        ),
        needle,
        disc([1342, 270], 128, Steel),
        disc([1330, 252], 128, Chalk),
        disc([1330, 252], 100, red),
        ...[0, 1, 2, 3].map((i) => disc([1300 + (i % 2) * 60, 222 + (i > 1 ? 60 : 0)], 16, Chalk)),
      ].join(''),
  })
}
