import { asset, bold, document, entryLink, h2, italic, ol, p, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aShopInTenMinutes: DemoEntry = {
  id: 'guide-shop-in-ten-minutes',
  type: 'webPage',
  title: 'A Shop in Ten Minutes',
  slug: 'a-shop-in-ten-minutes',
  standfirst: 'Seven places to stand, one page of strokes, and something bought on the way out.',
  date: '2024-05-06',
  openTo: 'members',
  webGroup: 'Inspiration-Guide',
  images: ['house-notebook', 'first-three-steps-plan', 'light-thirty-degrees'],
  text: document(
    p(
      'Most people who visit shops for a living come out with forty photographs and no idea what was in them. This is how we do it when there is only time between two trains. You need a small notebook, a soft pencil and a watch, and you need to leave the telephone in the bag. A person holding one up is looked at. A person writing is taken for a customer with a list.',
    ),
    asset('house-notebook'),
    h2('Where to stand'),
    ol(
      [
        bold('Across the street, 1 minute.'),
        ' Say the window aloud in one sentence. If it takes two, write down the second. ',
        entryLink('cd-16-003', 'The Window Has One Sentence'),
        ' explains the fee.',
      ],
      [
        bold('The end of the third step, 1 minute.'),
        ' Stop where your head comes up, about 2.10 meters in, and draw the plan. A rectangle will do. Mark the door, the till, the mirrors and anything higher than your eyes.',
      ],
      [
        bold('The first rail on the right, 2 minutes.'),
        ' Count the pieces. Read the dearest ticket and the cheapest. Feel three sleeves with your eyes shut.',
      ],
      [
        bold('The back wall, 1 minute.'),
        ' Turn round and look at the shop as the staff see it. Whatever is dusty is on this side.',
      ],
      [
        bold('Outside the fitting rooms, 2 minutes.'),
        ' Listen. How many hangers go in and how many come out?',
      ],
      [bold('A mirror, 1 minute.'), ' Hold something up. Can you see your shoes? Did anyone come?'],
      [
        bold('The till, 2 minutes.'),
        ' Buy the smallest thing with a label in it. You get the bag, the receipt, the tissue and thirty seconds with a person.',
      ],
    ),
    p(
      'One, one, two, one, two, one and two make ten. When you are short of time leave out the mirror. Do not leave out the till: in 2023 we went back over 112 of our own visits, and the ones with a receipt clipped to the page were right about prices nine times in ten. The ones without were right six times in ten.',
    ),
    h2('The page of strokes'),
    p(
      'The left page is the plan and the right page is tallies, always the same six rows in the same order, so that two shops can be laid side by side. These are from a dress shop of 70 square meters in Copenhagen, on a Tuesday in April at ten past three.',
    ),
    table(
      ['Row', 'Count'],
      ['Tickets you could read without touching', '31'],
      ['Tickets you could not', '13'],
      ['Customers holding something', '7'],
      ['Pieces on the first rail', '22'],
      ['People working', '4'],
      ['Customers in all', '11'],
    ),
    p(
      'Thirty-one of 44 tickets is seven in ten, which is good. Seven of eleven customers with something in their hands is very good; the middle of our visits is four. Four people working for eleven customers is either a quiet hour or an expensive shop, and the ticket on the cheapest dress ($240) told us which.',
    ),
    asset('first-three-steps-plan'),
    h2('On the train'),
    p('Before you look at anything else, write three lines under the tallies.'),
    ul(
      ['What would I take out? One fixture or one category, by name.'],
      ['What would I steal? An ', italic('arrangement'), ', never a product.'],
      ['What did I not see? Prices, a chair, daylight, anybody over fifty.'],
    ),
    p(
      'The third is the one you will use. To put numbers to it, read ',
      entryLink('me-13-004', 'The First Three Steps'),
      ' on the door, ',
      entryLink('me-24-005', 'Light the Cloth, Not the Floor'),
      ' on what is bright, ',
      entryLink('me-18-006', 'The Mirror Moves Sales'),
      ' on glass, and ',
      entryLink('ci-23-015', 'Trying On, Alone'),
      ' on what goes in and comes out.',
    ),
    p(
      'One warning. Ten minutes tells you how a shop is arranged and nothing about how it trades. We called a shop in Lyon dead in 2017 on the strength of an empty Wednesday. It did two-thirds of its year by appointment, upstairs.',
    ),
  ),
}
