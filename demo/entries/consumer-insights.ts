import { document, h2, p, ul } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import {
  menBuyTheSameThingTwice,
  sheShopsOnTheWayHome,
  wornElevenTimes,
} from './consumer-insights/to-2018.ts'
import { grandmothersSetThePrice, theDrawerOfThingsKept, tryingOnAlone } from './consumer-insights/to-2023.ts'
import { mendedAndSaidSo, theFriendInTheFittingRoom } from './consumer-insights/to-2026.ts'

const theSecondBasket: DemoEntry = {
  id: 'ci-19-007',
  type: 'presentation',
  title: 'The Second Basket',
  slug: 'the-second-basket',
  standfirst:
    'Everyone studies the first purchase. We followed 6,800 people to the next one, and it was almost never more of the same.',
  code: 'CI 19-007',
  date: '2019-04-15',
  section: 'consumer-insights',
  template: 'article',
  tags: ['Loyalty', 'Assortment', 'Service'],
  images: ['chart-baskets', 'feather-stitch-home', 'wears-in-stitches'],
  text: document(
    p(
      'A first basket tells you what was advertised. The second tells you what the person thought of it. Between March 2017 and December 2018 we followed 6,800 new customers of five stores from the one to the other, and then telephoned 240 of them to ask what had happened in between.',
    ),
    p(
      'Forty-three percent came back within a year. Of those, three in four bought something from another department. The strongest thread on our chart runs from dresses to knitwear: someone trusts you with an occasion, and then, if the seams held, with a Tuesday.',
    ),
    h2('Four first purchases, three second ones'),
    ul(
      ['Dresses lead to knitwear. Median wait: 94 days. The wait is shorter if the dress was altered.'],
      [
        'Shoes lead to two places, bags and dresses, in nearly equal measure, and within a month or not at all.',
      ],
      ['Knitwear leads to more knitwear for the first 40 days and to anything but knitwear after.'],
      [
        'Gifts lead back through the person who received them. A third of those second baskets came under another name.',
      ],
    ),
    p(
      'The telephone calls were the useful part. We expected price, range and delivery. What people talked about was one small thing that had been right: a spare button in the same thread, the fold, a hem done by Thursday, someone who said the brown was better and was correct. Of 240, 91 could name the person who served them.',
    ),
    p(
      'The other half of the story is the 57 percent. We asked 60 of them too. Only nine were unhappy. The rest had liked what they bought and had simply never been given a reason to think of the store again, other than eleven letters a month offering them a dress. They had a dress.',
    ),
    p(
      'So write once, about ninety days on, about the thing they have not got yet. Two of the five stores tried it that spring. One letter, no discount, a cardigan. The share who came back went from 43 to 52 in a hundred.',
    ),
  ),
}

export const consumerInsights = [
  mendedAndSaidSo,
  theFriendInTheFittingRoom,
  tryingOnAlone,
  grandmothersSetThePrice,
  theDrawerOfThingsKept,
  theSecondBasket,
  wornElevenTimes,
  menBuyTheSameThingTwice,
  sheShopsOnTheWayHome,
]
