import { asset, document, entryLink, h2, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theSecondLayerShows: DemoEntry = {
  id: 'rr-22-011',
  type: 'presentation',
  title: 'The Second Layer Shows',
  slug: 'the-second-layer-shows',
  standfirst:
    'Hems in steps of four centimeters, three cuffs at one wrist. Layering has become arithmetic, and the sums favor whoever sells shirts.',
  code: 'RR 22-011',
  date: '2022-03-14',
  section: 'runway-and-research',
  template: 'article',
  tags: ['Shirting', 'Knitwear', 'Outerwear', 'Assortment', 'Sizing'],
  images: ['layer-second-shows', 'layer-at-the-wrist', 'door-last-lace'],
  text: document(
    p(
      'Layers used to be hidden. The vest was under the shirt, the shirt under the knit, and if any of it came out at the bottom somebody’s mother said so. In 858 looks this season we counted 263 in which at least two hems were meant to be seen one below another, and 94 with three or more. The steps were so regular that we began to measure them.',
    ),
    p(
      'Four centimeters. From jacket to knit, from knit to shirt, the middle value was 4.1, and eight in ten lay between three and six. Less reads as a slip, more as a skirt. At the cuff the step is half of that: two centimeters of knit, two of shirt, then the hand.',
    ),
    asset('layer-at-the-wrist'),
    h2('The ease ledger'),
    p(
      'Three garments over each other need room, and the room has to be planned from the inside. We took the fourteen best examples apart on the table. They had little in common except their ease, meaning the difference between the chest of the garment and the chest of the person.',
    ),
    table(
      ['Layer', 'Ease at the chest', 'Length at center back', 'Cuff'],
      ['Shirt', '8 cm', '76 cm', '22 cm round'],
      ['Knit', '14 cm', '72 cm', '20 cm, ribbed'],
      ['Jacket', '22 cm', '68 cm', '30 cm round'],
    ),
    p(
      'Each layer adds six or eight centimeters to the one within, and each ends four above it. Now look at what hangs in most shops. The shirt has 14 of ease because it is worn out; the knit has 10 because it is worn next to the skin; the jacket has 16. No two will go over each other, whatever the mannequin says. On the mannequin they have been pinned.',
    ),
    h2('Sell it in the order it goes on'),
    ol(
      [
        'Cut the shirt first. A slim long one, in a stripe that can be recognized by two centimeters of cuff.',
      ],
      [
        'Order the knit one size rule larger and with a rib that holds. A knit without a rib pushes the shirt up inside it.',
      ],
      [
        'Leave the jacket short. This is the cheapest change of the three, about $2 saved in cloth, and the one buyers resist.',
      ],
      ['Hang the three together, shirt outermost, so that the hand meets them in the order the body will.'],
    ),
    p(
      'A member in Lyon tried point four in January with 36 sets. Sold singly the same pieces had made 1.3 items a receipt. As sets, on one hanger with three tickets, they made 2.2: 14 customers took all three, 15 took two, and 7 took one, which is 79 pieces for 36 customers. It was the shirt that gained. Nobody left the shirt.',
    ),
    asset('layer-second-shows'),
    p(
      'There is an older customer who has done this all along. The women in ',
      entryLink('ci-22-009', 'Grandmothers Set the Price'),
      ' dress in layers because rooms differ, and know to the gram what each one weighs. Ask them to the fitting. One of ours looked at the sample knit, pinched the side seam between two fingers and said it would ride up by eleven o’clock. It was twenty to.',
    ),
    p(
      'And keep colors apart. At arm’s length the eye needs a difference of about two steps in lightness to read a four-centimeter band as a layer; a navy knit over an ink shirt is simply a long navy knit. Last autumn’s coats, which we watched ',
      entryLink('rr-21-016', 'going out of the door'),
      ' over anything at all, will close over the lot.',
    ),
  ),
}
