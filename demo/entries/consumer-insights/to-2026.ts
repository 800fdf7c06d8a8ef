import { asset, bold, document, entryLink, h2, italic, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theFriendInTheFittingRoom: DemoEntry = {
  id: 'ci-25-017',
  type: 'presentation',
  title: 'The Friend in the Fitting Room',
  slug: 'the-friend-in-the-fitting-room',
  standfirst:
    'She sells more than the staff do, and what she sells stays sold. Eight returns in a hundred with a friend, nineteen without.',
  code: 'CI 25-017',
  date: '2025-08-11',
  section: 'consumer-insights',
  template: 'article',
  tags: ['Fitting rooms', 'Returns', 'Service', 'Loyalty', 'Seoul'],
  images: ['bench-outside', 'what-the-friend-said', 'under-the-curtain'],
  text: document(
    p(
      'Two years ago we watched people try things on by themselves. This time we counted the company. In twelve stores, four of them in Seoul, over fourteen weeks from February, we noted 2,480 visits to the fitting rooms: who came, whether anything was bought, and, sixty days later, whether it had been brought back.',
    ),
    table(
      ['With', 'Visits', 'Bought, %', 'Returned, % of those', 'Kept, of 100 visits'],
      ['Nobody', '1,190', '41', '19', '33'],
      ['A friend', '610', '52', '8', '48'],
      ['A friend, by telephone', '380', '49', '12', '43'],
      ['A mother', '170', '57', '6', '54'],
      ['A partner', '130', '38', '21', '30'],
      ['All', '2,480', '46', '14', '40'],
    ),
    p(
      'The last column is what pays the rent. A friend on the bench is worth 15 kept sales in a hundred visits over nobody. A mother is worth 21. A partner is worth less than an empty chair, and we would ask readers not to draw conclusions about any partner in particular. Most of them were looking at the time.',
    ),
    asset('what-the-friend-said'),
    h2('What she says first'),
    p(
      'With permission, we wrote down the first remark made by a friend when the curtain opened. Of 100: “It pulls here”, or the like, 31. “Turn round”, 27. “You have one”, 19. “How much?”, 14. “Yes”, nine. Fifty-eight of them, in other words, are the first half of a fitting, and 19 are an inventory no store has access to.',
    ),
    p(
      'That inventory does the work. When a friend said “You have one”, the piece was put back 84 times in 100, and in 31 of those cases something else was bought at a higher price. The sale she prevents is the one that would have come back. We once drew the weekday on which returns are made, in ',
      entryLink('bi-18-012', 'Returns Have a Weekday'),
      '. It had not occurred to us that they might be stopped by a person saying no.',
    ),
    quote('I am not here to be nice. She can buy nice anywhere.'),
    h2('The friend who is not there'),
    p(
      'Three hundred and eighty visits had someone on the other end of a telephone, twice as many in Seoul as elsewhere. It is nearly as good, with one fault. A picture sent from under a ceiling light flattens cloth, and the friend at home says yes too soon: 41 “yes” in 100, against nine on the bench. Two stores have put a lamp at the side and a hook for the telephone at chest height. In those two, returns on such visits went from 13 to nine in a hundred.',
    ),
    h2('A bench, then'),
    ul(
      [
        bold('Two meters, with a back.'),
        ' In sight of the curtain, out of the way of the queue. Nine of twelve stores had a stool, and stools are for waiting.',
      ],
      [
        bold('Serve the bench.'),
        ' Bring the other size to the friend, not to the curtain. She will decide whether it goes in.',
      ],
      [
        bold('Leave them be.'),
        ' When staff joined in before being asked, purchases fell by five points. The hand at the curtain that we described in ',
        entryLink('ci-23-015', 'Trying On, Alone'),
        ' does not appear when there is a friend. She is the hand.',
      ],
      [
        bold('Thank her.'),
        ' One store gives the friend the ribbon from the parcel. It costs four cents, and 70 percent of them put it on.',
      ],
    ),
    p(
      'We could find no store with a plan for more than one companion. Groups of three and up were 64 of the visits with friends, and they bought least of any, at 29 in 100. Three people on a bench have come out for ',
      italic('lunch'),
      '.',
    ),
  ),
}

export const mendedAndSaidSo: DemoEntry = {
  id: 'ci-26-014',
  type: 'presentation',
  title: 'Mended, and Said So',
  slug: 'mended-and-said-so',
  standfirst:
    'In 2016 twelve people in a hundred would wear a visible mend to work. Now it is 53, and they will pay more for one than for a new elbow.',
  code: 'CI 26-014',
  date: '2026-05-11',
  section: 'consumer-insights',
  template: 'indesign',
  tags: ['Repair', 'Handwork', 'Knitwear', 'Rental and resale', 'Spring 2026'],
  images: ['mended-elbow', 'patches-by-year', 'body-of-mends'],
  embed:
    '<iframe src="/embeds/mended-and-said-so.html" title="Mended, and Said So, the book in six spreads"></iframe>',
  text: document(
    p(
      'Every other spring since 2016 we have shown the same six photographs to a fresh panel and asked one question. Would you wear this to work? The photographs are of a navy sweater with a hole in the elbow, mended six ways, from invisible to a red square the size of a playing card. This year there were 2,050 people in six cities. The book that goes with this entry has the squares.',
    ),
    table(
      ['Year', 'Would wear the red square to work, %', 'Would wear only the invisible mend, %'],
      ['2016', '12', '61'],
      ['2018', '17', '57'],
      ['2020', '29', '48'],
      ['2022', '36', '41'],
      ['2024', '44', '35'],
      ['2026', '53', '27'],
    ),
    asset('patches-by-year'),
    p(
      'The lines crossed between 2022 and 2024. It is not only the young, though they lead: 71 in a hundred of those under 30, 58 of those from 30 to 44, 43 from 45 to 59, and 39 of those over 60, who in 2016 were at four. Several of the last group remarked that they had been brought up to do it the other way, so that nobody should know, and that it was a relief.',
    ),
    h2('Where it gives way'),
    p(
      'Alongside the panel we went through the tickets of nine repair counters for 2025, 3,300 garments. Of every hundred mends 34 are elbows, 22 knees, 17 cuffs, 12 hems, eight are under the arm and seven at the collar. Asked which way they wanted it done, customers chose visible for 66 of 100 elbows and for two of 100 collars. A mend may be shown where a body has been busy. At the neck it looks like want.',
    ),
    asset('body-of-mends'),
    h2('What it is worth'),
    p(
      'We bought 74 identical sweaters at $95, wore a hole in each with a drill and a pad of cork, had half of them mended invisibly and half with a red square, and put all of them in three resale shops. The invisible ones fetched $41 on average. The square ones fetched $63, sold in 12 days against 31, and five people asked whether they could choose the color.',
    ),
    p(
      'The invisible mend costs $34 in the workroom and the square $19. So the one loses more than it adds, and the other earns its keep, because it takes a third of the time and can be done by somebody in her second month. We had advised members otherwise until 2021, and were wrong on both counts.',
    ),
    quote('It is the only thing I own that could not be somebody else’s.'),
    h2('How to say so'),
    ul(
      [
        bold('Three threads, not thirty.'),
        ' A red, a sky and an off-white. Offered a full card, people take eleven minutes and choose red.',
      ],
      [
        bold('A square, straight to the grain.'),
        ' Hearts and stars were refused by four in five. The taste that likes a visible joint, as in ',
        entryLink('dm-24-006', 'Visible Joints'),
        ', likes it plain.',
      ],
      [
        bold('Sign it.'),
        ' The mender’s initials in the corner, two letters, backstitch. It added $6 at resale.',
      ],
      [
        bold('Price it on the wall.'),
        ' $24 for an elbow, any label, a week on Thursday. People still fear being thought silly; see ',
        entryLink('ci-20-010', 'The Drawer of Things Kept'),
        '.',
      ],
    ),
    p(
      'There is a counterfeit already. We found new sweaters with a darn knitted in at the elbow, over no hole, in four stores this spring. Shown to the panel without a word, it was picked out by 64 of 100. What gave it away, they said, was that the rest of the sleeve was too ',
      italic('rested'),
      '.',
    ),
  ),
}
