import { OSEI } from '../drawings/clients/house-colors.ts'
import { colorCard } from '../drawings/clients/osei/cloth.ts'
import { fishCounter } from '../drawings/clients/osei/counter.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

export const sixColorsNamedAtTheStalls: DemoEmbed = {
  path: '/embeds/six-colors-named-at-the-stalls.html',
  html: () => {
    const card = colorCard().svg()
    const counter = fishCounter().svg()
    return book({
      title: 'Six Colors, Named at the Stalls',
      field: OSEI.Bottle,
      spreads: [
        {
          picture: card,
          alt: colorCard().alt,
          title: 'Six colors',
          lines: ['named at the stalls, ten in the morning.', 'OMH 25-002'],
        },
        {
          picture: crop(card, '0 40 399 469'),
          alt: 'A halved tomato over a red swatch',
          title: 'Tomato',
          lines: [
            'Stall 2. The inside and not the skin,',
            'which goes orange under the roof.',
            'Drill, lambswool, linen, paper.',
          ],
        },
        {
          picture: crop(card, '612 20 390 459'),
          alt: 'A cabbage leaf beside a green swatch',
          title: 'Door',
          lines: [
            'Stall 9, a savoy, the outer leaf.',
            'Canal Street in the rain.',
            'Never in linen: it goes gray.',
          ],
        },
        {
          picture: crop(counter, '0 640 730 860'),
          alt: 'The tiled front of the fish counter',
          title: 'Counter',
          lines: ['The older tiles, on the left end.', 'Those of 1988 are a step too purple.'],
        },
        {
          picture: crop(card, '726 548 416 490'),
          alt: 'A halved lemon over a yellow swatch',
          title: 'Lemon',
          lines: ['Stall 4, on a Tuesday.', 'By Saturday they are paler.', 'Lambswool and linen only.'],
        },
        {
          picture: crop(card, '40 1050 391 460'),
          alt: 'An aubergine over a dark purple swatch',
          title: 'Aubergine',
          lines: ['Stall 6. Does the work of black', 'and is kinder in wool.'],
        },
        {
          picture: crop(counter, '420 0 578 680'),
          alt: 'Fish drawn as pattern pieces on pale ice',
          title: 'Slab',
          lines: ['Ice at ten o’clock,', 'with the lantern on it.', 'The rest is plaster, and is not dyed.'],
        },
      ],
    })
  },
}
