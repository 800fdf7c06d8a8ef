import { PELL } from '../drawings/clients/house-colors.ts'
import { fabric, winding } from '../drawings/clients/pell/knit.ts'
import { intarsiaStreet } from '../drawings/clients/pell/structures.ts'
import { line, rect } from '../drawings/shapes.ts'
import { nearZero, seeded } from '../random.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

const { Unspun, 'Night bus': night, Rosehip, Heather, 'Old gold': gold, 'Moss agate': moss, Mist } = PELL

const page = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="680" height="800" viewBox="0 0 680 800" preserveAspectRatio="none">${body}</svg>`

/** The six yarns, each wound as long as its weight. */
function sixShades(): string {
  const random = seeded(9)
  const grams: [string, number][] = [
    [Unspun, 320],
    [night, 90],
    [Rosehip, 60],
    [Heather, 55],
    [moss, 40],
    [gold, 35],
  ]
  return page(
    rect(0, 0, 680, 800, Mist) +
      grams
        .map(([color, weight], i) =>
          winding([60, 60 + i * 118], [80 + weight * 1.5, 86], color, 10, () => nearZero(random) * 3),
        )
        .join('') +
      line('M40 40V760', night, 3, 'stroke-dasharray="9 7"'),
  )
}

/** Eighteen stitches by twenty-four rows, framed; a row and a column in red to count by. */
function countFirst(): string {
  return page(
    rect(0, 0, 680, 800, gold) +
      fabric({
        at: [-8, -8],
        columns: 24,
        rows: 36,
        size: [29, 22.6],
        yarn: (c, r) => (c === 3 || r === 4 ? Rosehip : Unspun),
      }) +
      line('M79 83H601V625H79Z', night, 7) +
      line('M79 660H601M79 644V676M601 644V676', night, 5),
  )
}

export const pellStreetToKnitAtHome: DemoEmbed = {
  path: '/embeds/pell-street-to-knit-at-home.html',
  html: () => {
    const street = intarsiaStreet().svg()
    return book({
      title: 'Pell Street, to Knit at Home',
      field: PELL.Heather,
      spreads: [
        {
          picture: street,
          alt: intarsiaStreet().alt,
          title: 'Pell Street',
          lines: ['to knit at home, in three sizes.', 'Forty stitches by sixty rows.', 'PSK 25-001'],
        },
        {
          picture: sixShades(),
          alt: 'Six windings of yarn, the white one more than three times as long as the next',
          title: 'Six shades',
          lines: [
            'Unspun 320, Night bus 90, Rosehip 60,',
            'Heather 55, Moss 40, Old gold 35.',
            'Six hundred grams together.',
          ],
        },
        {
          picture: countFirst(),
          alt: 'A white swatch with one red row and one red column, framed in navy',
          title: 'Count first',
          lines: [
            'Eighteen stitches and twenty-four rows',
            'to ten centimeters, on 4.5 needles.',
            'If you have twenty, take a larger pair.',
          ],
        },
        {
          picture: crop(street, '0 1166 369 434'),
          alt: 'The foot of the street, knitted: moss ground and two doors',
          title: 'From the foot',
          lines: ['Rows 1 to 6 are grass.', 'A gold stitch every fourth,', 'one to the left each row.'],
        },
        {
          picture: crop(street, '150 480 425 500'),
          alt: 'The row where knitted stitches become squares on paper',
          title: 'Row 34',
          lines: ['Here our needles stopped.', 'Above it is only more of the same.'],
        },
        {
          picture: crop(street, '690 880 425 500'),
          alt: 'The fourth house, red, with its windows',
          title: 'Number four',
          lines: ['The mill. Ten stitches wide,', 'and the door is yours.'],
        },
        {
          picture: crop(street, '640 20 544 640'),
          alt: 'The chimney and its smoke, in squares',
          title: 'The chimney',
          lines: [
            'Three stitches, seventeen rows.',
            'Carry nothing behind it.',
            'Then the smoke, and the shoulders.',
          ],
        },
      ],
    })
  },
}
