import type { Drawing } from '../drawing.ts'
import { eastAisle } from './osei/aisle.ts'
import { apronFlat, apronLay, awningCut, colorCard, knitStrips, paperBags } from './osei/cloth.ts'
import { fishCounter, hallScale, priceCrates, signs } from './osei/counter.ts'
import { hallPlan, roofTruss, saturdayPaths } from './osei/hall.ts'
import {
  cones,
  gaugeWindows,
  guernseyPieces,
  needleBed,
  shadeCard,
  threeNavies,
  unraveled,
} from './pell/bench.ts'
import { chestTape, faultMap, longWindow, pegRail } from './pell/shop.ts'
import { cable, cableChart, intarsiaStreet, mothMap, ribs } from './pell/structures.ts'

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
