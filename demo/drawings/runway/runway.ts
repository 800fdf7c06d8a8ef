import type { Drawing } from '../drawing.ts'
import { beigeForty, beigeTwo } from './beige.ts'
import { beltFromBehind, beltOutside } from './belts.ts'
import { capeInWind, capesOnPlatform } from './capes.ts'
import { doorOpen, doorToTheShoe } from './doors.ts'
import { trousersAtTheFloor, trousersToTheFloor } from './floor-trousers.ts'
import { hemInStride, hemsOneHeight } from './hems.ts'
import { layerCuffs, layerSecond } from './layers.ts'
import { backCutOut, backLongCoat, backThree } from './long-back.ts'
import { lookSeated, looks } from './looks.ts'
import { shirtCoatLeaning, shirtCoatTurning } from './shirt-coat.ts'
import { skirtOverTrousers, skirtOverTrousersCount } from './skirts-over-trousers.ts'
import { sleevesCrossing, sleeveThrownUp } from './sleeves.ts'
import { walkInFive, walkSlowly } from './slow-walk.ts'
import { stairDescending, stairFour } from './stairs.ts'
import { suitHeldShut, suitSideways } from './suits.ts'
import { waistNipped, waistThreeHeights } from './waist.ts'

/** Runway and Research: cut-paper figures without faces, one garment in a cloth from the library. */
export const runway: Drawing[] = [
  looks(),
  lookSeated(),
  waistNipped(),
  waistThreeHeights(),
  hemsOneHeight(),
  hemInStride(),
  shirtCoatTurning(),
  shirtCoatLeaning(),
  trousersToTheFloor(),
  trousersAtTheFloor(),
  beigeForty(),
  beigeTwo(),
  beltOutside(),
  beltFromBehind(),
  sleeveThrownUp(),
  sleevesCrossing(),
  stairDescending(),
  stairFour(),
  doorOpen(),
  doorToTheShoe(),
  layerSecond(),
  layerCuffs(),
  suitHeldShut(),
  suitSideways(),
  skirtOverTrousers(),
  skirtOverTrousersCount(),
  backLongCoat(),
  backCutOut(),
  backThree(),
  capesOnPlatform(),
  capeInWind(),
  walkInFive(),
  walkSlowly(),
]
