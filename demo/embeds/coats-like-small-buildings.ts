import { forms } from '../drawings/forms/solids.ts'
import { lookSeated } from '../drawings/runway/looks.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

export const coatsLikeSmallBuildings: DemoEmbed = {
  path: '/embeds/coats-like-small-buildings.html',
  html: () =>
    book({
      title: 'Coats Like Small Buildings',
      field: '#F2A66B',
      spreads: [
        {
          picture: forms().svg(),
          alt: forms().alt,
          title: 'Small Buildings',
          lines: ['A book of coats', 'DM 25-012'],
        },
        {
          picture: crop(forms().svg(), '120 40 600 820'),
          alt: 'The arch alone',
          title: 'The reveal',
          lines: ['620 grams, no lining.', 'The wall shows at the window.'],
        },
        {
          picture: crop(forms().svg(), '700 180 460 660'),
          alt: 'The ball on its plinth',
          title: 'One opening',
          lines: ['61 of 94 coats', 'have one way in.'],
        },
        {
          picture: lookSeated().svg(),
          alt: lookSeated().alt,
          title: 'And the other one',
          lines: ['The slope,', 'shown straight after the wall.'],
        },
      ],
    }),
}
