import { collarStair, pleatedPortico } from '../drawings/forms/slow.ts'
import { trainOnStair } from '../drawings/forms/slow-stair.ts'
import { coatTowers } from '../drawings/forms/thin.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

export const theNewFormalIsSlow: DemoEmbed = {
  path: '/embeds/the-new-formal-is-slow.html',
  html: () =>
    book({
      title: 'The New Formal Is Slow',
      field: '#A9CBE0',
      spreads: [
        {
          picture: trainOnStair().svg(),
          alt: trainOnStair().alt,
          title: 'Slow',
          lines: ['A book of formal clothes', 'for people with time', 'DM 26-004'],
        },
        {
          picture: crop(trainOnStair().svg(), '180 760 640 800'),
          alt: 'The train alone, bending over the edge of every step',
          title: 'Nine steps',
          lines: ['31 seconds in the gown.', 'Six in trousers.', 'Everyone behind keeps the pace.'],
        },
        {
          picture: crop(collarStair().svg(), '330 80 760 900'),
          alt: 'The six layers of the collar, close',
          title: 'Six layers',
          lines: ['Felt, pinned one after another', 'by a second person.', 'Nine minutes to the neck.'],
        },
        {
          picture: crop(pleatedPortico().svg(), '220 60 700 820'),
          alt: 'One pleated green dress between two columns',
          title: 'A column',
          lines: ['Three minutes forty.', '19 percent are rented on', 'before the year is out.'],
        },
        {
          picture: crop(pleatedPortico().svg(), '860 60 700 820'),
          alt: 'One pleated tomato-red dress between two columns',
          title: 'The hour',
          lines: ['Seventy-five minutes, two people,', 'three built steps.', 'Flat shoes in five sizes.'],
        },
        {
          picture: crop(coatTowers().svg(), '60 120 560 660'),
          alt: 'A plaster-white coat standing by itself in an empty square',
          title: 'Before it',
          lines: ['The coat that stood alone.', 'Once a coat will, a gown may.', 'See DM 25-012.'],
        },
      ],
    }),
}
