import { place } from '../drawings/floors/measures.ts'
import { RAIL, railAfter } from '../drawings/floors/nine-moves.ts'
import { railBeforeAndAfter } from '../drawings/floors/rails.ts'
import { rect } from '../drawings/shapes.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

const { Canvas, Tomato, 'Ink blue': ink, 'Washed sky': sky, Melon, Leaf } = RAIL

const page = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="680" height="800" viewBox="0 0 680 800" preserveAspectRatio="none">${body}</svg>`

/** One rail on its ground; `scale` and `x` decide whether all of it is seen or only an end. */
function oneRail(moves: number, ground: string, floor: string, scale: number, x = 340): string {
  return page(
    rect(0, 0, 680, 800, ground) + rect(0, 720, 680, 80, floor) + place(railAfter(moves, ink), x, 720, scale),
  )
}

/** Two moves on one page, the earlier above. */
function twoRails(upper: number, lower: number, grounds: [string, string]): string {
  return page(
    rect(0, 0, 680, 400, grounds[0]) +
      rect(0, 400, 680, 400, grounds[1]) +
      place(railAfter(upper, ink), 340, 372, 2.16) +
      rect(0, 372, 680, 28, ink) +
      place(railAfter(lower, ink), 340, 772, 2.16) +
      rect(0, 772, 680, 28, ink),
  )
}

export const aRailInNineMoves: DemoEmbed = {
  path: '/embeds/a-rail-in-nine-moves.html',
  html: () =>
    book({
      title: 'A Rail in Nine Moves',
      field: Leaf,
      spreads: [
        {
          picture: oneRail(0, sky, ink, 4.3, 420),
          alt: 'The rail as it was found, full and in no order',
          title: 'A rail',
          lines: ['in nine moves.', 'Ten past nine, thirty pieces.', 'ME 26-007'],
        },
        {
          picture: oneRail(1, Melon, ink, 2.3),
          alt: 'The rail bare, the clothes in three heaps below it',
          title: '1. Empty it',
          lines: ['All of it, onto a table.', 'What is only straightened', 'is crooked again by noon.'],
        },
        {
          picture: oneRail(2, Canvas, Tomato, 4.3, 330),
          alt: 'The rail with twenty pieces, still unsorted',
          title: '2. A third out',
          lines: ['Thirty become twenty.', 'Broken sizes go first.'],
        },
        {
          picture: twoRails(3, 4, [sky, Canvas]),
          alt: 'Above, all hooks one way; below, kinds hung together',
          title: '3. Hooks, 4. Kinds',
          lines: ['Open side to the back.', 'Then coats with coats.'],
        },
        {
          picture: oneRail(5, Melon, Tomato, 2.4),
          alt: 'The rail sorted from long to short',
          title: '5. Long to short',
          lines: ['Away from the door.', 'The hems make one line.'],
        },
        {
          picture: twoRails(6, 7, [Canvas, sky]),
          alt: 'Above, dark to light within each length; below, sizes rising',
          title: '6. Color, 7. Size',
          lines: [
            'Dark to light, and again for each kind.',
            'Then smallest to the left.',
            'Read the ticket, not the hanger.',
          ],
        },
        {
          picture: oneRail(8, Canvas, ink, 4.3, 250),
          alt: 'The gap in the rail, seen close',
          title: '8. Leave a gap',
          lines: ['Twenty-six centimeters.', 'It is where the hand goes in.'],
        },
        {
          picture: crop(railBeforeAndAfter().svg(), '1000 600 640 600'),
          alt: 'The end of the finished rail, a tomato-red jacket turned to face the room',
          title: '9. Turn one out',
          lines: ['The loudest you have left, once.', 'Ten to ten. Open the door.'],
        },
      ],
    }),
}
