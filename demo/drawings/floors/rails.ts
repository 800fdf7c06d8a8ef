import { letters } from '#modules/media/lettering.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { rect } from '../shapes.ts'
import { across, note, place } from './measures.ts'
import { moveField, RAIL, railAfter } from './nine-moves.ts'

const { Canvas, Tomato, 'Ink blue': ink, 'Washed sky': sky, Melon, Leaf } = RAIL

export function railInNineMoves(): Drawing {
  return makeDrawing({
    name: 'rail-in-nine-moves',
    title: 'Nine states of one rail',
    credit: FLOORS,
    view: [1800, 1500],
    surface: 'paper',
    palette: RAIL,
    alt: 'A sheet of nine fields, three by three. The same clothes rail is emptied, thinned, sorted by kind, length, color and size, given a gap, and in the last field ends in a jacket turned to face out.',
    draw: () => {
      const grounds = [Melon, sky, Canvas, Canvas, Melon, sky, sky, Canvas, Leaf]
      const floors = [ink, Leaf, Tomato, ink, Tomato, ink, Tomato, ink, ink]
      return grounds
        .map((ground, i) =>
          place(
            moveField(i + 1, 600, 500, ground, floors[i] ?? ink, 2.02) + note(String(i + 1), 24, 52, ink, 34),
            (i % 3) * 600,
            Math.floor(i / 3) * 500,
          ),
        )
        .join('')
    },
  })
}

export function railBeforeAndAfter(): Drawing {
  return makeDrawing({
    name: 'rail-before-and-after',
    title: 'The same rail at 9:10 and at 9:50',
    credit: FLOORS,
    view: [1800, 1200],
    surface: 'paper',
    palette: RAIL,
    lead: 5,
    alt: 'Two rails one above the other. Above, on pale blue, thirty pieces crammed in every direction and color; below, on green, twenty of them from long to short and dark to light, with a gap and one jacket facing out.',
    draw: () =>
      [
        rect(0, 0, 1800, 1200, sky),
        rect(0, 600, 1800, 600, Leaf),
        place(railAfter(0, ink), 700, 560, 3.15),
        rect(0, 560, 1800, 40, ink),
        place(railAfter(9, Canvas), 1100, 1150, 3.15),
        rect(0, 1150, 1800, 50, ink),
        letters('30', { x: 1700, y: 300, size: 300, fill: ink, face: 'display', anchor: 'end' }),
        letters('20', { x: 100, y: 900, size: 300, fill: Canvas, face: 'display' }),
        across({ from: 700 - 410, to: 700 + 410, at: 584, color: Melon, size: 20 }),
        across({ from: 1100 - 410, to: 1100 + 410, at: 1178, color: Melon, size: 20 }),
      ].join(''),
  })
}
