import { objectsFromAbove } from '../drawings/forms/from-above.ts'
import { catalogSpread } from '../drawings/forms/tables.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

export const aCatalogWithoutClothes: DemoEmbed = {
  path: '/embeds/a-catalog-without-clothes.html',
  html: () =>
    book({
      title: 'A Catalog Without Clothes',
      field: '#A8C9AE',
      spreads: [
        {
          picture: objectsFromAbove().svg(),
          alt: objectsFromAbove().alt,
          title: 'No clothes',
          lines: ['48 pages, 61 pictures,', 'nothing to wear.', 'CD 20-006'],
        },
        {
          picture: crop(objectsFromAbove().svg(), '220 220 470 553'),
          alt: 'The yellow comb above the spool, from directly overhead',
          title: 'A comb',
          lines: ['24 teeth to the hand:', 'the spacing of the pleat.'],
        },
        {
          picture: crop(objectsFromAbove().svg(), '170 480 560 659'),
          alt: 'A fuchsia spool, a pale stone and three buttons with their shadows',
          title: 'A stone',
          lines: ['The gray of the knitted coat.', 'Beside it, a lining', 'and a spare button.'],
        },
        {
          picture: crop(objectsFromAbove().svg(), '800 440 600 706'),
          alt: 'A hand with fuchsia nails reaches over the rim of a celadon bowl',
          title: 'One hand',
          lines: [
            'In one picture of sixty-one.',
            'It gives the scale, and it proves',
            'that someone was there.',
          ],
        },
        {
          picture: crop(catalogSpread().svg(), '130 120 560 659'),
          alt: 'The left page of the spread: an empty yellow chair before a terracotta wall',
          title: 'A chair',
          lines: ['190 people asked to buy it.', 'The clothes are here.'],
        },
      ],
    }),
}
