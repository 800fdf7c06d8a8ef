import { mendedElbow, patchesByYear } from '../drawings/charts/darns.ts'
import { bodyOfMends } from '../drawings/charts/mends.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

export const mendedAndSaidSo: DemoEmbed = {
  path: '/embeds/mended-and-said-so.html',
  html: () =>
    book({
      title: 'Mended, and Said So',
      field: '#A9CBE0',
      spreads: [
        {
          picture: mendedElbow().svg(),
          alt: mendedElbow().alt,
          title: 'Mended',
          lines: ['and said so.', 'CI 26-014'],
        },
        {
          picture: crop(patchesByYear().svg(), '50 28 448 527'),
          alt: 'The darn of 2016: twelve loud crossings in a hundred',
          title: 'Twelve',
          lines: ['of a hundred, in 2016,', 'would wear it to work.', 'Sixty-one wanted it unseen.'],
        },
        {
          picture: bodyOfMends().svg(),
          alt: bodyOfMends().alt,
          title: 'Where it gives',
          lines: ['Elbows 34, knees 22,', 'cuffs 17, hems 12,', 'underarm 8, collar 7.'],
        },
        {
          picture: crop(patchesByYear().svg(), '1002 512 448 527'),
          alt: 'The darn of 2026: fifty-three crossings in tomato red',
          title: 'Fifty-three',
          lines: ['of a hundred, this spring.', 'Of those under thirty,', 'seventy-one.'],
        },
        {
          picture: crop(mendedElbow().svg(), '620 760 510 600'),
          alt: 'A corner of the darn, with the red thread still in its needle',
          title: 'Three threads',
          lines: [
            'A red, a sky, an off-white.',
            'Offered the full card, people',
            'take eleven minutes',
            'and choose red.',
          ],
        },
        {
          picture: crop(bodyOfMends().svg(), '0 545 468 550'),
          alt: 'A red patch at the elbow and a blue one at the cuff, both hand-stitched',
          title: 'Sign it',
          lines: ['Two letters in the corner,', 'backstitch. It added', 'six dollars at resale.'],
        },
      ],
    }),
}
