import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { bust, figure, silhouette } from './figures.ts'
import { cone } from './fixtures.ts'
import { bag, hat, shoe } from './goods.ts'
import { across, note, place, upright } from './measures.ts'
import { shade } from './tones.ts'

export function oneMannequinFewer(): Drawing {
  const palette = shades(
    'autumn-2019',
    'Fig',
    'Tomato soup',
    'Lavender grey',
    'Cream wool',
    'Spruce',
    'Caramel',
  )
  const { 'Lavender grey': gray, 'Tomato soup': tomato, 'Cream wool': cream, Spruce, Caramel, Fig } = palette
  return makeDrawing({
    name: 'one-mannequin-fewer',
    title: 'Five plates, four figures',
    credit: FLOORS,
    view: [2000, 1000],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'A dark shop platform with five base plates under five hard lights. Four cream mannequins wear spruce, tomato, caramel and cream; on the fourth plate nobody stands, and its light falls on the floor.',
    draw: () => {
      const [floor, cm] = [850, 4.15]
      const places = [250, 590, 930, 1290, 1690]
      const light = gray
      const plate = (x: number) => rect(x - 120, floor - 8, 250, 10, Fig)
      const dressed = [
        figure('waiting', {
          skin: cream,
          top: Spruce,
          legs: Fig,
          shoes: Caramel,
          hem: 'hip',
          legCut: 'wide',
        }),
        figure('standing', { skin: cream, top: tomato, legs: cream, shoes: Fig, hem: 'calf' }),
        figure('reaching', { skin: cream, top: Caramel, legs: Spruce, shoes: Fig, hem: 'knee' }),
        '',
        figure('waiting', { skin: cream, top: cream, legs: tomato, shoes: Spruce, hem: 'knee' }),
      ]
      return [
        rect(0, 0, 2000, 1000, Fig),
        ...places.map((x) => cone(x, 40, floor - 40, 24, 0, light)),
        rect(0, 0, 2000, 46, Spruce),
        ...places.map((x) => shape(`M${x - 22} 40H${x + 22}L${x + 30} 78H${x - 30}Z`, cream)),
        ...places.map((x, i) => plate(x) + place(dressed[i] ?? '', x, floor - 8, cm)),
        line(`M1290 ${floor - 8}V${floor - 250}`, Fig, 6),
        place(hat('felt', tomato, Fig), 590 + 4, floor - 172 * cm, cm),
        place(bag('doctor', Spruce, Fig), 930 + 258, floor, cm * 0.9),
        rect(0, floor, 2000, 44, cream),
        rect(0, floor + 44, 2000, 110, Spruce),
        across({ from: 930, to: 1690, at: 958, color: cream, label: '2.05', size: 26 }),
        across({ from: 250, to: 590, at: 958, color: cream, label: '0.90', size: 26 }),
        across({ from: 590, to: 930, at: 958, color: cream, label: '0.90', size: 26 }),
      ].join('')
    },
  })
}

export function bustsOnSteps(): Drawing {
  const palette = shades('autumn-2019', 'Lichen', 'Fig', 'Tomato soup', 'Cream wool', 'Spruce', 'Carbon')
  const { Lichen, Fig, 'Tomato soup': tomato, 'Cream wool': cream, Spruce, Carbon } = palette
  return makeDrawing({
    name: 'busts-on-steps',
    title: 'Three busts for the price of one figure',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    lead: 2,
    alt: 'Three tailor’s busts in fig, tomato and cream stand on three steps of different heights against lichen green, with a dark passer-by cut by the right edge for scale.',
    draw: () => {
      const [floor, cm] = [1330, 5.1]
      return [
        rect(0, 0, 1200, 1500, Lichen),
        rect(0, 0, 560, floor, shade(Lichen, 0.3)),
        rect(60, floor - 330, 340, 330, Spruce),
        rect(60, floor - 330, 340, 16, shade(Spruce, 0.2)),
        rect(400, floor - 190, 330, 190, cream),
        rect(400, floor - 190, 330, 14, shade(cream, -0.14)),
        rect(730, floor - 70, 300, 70, tomato),
        place(bust(Fig, Carbon, 150), 225, floor - 330, cm),
        place(bust(tomato, Carbon, 156), 566, floor - 190, cm),
        place(bust(cream, Carbon, 150), 880, floor - 70, cm),
        place(hat('beret', Spruce, Spruce), 884, floor - 70 - 153 * cm, cm),
        line(
          `M${225 - 84} ${floor - 330 - 138 * cm}Q225 ${floor - 330 - 100 * cm} ${225 + 84} ${floor - 330 - 138 * cm}`,
          cream,
          13,
        ),
        place(bag('flap', Fig, Carbon), 640, floor - 190, 3.6),
        place(shoe('ankle boot', Carbon, tomato), 80, floor - 330, 3.4),
        rect(0, floor, 1200, 170, Fig),
        place(silhouette('walking', Carbon, 'knee'), 1172, floor + 96, cm * 1.2),
        upright({ from: floor - 330, to: floor, at: 30, color: Carbon, label: '0.65', size: 26 }),
        across({ from: 60, to: 1030, at: 1420, color: cream, label: '1.90', size: 28 }),
        note('A', 210, floor - 120, cream, 44),
        note('B', 548, floor - 70, Carbon, 44),
        note('C', 866, floor - 18, cream, 44),
      ].join('')
    },
  })
}
