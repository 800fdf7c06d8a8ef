import { asset, document, entryLink, h2, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const theShopClosesForLunch: DemoEntry = {
  id: 'gi-22-016',
  type: 'presentation',
  title: 'The Shop Closes for Lunch',
  slug: 'the-shop-closes-for-lunch',
  standfirst:
    'Shut from one until half past two, everyone at one table. It cost two percent of the takings and ended the resignations.',
  code: 'GI 22-016',
  date: '2022-07-18',
  section: 'great-ideas',
  template: 'article',
  tags: ['Service', 'High summer', 'Small towns', 'Tailoring'],
  images: ['lunch-table', 'day-tape', 'hem-clock'],
  text: document(
    p(
      'Last summer our walk through ',
      entryLink('tg-21-005', 'Marseille'),
      ' kept arriving at shutters. We complained, as visitors do. In September a member with a shop and workroom in Aix, four people in front and three behind, wrote to say that she had been on the point of giving up her own lunch closing and would we please count before she did.',
    ),
    p(
      'So we counted the other way round. Until then she had closed in August only. From October she shut every day from one to half past two, pulled the cutting table clear of all but the lay, and put a cloth over the end of it. Seven people sit down. Somebody cooks. The telephone is in a drawer.',
    ),
    asset('day-tape'),
    table(
      ['Hours', 'Share of week, before', 'Share of week, after'],
      ['9 to 11', '14%', '15%'],
      ['11 to 1', '27%', '31%'],
      ['1 to 2:30', '11%', 'shut'],
      ['2:30 to 4', '17%', '20%'],
      ['4 to 6', '31%', '34%'],
    ),
    p(
      'Takings went from $18,600 a week to $18,230, measured over the same twenty-six weeks. That is $370, or two percent, where she had feared eleven. People who meant to buy came earlier. The rush between twelve and one is now the best hour of the day, because the notice on the door gives it an edge.',
    ),
    h2('What was on the other side'),
    p(
      'The lost hour and a half had been the worst staffed of the day: two people out, two covering, and a queue at the fitting room with nobody to fetch a size. It took eleven percent of the money and, by her tally, thirty percent of the mistakes: wrong change, wrong bag, a jacket sold with another jacket’s trousers.',
    ),
    p(
      'In the year before, three of seven had left. Finding and teaching each new one cost her about $4,200, or $12,600 together. Since October nobody has gone. Set that against $370 a week for fifty weeks, which is $18,500 in takings and about $10,000 in margin.',
    ),
    p(
      'The workroom and the floor also eat together for the first time. The cutter now hears at lunch that everyone over fifty asks for the sleeve to be shortened; by March the pattern had been changed. Nobody minuted this.',
    ),
    h2('How to do it'),
    ul(
      ['Paint the hours on the glass. A card on a string looks like an emergency.'],
      [
        'Close at one exactly, with the customer inside if she is trying something on. Offer her a plate. Two have accepted.',
      ],
      ['Everyone sits, the owner too. If the owner eats at the desk it is a closing and not a lunch.'],
      ['Count mistakes for a month before you begin. Otherwise you will see only the money.'],
    ),
    p(
      'It is wrong for a street that lives on office workers, for a station, and for any shop where lunch is when the customers are free. Read your own till by the quarter hour first. Hers had a trough at 1:15 that had been there for nine years, and she had been standing in it.',
    ),
  ),
}

export const nameTheMakerOnTheTicket: DemoEntry = {
  id: 'gi-23-005',
  type: 'presentation',
  title: 'Name the Maker on the Ticket',
  slug: 'name-the-maker-on-the-ticket',
  standfirst:
    'A rubber stamp with a first name, for whoever closes the last seam. The same shirt then sold nine points better.',
  code: 'GI 23-005',
  date: '2023-01-23',
  section: 'great-ideas',
  template: 'article',
  tags: ['Handwork', 'Shirting', 'Full price', 'Loyalty'],
  images: ['maker-tickets', 'shirt-signed', 'button-gauge'],
  complimentary: true,
  text: document(
    p(
      'A shirt is nine operations in the workroom we visited, on an upper floor in Łódź, and passes through nearly as many hands. Collar, yoke, placket, two sleeves set, the long seam from cuff to hem, cuffs, hem, buttons. Twenty-three people work there. Until last summer the ticket said “Made in Poland”, which is where all of them live and tells you nothing about any of them.',
    ),
    asset('shirt-signed'),
    p(
      'The manager, whose mother had sat in Row 3, wanted a name on it. She asked everyone. Twenty-one said yes to a first name, two preferred a number and have one. It was agreed that the ticket would be stamped by whoever closes the side seam, since that is the moment at which it becomes a shirt. Stamps were $9 each: $207. The stamping takes two seconds.',
    ),
    quote('I look at the collar again before I put my name to it. It is not my collar, but it is my name.'),
    h2('Six shops'),
    p(
      'We put the same white shirt, at $98, into six stores of a member, matched in pairs by size and town. In one of each pair the tickets said “Sewn by Teresa, Row 3”, or Minh, or Farida. In the other they said what they had always said. Nothing else was changed and the staff were told only to answer if asked.',
    ),
    table(
      ['Eight weeks', 'With a name', 'Without'],
      ['Shirts sent', '1,260', '1,260'],
      ['Sold at full price', '769 (61%)', '655 (52%)'],
      ['Returned for a fault', '0.8%', '1.9%'],
      ['Customers who mentioned the ticket', '214', '0'],
    ),
    p(
      'A hundred and fourteen shirts more, at $98, is $11,172 for $207 of rubber. The fall in faults is the part we trust most. The shirts came from the same benches in the same weeks, and the ones with names on had been looked at one more time.',
    ),
    p(
      'By the fifth week customers were asking for Teresa. This had not been foreseen. Teresa closes about forty shirts a day, no better than anyone else’s, and has a name that is easy to say in English. The shop began to hang the names in rotation.',
    ),
    h2('What is owed'),
    p(
      'A name sells, so somebody has earned something. The member now pays forty cents a shirt sold into a fund that all twenty-three share equally, the two numbers included, and the accounts are pinned by the time clock. Without that we would advise against the whole idea. People can tell a signature from a sales device, and those who sign can tell sooner than anyone.',
    ),
    ol(
      ['Ask each person, alone, and make no the easy answer.'],
      ['First name and row. No face, no story, no town.'],
      ['Stamp at the seam that finishes the garment, never at packing.'],
      ['Never trace a fault by the name in front of others. Do it once and the stamps will go missing.'],
      ['Agree the money before the first ticket is hung.'],
    ),
    p(
      'If your makers are in another company’s workroom, that company has to want it more than you do. Two we asked were willing and one thought it over until we stopped asking. On why a hand in the thing is worth paying for, there is more in ',
      entryLink('ci-22-009', 'Grandmothers Set the Price'),
      '; on what happens when only the look of it is bought, in ',
      entryLink('dm-21-009', 'The Workshop Look'),
      '.',
    ),
  ),
}
