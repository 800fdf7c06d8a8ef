import type { Drawing } from '../drawing.ts'
import { eastAisle } from './osei/aisle.ts'
import { apronFlat, apronLay, awningCut } from './osei/aprons.ts'
import { colorCard, knitStrips, paperBags } from './osei/cloth.ts'
import { fishCounter, hallScale } from './osei/counter.ts'
import { hallPlan, roofTruss, saturdayPaths } from './osei/hall.ts'
import { priceCrates, signs } from './osei/signs.ts'
import { needleBed, unraveled } from './pell/bench.ts'
import { cable, cableChart } from './pell/cables.ts'
import { gaugeWindows, guernseyPieces } from './pell/pieces.ts'
import { chestTape, faultMap, longWindow, pegRail } from './pell/shop.ts'
import { intarsiaStreet, mothMap, ribs } from './pell/structures.ts'
import { cones, shadeCard, threeNavies } from './pell/yarns.ts'

/** Drawn for one client: in its own colours and with the marks of the drafting table. */
export const clients: Drawing[] = [
  hallPlan(),
  roofTruss(),
  saturdayPaths(),
  eastAisle(),
  fishCounter(),
  hallScale(),
  priceCrates(),
  signs(),
  apronFlat(),
  apronLay(),
  awningCut(),
  paperBags(),
  colorCard(),
  knitStrips(),
  pegRail(),
  shadeCard(),
  threeNavies(),
  guernseyPieces(),
  faultMap(),
  needleBed(),
  unraveled(),
  cable(),
  cableChart(),
  cones(),
  mothMap(),
  chestTape(),
  intarsiaStreet(),
  longWindow(),
  gaugeWindows(),
  ribs(),
]
