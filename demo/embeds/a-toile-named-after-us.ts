import { toile, toilePlate } from '../drawings/prints/toile/toile.ts'
import { book } from './book.ts'
import type { DemoEmbed } from './embed.ts'

export const aToileNamedAfterUs: DemoEmbed = {
  path: '/embeds/a-toile-named-after-us.html',
  html: () =>
    book({
      title: 'A Toile, Named After Us',
      field: '#2A4FB0',
      spreads: [
        {
          picture: toile().svg(),
          alt: toile().alt,
          title: 'Six scenes',
          lines: ['A toile, named after us.', 'Repeat 62 by 96 centimeters', 'CP 23-012'],
        },
        {
          picture: toilePlate('fitting', 'blue', 2.5),
          alt: 'The fitting: a client on a box, a kneeling fitter, a man with a mirror',
          title: 'The fitting',
          lines: ['The hem is level.', 'It is the floor', 'that is not.'],
        },
        {
          picture: toilePlate('cutting', 'rose', 2.15),
          alt: 'The cutting table: one person cuts, one holds the roll, a cat sleeps below',
          title: 'The table',
          lines: ['Two meters forty, beech.', 'The cat is on', 'the only straight grain.'],
        },
        {
          picture: toilePlate('loom', 'blue', 2.55),
          alt: 'A weaver at a loom that stands in a broken stone arch',
          title: 'The loom',
          lines: ['Ten ends, for the picture.', 'A real one has 3,200.'],
        },
        {
          picture: toilePlate('boat', 'night', 2.05),
          alt: 'A market boat with an awning, bolts of cloth, a seller, a boatman and a heron on a post',
          title: 'The boat',
          lines: ['Cloth came by water', 'until 1921.', 'The heron is from life.'],
        },
        {
          picture: toilePlate('drying', 'rose', 2.3),
          alt: 'Lengths of cloth on a line between two trees, and a woman hanging up the next',
          title: 'The field',
          lines: ['A stripe, a lattice, a plain.', 'All three are in', 'the library.'],
        },
        {
          picture: toilePlate('ruin', 'night', 2.35),
          alt: 'A rail of coats between two columns, with someone sewing on a fallen stone',
          title: 'The rail',
          lines: ['Four coats in 1.6 meters,', 'and somebody', 'still finishing one.'],
        },
      ],
    }),
}
