import { asset, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const growByOneStreet: DemoEntry = {
  id: 'bs-25-008',
  type: 'presentation',
  title: 'Grow by One Street',
  slug: 'grow-by-one-street',
  standfirst:
    'Four small doors within a minute of each other earned more than a large one in the next city was going to.',
  code: 'BS 25-008',
  date: '2025-02-17',
  section: 'business-strategy',
  template: 'article',
  tags: ['Shopfronts', 'Lisbon', 'Repair', 'Childrenswear', 'City walks'],
  images: ['tape-round-map', 'street-basted', 'branch-pins'],
  text: document(
    p(
      'Ten years ago we told members that two is ',
      entryLink('bs-14-010', 'the worst number of shops'),
      ' and that those who want more should go to four. We still think so. What we did not consider is that the four might stand in the same street.',
    ),
    p(
      'A Lisbon member had one shop of 118 square meters, a good one, in a street that takes four minutes to walk. In 2019 she was offered 180 square meters in Porto. She had the lease on her table when the shirtmaker three doors down retired. She took his 41 square meters instead, moved her own shirts into it, and found that both shops sold more.',
    ),
    asset('tape-round-map'),
    p(
      'There are now four. The third is a mending room with a wall of buttons and a window on the work. The fourth sells children’s clothes. One person can walk round the quarter they all lie in, and back to where she began, in eleven minutes. We measured it with a wheel.',
    ),
    h2('The four doors, 2024'),
    table(
      ['Door', 'm²', 'Rent', 'Sales', 'Left after rent, wages and goods'],
      ['Coats and dresses (2009)', '118', '$71,000', '$1,180,000', '$212,000'],
      ['Shirts (2019)', '41', '$23,000', '$390,000', '$74,000'],
      ['Mending and buttons (2021)', '26', '$13,000', '$118,000', '$9,000'],
      ['Children (2023)', '38', '$22,000', '$344,000', '$61,000'],
      ['Together', '223', '$129,000', '$2,032,000', '$356,000'],
    ),
    p(
      'The three new doors leave $144,000. The plan for Porto, which was drawn up by people who wanted it, had promised $88,000 by the third year on a rent of $118,000. Our member did not need a second buyer, a van, or a manager to be trusted at the far end of 300 kilometers of telephone.',
    ),
    h2('Why it works'),
    p(
      'Window, first. She has 19 meters of glass where she had eight, in four different conversations, and pays less for each meter of it than the one large unit on the corner; the method is in ',
      entryLink('bi-24-015', 'Rent by the Meter of Window'),
      '. Second, small rooms are allowed to be about one thing. Customers spoke of “the shirt place” within a month. Third, staff. Eleven people cover four tills, because the mending room is busy when the dress shop is quiet, and they walk.',
    ),
    p(
      'People walk too. Of 600 customers we followed with their permission, 41 percent went through two of the doors in one visit and 12 percent through three. Nobody mentioned that they belonged together. Perhaps a third had not noticed.',
    ),
    quote('Each door is a reason to turn into the street, and I have four.'),
    h2('The risk'),
    ul(
      [
        'All of it stands in one place. A burst main in March 2024 shut three of the four for nine days. A hotel with a loading bay would do it for good.',
      ],
      [
        'The landlords talk to each other. The fourth lease was a fifth dearer than the second, for the reason that she was asking.',
      ],
      [
        'The mending room makes $9,000. She keeps it because 70 percent of those who come to it go on to another door. If that ever falls below half, we would close it.',
      ],
    ),
    h2('Who should not'),
    p(
      'Anyone in a mall, where the second unit is leased by the same person as the first, at his price. Anyone whose street is failing: four doors will not save it and you will go down with more rent. Anyone with a single idea, since the second door has to be a part of the first that wanted room. Hers was shirts. She knew it because they were folded on the stairs.',
    ),
    p(
      'To find yours, look for the category your regulars ask about from the doorway without coming in. Then walk the street each Monday with a notebook and write down who is over sixty.',
    ),
  ),
}

export const theFiveYearCoat: DemoEntry = {
  id: 'bs-26-006',
  type: 'presentation',
  title: 'The Five-Year Coat',
  slug: 'the-five-year-coat',
  standfirst:
    'Sell the coat with five winters of looking after in the price. It is dearer by $170, and it comes back to see you.',
  code: 'BS 26-006',
  date: '2026-05-18',
  section: 'business-strategy',
  template: 'indesign',
  tags: ['Outerwear', 'Repair', 'Tailoring', 'Loyalty', 'Autumn 2026'],
  images: ['coat-layers', 'seam-let-out', 'basting'],
  embed:
    '<iframe src="/embeds/the-five-year-coat.html" title="The Five-Year Coat, a book in six spreads"></iframe>',
  text: document(
    p(
      'A coat is the one garment whose owner expects it to last, and the one most shops forget on the day it is sold. This one goes out at $690 where the same cloth would ordinarily be $520. The $170 is five winters of service, paid in advance, and it is printed on the inside pocket with five boxes to be stamped.',
    ),
    p(
      'A member in Antwerp has sold it this way since autumn 2021. The first buyers are now at their fifth winter and we can, for once, publish the whole sum. It covers 400 coats.',
    ),
    asset('coat-layers'),
    h2('What is promised, and who takes it up'),
    table(
      ['Winter', 'Service', 'Cost each', 'Came for it', 'Cost per coat sold'],
      ['First', 'Buttons resewn, hem checked', '$9', '80%', '$7.20'],
      ['Second', 'Clean, steam, pockets', '$14', '70%', '$9.80'],
      ['Third', 'Side seams let out or taken in', '$26', '45%', '$11.70'],
      ['Fourth', 'New lining', '$61', '30%', '$18.30'],
      ['Together', '', '', '', '$47.00'],
    ),
    p(
      'In the fifth winter the shop offers $90 for it. A quarter accept. Each of those coats costs $26 to put right and is sold again at $210, which leaves $94, or $23.50 when spread over all the coats sold. So of the $170 the firm keeps $146.50. It has also seen each customer two and a half times whom it would otherwise not have seen at all, in front of a mirror, with the coat off.',
    ),
    p(
      'On those visits 36 percent bought something. That is in the accounts of other departments and we have left it there. The coat does not need it.',
    ),
    h2('It has to be built for it'),
    p(
      'None of this can be added to a coat that was glued. The front is canvas, padded by hand or by a machine that imitates the hand, so that it can be opened and closed again. The side seams carry three centimeters on each side where a factory would leave one. The lining hangs free at the hem. The second set of buttons is inside. It adds $31 to the making, which is in both prices above; the $520 coat is the same coat without the boxes.',
    ),
    asset('seam-let-out'),
    ol(
      [
        'Choose a cloth that the mill will weave again. In the fourth winter you will need a half meter for an elbow. Keep six meters of every lot.',
      ],
      [
        'Give the third winter its full hour. People change shape, and it is the moment at which coats are abandoned.',
      ],
      ['Stamp the box. The stamped pocket is what sells the coat to the next person.'],
      ['Put the $47 in a separate account on the day of sale. It is not yours yet.'],
    ),
    h2('The risk'),
    p(
      'Wages. The service is priced in 2021 and performed in 2025; our member’s workroom costs 19 percent more than when the first coats were sold, and the fourth-winter lining, which she had put at $49, is $61. The table shows what it did cost. She had set aside $39 and was $8 a coat short, $3,200 over the four hundred. The new price has a cushion in it.',
    ),
    p(
      'The other risk is that everyone comes. If every owner took every service it would be $110 a coat and the $170 would still cover it, which is the test we would apply to any promise of this sort before printing it.',
    ),
    h2('Who should not'),
    ul(
      [
        'Firms that do not intend to be at the same address in five years. A promise of this kind is a lease.',
      ],
      [
        'Firms with no workroom within reach. Sent away by post, the third winter takes three weeks in November, and nobody can spare a coat for that long.',
      ],
      [
        'Anyone whose coats change shape every autumn. The customer has to want, in 2031, to be seen in this one. ',
        entryLink('dm-25-012', 'Coats Like Small Buildings'),
        ' shows some that might manage it.',
      ],
    ),
    p(
      'It began, for us, with a tailor and nine square meters, in ',
      entryLink('bs-17-011', 'Own the Alteration'),
      '. The customer’s side of it, and why a mend is now worn facing outward, was in last week’s ',
      entryLink('ci-26-014', 'Mended, and Said So'),
      '.',
    ),
  ),
}
