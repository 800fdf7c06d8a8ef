import { asset, document, h2, p, quote, ul } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import {
  afterMinimalPlain,
  craftWithARuler,
  pinkAStructuralColor,
  theReturnOfThePlinth,
} from './design-movements/before-2018.ts'
import {
  curvesAtTheCounter,
  homeClothesDrawnOutdoors,
  softBrutalism,
  theWorkshopLook,
} from './design-movements/from-2018.ts'
import {
  ornamentOnProbation,
  theNewFormalIsSlow,
  thinWalls,
  visibleJoints,
} from './design-movements/from-2022.ts'

const coatsLikeSmallBuildings: DemoEntry = {
  id: 'dm-25-012',
  type: 'presentation',
  title: 'Coats Like Small Buildings',
  slug: 'coats-like-small-buildings',
  standfirst:
    'Plain fronts, deep reveals, one opening. The new volume is drawn with a set square and worn with flat shoes.',
  code: 'DM 25-012',
  date: '2025-11-17',
  section: 'design-movements',
  template: 'indesign',
  tags: ['Outerwear', 'Silhouette', 'Tailoring'],
  images: ['forms', 'look-seated', 'coat-towers'],
  embed:
    '<iframe src="/embeds/coats-like-small-buildings.html" title="Coats Like Small Buildings, the book in four spreads"></iframe>',
  text: document(
    p(
      'For six winters a coat was a thing wrapped around a person. Belts, shawl collars, blanket edges: the body inside did the standing up. The coats we measured this autumn stand up by themselves. Put one on a table and it keeps its shoulders.',
    ),
    p(
      'The means are old and mostly out of sight. A canvas that reaches the hem. A seam moved from the side to the front, where it makes an edge. Double-faced wool of 620 grams or more, cut without a lining so that the thickness shows at the opening the way a wall shows at a window. Architects call that depth the reveal, and it is the word we heard in three studios that do not know each other.',
    ),
    h2('One opening'),
    p(
      'Of 94 new coats in the count, 61 have a single way in and nothing else on the front: no pocket flap, no second row, no strap. Pockets have gone into the side seam. Where there is a button it is one, large, and lower than expected, at about the height of the wrist.',
    ),
    quote('You should be able to draw it in four lines and still know which way the light comes from.'),
    h2('How it gets to the rack'),
    ul(
      ['Show it open as well as closed. Closed it is a facade; customers want to see the room.'],
      [
        'Hang it alone, facing out, on a bar that holds 14 centimeters of shoulder. On a thin hanger it turns back into cloth.',
      ],
      ['Put flat shoes beside it. In heels the block loses its floor; sales staff noticed before we did.'],
      ['One loud color, one plaster, one night. Three is a street. Five is a paint card.'],
    ),
    p(
      'It will not suit everyone, and the honest thing is to say so early. Below 162 centimeters the hem wants to come up by a full hand, not by two fingers; graded in the ordinary way the coat wears the customer. Two houses have cut a short block from scratch, and those are the ones we would buy.',
    ),
    asset('look-seated'),
  ),
}

export const designMovements = [
  thinWalls,
  theNewFormalIsSlow,
  coatsLikeSmallBuildings,
  visibleJoints,
  ornamentOnProbation,
  theWorkshopLook,
  homeClothesDrawnOutdoors,
  curvesAtTheCounter,
  softBrutalism,
  pinkAStructuralColor,
  craftWithARuler,
  theReturnOfThePlinth,
  afterMinimalPlain,
]
