import { asset, bold, document, entryLink, h2, italic, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const sheShopsOnTheWayHome: DemoEntry = {
  id: 'ci-14-005',
  type: 'presentation',
  title: 'She Shops on the Way Home',
  slug: 'she-shops-on-the-way-home',
  standfirst:
    'Fifty-three weekday purchases in a hundred fall between four and eight, two in three of them within a hundred meters of her way.',
  code: 'CI 14-005',
  date: '2014-06-16',
  section: 'consumer-insights',
  template: 'article',
  tags: ['City walks', 'Service', 'New York', 'Milan', 'Japan'],
  images: ['feather-stitch-home', 'hoop-of-hours', 'hangers-on-a-rail'],
  text: document(
    p(
      'For nine weeks this spring 1,140 women in New York, Milan, Tokyo and Leeds sent us their receipts for clothing, the time printed on each, and a pencil line on a map for the way they had come. All of them work; none of them works in fashion. We had asked for men as well and got 90 replies, which we have put away for another day.',
    ),
    table(
      ['Weekday hours', 'Purchases, of 100'],
      ['8 to 10', '5'],
      ['10 to 12', '6'],
      ['12 to 2', '18'],
      ['2 to 4', '6'],
      ['4 to 6', '27'],
      ['6 to 8', '26'],
      ['8 to 10', '9'],
      ['10 to midnight, by telephone or screen', '3'],
    ),
    p(
      'The lunch hour, around which half the trade still plans its deliveries and its rotas, comes third. Four to eight is more than everything else together. The stores in our sample have, on average, one person fewer on the floor at six than at one.',
    ),
    h2('How far she will turn aside'),
    p(
      'We measured the detour: the extra distance walked, there and back, beyond the line she would have taken to the train, the bus or the car. Of a hundred purchases 38 were made within 50 meters of it, 27 at 50 to 100, 19 at 100 to 200, 11 at 200 to 400, and five beyond that. On our drawing each is a loop off the stem, and it comes out as a fern. The long fronds are shoes, and one wedding.',
    ),
    p(
      'A hundred meters is about 75 seconds. That is the whole of what location means on a weekday. It also has a side. In New York and Milan, where we could tell, 64 in a hundred loops were on the side of the street she was already walking on, and crossing a road with a light counted for more than 60 meters of pavement.',
    ),
    asset('hoop-of-hours'),
    h2('Eleven minutes'),
    p(
      'She is in the store for eleven minutes, against 34 on a Saturday. She has a bag on each arm by the time she leaves work and no wish to put them down. She has also decided: asked at the door, 71 of 100 could name what they wanted, down to the color. What they said they got was a person finishing something else, a folded wall and a queue.',
    ),
    quote('If it is on the left, and someone looks up, I will buy it. If not I am on the train.'),
    p('Four things follow, and none of them needs a carpenter.'),
    ul(
      [
        bold('A hook.'),
        ' At hip height beside the mirror, for her bag. Two stores fitted them in May for $9 each.',
      ],
      [
        bold('The week’s five things within six steps.'),
        ' What those steps do is in ',
        entryLink('me-13-004', 'The First Three Steps'),
        '; at six in the evening they are all she takes.',
      ],
      [bold('A second till at five.'), ' Not at noon.'],
      [bold('Wrap nothing unless asked.'), ' It takes two minutes, which is a fifth of her visit.'],
    ),
    p(
      'The two stores with the hooks also moved one shift from noon to half past four. Their evening sales are up by 12 and 17 percent over six weeks. It is too short a time to be sure of, and there was a heat wave. We would do it all the same.',
    ),
  ),
}

export const menBuyTheSameThingTwice: DemoEntry = {
  id: 'ci-16-011',
  type: 'presentation',
  title: 'Men Buy the Same Thing Twice',
  slug: 'men-buy-the-same-thing-twice',
  standfirst:
    'Half of the shirts a man buys are shirts he has. The store that makes the second one easy sells the fourth.',
  code: 'CI 16-011',
  date: '2016-11-14',
  section: 'consumer-insights',
  template: 'article',
  tags: ['Menswear', 'Loyalty', 'Assortment', 'Shirting'],
  images: ['wardrobe-of-repeats', 'the-shirt-again', 'feather-stitch-home'],
  text: document(
    p(
      'We had the card records of 2,600 men, with their leave, from October 2013 to September 2016, in three chains and eleven single stores: 41,000 purchases. We called it a repeat when a man bought the same style from the same store again, in any color. Then we went to look at 30 wardrobes, because a record does not say why.',
    ),
    table(
      ['', 'Bought before, %', 'Median months since'],
      ['Socks', '80', '9'],
      ['Underwear', '75', '11'],
      ['T-shirts', '60', '13'],
      ['Oxford shirts', '50', '20'],
      ['Chinos', '45', '22'],
      ['Sneakers', '35', '19'],
      ['Sweaters', '25', '27'],
      ['Coats', '5', '34'],
    ),
    p(
      'Of all garments 37 in a hundred were repeats, and the second purchase was made at full price 81 times in a hundred. For first purchases it was 58. There is no better customer on the floor than a man holding the thing he has come to replace, and in most stores he is shown something new.',
    ),
    asset('the-shirt-again'),
    h2('What the wardrobes said'),
    p(
      'In 26 of 30 we found the same shirt at least twice, and in nine at least four times. They are not spares. Men keep them in order of age, and the oldest has work to do: painting, the garden, sleeping. One man in Lyon had seven of a blue Oxford, the first from 1998, and could date each by the collar. He was not especially interested in clothes. He had solved shirts, he said, and gone on to other things.',
    ),
    p(
      'We asked all 30 what would make them stop. Twenty-two said: if they changed it. Not the price, which eleven of them could not remember to within $20. A pocket moved, a shorter tail, a new button. Six had stopped for that reason, with some bitterness, and of those six not one had told the store.',
    ),
    h2('Keep the number'),
    ul(
      [
        bold('Print the style number where it survives.'),
        ' On the inside label, not on the swing ticket. Nineteen of 30 men brought the old one in to be matched.',
      ],
      [
        bold('Never be without it.'),
        ' A repeat style that was out of stock lost the sale for good in 61 of 100 cases. A new one lost 24.',
      ],
      [
        bold('Say when you change it.'),
        ' A card in the pocket: the tail is two centimeters longer, here is why. One chain did it in March, and repeats held.',
      ],
      [
        bold('Fold it; do not hang it.'),
        ' He is looking for a stack, with his size in the middle. The case is argued in ',
        entryLink('me-16-013', 'Fold or Hang'),
        '.',
      ],
    ),
    p(
      'The reminder that works is small. A single store in Antwerp writes to a man 18 months after an Oxford shirt, one line, by hand: ',
      italic('the same blue is in'),
      '. There is no offer. Of 112 letters sent this year, 47 brought him in and 39 sold a shirt. Nine of the 39 bought two.',
    ),
    p(
      'We began by thinking that this was about men. The 90 replies left over from ',
      entryLink('ci-14-005', 'She Shops on the Way Home'),
      ' were what set us going. Since then two members have run the same query on women’s tights, white shirts and black trousers, and the figures are 66, 41 and 44. We may have to change the title.',
    ),
  ),
}

export const wornElevenTimes: DemoEntry = {
  id: 'ci-18-016',
  type: 'presentation',
  title: 'Worn Eleven Times',
  slug: 'worn-eleven-times',
  standfirst:
    'Half of everything bought in the spring of 2017 was worn eleven times or fewer in a year. A pencil on a string by the wardrobe told us so.',
  code: 'CI 18-016',
  date: '2018-06-04',
  section: 'consumer-insights',
  template: 'article',
  tags: ['Pricing', 'Dresses', 'Outerwear', 'Repair', 'Denim'],
  images: ['coat-on-a-hook', 'wears-in-stitches', 'the-shirt-again'],
  text: document(
    p(
      'Three hundred and ten households agreed to a nuisance. Every garment bought between March and May 2017 had a numbered tag sewn inside, 4,960 in all, and on the wardrobe door hung a card and a pencil on a string. Each time a thing was worn it got a stroke. We collected the cards in March, one year on, and 287 of them were usable.',
    ),
    p(
      'The median is eleven. One household in Ghent had marked the wall instead of the card, five strokes and five and one, beside a coat on a hook. We have drawn that, since it is the median coat as well as the median anything.',
    ),
    table(
      ['Times worn in the first year', 'Garments, of 100'],
      ['Never', '7'],
      ['1 to 5', '24'],
      ['6 to 10', '18'],
      ['11 to 20', '21'],
      ['21 to 40', '16'],
      ['41 to 80', '9'],
      ['81 and more', '5'],
    ),
    asset('wears-in-stitches'),
    h2('Price does not come into it, and then it does'),
    p(
      'There was no link between what a thing cost and how often it was worn, within a kind. The $40 dress and the $240 dress both came out at nine. But divide the one by the other and people become uneasy, which is why most of them had never done it. The dress at $240, worn nine times, is $26.67 a wearing. The jeans at $88, worn 92 times, are 96 cents.',
    ),
    table(
      ['', 'Median times worn', 'Average price', 'A wearing'],
      ['Jeans', '92', '$88', '$0.96'],
      ['Sweaters', '38', '$76', '$2.00'],
      ['Blouses and shirts', '19', '$57', '$3.00'],
      ['Light coats', '11', '$187', '$17.00'],
      ['Dresses', '9', '$126', '$14.00'],
      ['Occasion wear', '2', '$174', '$87.00'],
    ),
    h2('Why it stopped at eleven'),
    p(
      'We sat down with 120 of the households and went through the things worn fewer than six times, one by one. There were 611 of them, and the reasons were humble.',
    ),
    ul(
      ['It needs something else: a strapless bra, a slip, flat shoes of the right kind. 164.'],
      ['It is at the back, or in another room. 139.'],
      ['It wants ironing. 121.'],
      ['It does not fit as it did in the shop. 98.'],
      ['A button, a hem, a thread. 54.'],
      ['I never liked it. 35.'],
    ),
    p(
      'Only 35 of 611 were mistakes of taste, and the rest were errands. A hem costs $14 and ten minutes in the store described in ',
      entryLink('gi-18-004', 'Hem While You Wait'),
      ', and a slip could have been sold with the dress. The first reason on that list is an assortment, lying about in other people’s bedrooms.',
    ),
    h2('Sell the twelfth'),
    p(
      'Three members tried something this spring on the strength of these cards. At the till, on dresses and light coats only, the seller asks what it will be worn ',
      italic('with'),
      ', and if there is no answer goes and finds one. Of 900 people asked, 214 bought a second piece. We do not know yet how often the first will be worn. We have sewn in the tags.',
    ),
    p(
      'One caution. A pencil on a string changes the person who holds it. Thirty-one households told us that they had worn something in February only so as to give it a stroke.',
    ),
  ),
}
