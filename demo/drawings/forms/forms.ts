import type { Drawing } from '../drawing.ts'
import { flutedCounter, serpentineCounter } from './counters.ts'
import { objectsFromAbove } from './from-above.ts'
import { briefOnOnePage, castingCards, chipsInHand, handAndCuff, paintedSheets } from './held.ts'
import { jointApart, sleeveJoint } from './joints.ts'
import { friezeWithGap, ruffCapital } from './ornament.ts'
import { robeOnTerrace, washingCourt } from './outdoors.ts'
import { pinkDoor, pinkLapel, pinkWalls } from './pink.ts'
import { plainVessels, shirtOnChair } from './plain.ts'
import { plinthAlone, plinthTown } from './plinths.ts'
import { latticeScreen, ruledWeave } from './ruled.ts'
import { setFromBehind, sweepAndChair } from './sets.ts'
import { modelFromBehind } from './sitter.ts'
import { collarStair, pleatedPortico } from './slow.ts'
import { trainOnStair } from './slow-stair.ts'
import { blockUnderBlanket, quiltedVaults } from './soft.ts'
import { formsWindow, forms as solids } from './solids.ts'
import { catalogSpread, contactStrips } from './tables.ts'
import { coatTowers, thinScreen, thinWalls } from './thin.ts'
import { apronWall, cuttingTrestle } from './workshop.ts'

/** Design Movements and Creative Direction: solids and rooms under one hard light. */
export const forms: Drawing[] = [
  solids(),
  formsWindow(),
  plainVessels(),
  shirtOnChair(),
  plinthTown(),
  plinthAlone(),
  latticeScreen(),
  ruledWeave(),
  pinkWalls(),
  pinkLapel(),
  pinkDoor(),
  blockUnderBlanket(),
  quiltedVaults(),
  serpentineCounter(),
  flutedCounter(),
  washingCourt(),
  robeOnTerrace(),
  apronWall(),
  cuttingTrestle(),
  ruffCapital(),
  friezeWithGap(),
  jointApart(),
  sleeveJoint(),
  trainOnStair(),
  collarStair(),
  pleatedPortico(),
  thinScreen(),
  thinWalls(),
  coatTowers(),
  sweepAndChair(),
  contactStrips(),
  modelFromBehind(),
  objectsFromAbove(),
  catalogSpread(),
  chipsInHand(),
  paintedSheets(),
  briefOnOnePage(),
  setFromBehind(),
  castingCards(),
  handAndCuff(),
]
