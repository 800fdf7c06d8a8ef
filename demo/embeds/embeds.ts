import { aCableRowByRow } from './a-cable-row-by-row.ts'
import { aCatalogWithoutClothes } from './a-catalog-without-clothes.ts'
import { aRailInNineMoves } from './a-rail-in-nine-moves.ts'
import { aToileNamedAfterUs } from './a-toile-named-after-us.ts'
import { capesForCommuters } from './capes-for-commuters.ts'
import { coatsLikeSmallBuildings } from './coats-like-small-buildings.ts'
import { cottonEighteenMonthsLater } from './cotton-eighteen-months-later.ts'
import { doubleIkatInBlue } from './double-ikat-in-blue.ts'
import type { DemoEmbed } from './embed.ts'
import { mendedAndSaidSo } from './mended-and-said-so.ts'
import { oneSaturdayFromAbove } from './one-saturday-from-above.ts'
import { oneSizeFourTies } from './one-size-four-ties.ts'
import { pellStreetToKnitAtHome } from './pell-street-to-knit-at-home.ts'
import { seenOnAStaircase } from './seen-on-a-staircase.ts'
import { seoulUpstairs } from './seoul-upstairs.ts'
import { shadowOfALeaf } from './shadow-of-a-leaf.ts'
import { sixColorsNamedAtTheStalls } from './six-colors-named-at-the-stalls.ts'
import { theCheckBroken } from './the-check-broken.ts'
import { theFiveYearCoat } from './the-five-year-coat.ts'
import { theNewFormalIsSlow } from './the-new-formal-is-slow.ts'
import { theSetIsTheShop } from './the-set-is-the-shop.ts'
import { walkingSlowly } from './walking-slowly.ts'
import { windowsReadAtWalkingSpeed } from './windows-read-at-walking-speed.ts'

/** Every film and every InDesign piece of the demo. */
export const demoEmbeds: DemoEmbed[] = [
  aCableRowByRow,
  aCatalogWithoutClothes,
  aRailInNineMoves,
  aToileNamedAfterUs,
  capesForCommuters,
  coatsLikeSmallBuildings,
  cottonEighteenMonthsLater,
  doubleIkatInBlue,
  mendedAndSaidSo,
  oneSaturdayFromAbove,
  oneSizeFourTies,
  pellStreetToKnitAtHome,
  seenOnAStaircase,
  seoulUpstairs,
  shadowOfALeaf,
  sixColorsNamedAtTheStalls,
  theCheckBroken,
  theFiveYearCoat,
  theNewFormalIsSlow,
  theSetIsTheShop,
  walkingSlowly,
  windowsReadAtWalkingSpeed,
]
