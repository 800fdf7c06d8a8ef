import { asset, document, h2, ol, p } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import { aReceiptWorthKeeping, lendTheUmbrella, theLibraryOfButtons } from './great-ideas/2013-to-2017.ts'
import { aWardrobeInTwelveKeys, hemWhileYouWait, sellThePatternToo } from './great-ideas/2018-to-2021.ts'
import { nameTheMakerOnTheTicket, theShopClosesForLunch } from './great-ideas/2022-to-2023.ts'
import { oneSizeFourTies, rentTheCoatInMarch, theReturnsRail } from './great-ideas/2025-to-2026.ts'

const sellTheOffcut: DemoEntry = {
  id: 'gi-24-009',
  type: 'presentation',
  title: 'Sell the Offcut',
  slug: 'sell-the-offcut',
  standfirst: 'Fourteen percent of every lay is floor. A children’s line was hiding in it.',
  code: 'GI 24-009',
  date: '2024-03-04',
  section: 'great-ideas',
  template: 'article',
  tags: ['Offcuts', 'Childrenswear', 'Assortment'],
  images: ['lay-plan', 'lay-offcuts', 'umbrella-lay'],
  text: document(
    p(
      'Lay the pattern pieces of an adult’s jacket and trousers on the cloth as tightly as geometry permits, and fourteen percent of it is still nothing: the bay under an armhole, the slope beside a sleeve head, the wedge between two legs. It is paid for, dyed, pressed, and swept up. In a workroom that cuts 400 meters a week it is the size of a tennis court by Friday.',
    ),
    p(
      'The usual answers are bags, scrunchies and patchwork, which is to say that the waste is made to look like waste. A member asked us for something better. We went and looked at the shapes.',
    ),
    asset('lay-offcuts'),
    h2('The shapes were already garments'),
    p(
      'The holes on a marker repeat. The same jacket leaves the same bay every 1.4 meters, and there are only five of them that matter. A size-three sleeve fits the slope beside an adult one almost exactly, because it is the same curve, smaller. The wedge between the legs takes a yoke and a cuff. A child’s jacket needs seven pieces, and the lay was giving us nine.',
    ),
    ol(
      [
        'Trace the holes from a real lay, not from the software. The software is more hopeful than the knife.',
      ],
      ['Draft the small pattern to fit them. Let seams fall where the holes say; three of ours moved.'],
      ['Number the holes and bundle them with the adult piece they came from, so that dye lots match.'],
      ['Cut in the same stroke. A second pass over scraps costs more than the cloth is worth.'],
    ),
    h2('What happened'),
    p(
      'The first run was 260 jackets at $88, from cloth that had been entered in the books at zero. They went in nineteen days. Most were bought with the adult one. The workroom’s yield rose from 86 to 93 percent, and the sweeper, who had proposed something of the kind in 2019, was given a title.',
    ),
    p(
      'It does not work for everything. Bias cutting leaves triangles, and triangles are bunting. Checks must be let go of: we could match the front to itself and nothing else, and said so on the ticket. It stops working above roughly 2,000 pieces, when you begin, without meaning to, to lay the adult sizes a little more loosely.',
    ),
  ),
}

export const greatIdeas = [
  oneSizeFourTies,
  rentTheCoatInMarch,
  theReturnsRail,
  sellTheOffcut,
  nameTheMakerOnTheTicket,
  theShopClosesForLunch,
  aWardrobeInTwelveKeys,
  sellThePatternToo,
  hemWhileYouWait,
  theLibraryOfButtons,
  aReceiptWorthKeeping,
  lendTheUmbrella,
]
