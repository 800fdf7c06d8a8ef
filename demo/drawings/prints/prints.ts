import type { Drawing } from '../drawing.ts'
import { batikCracked, batikOvals, batikWheels } from './batik.ts'
import { blockBorders, blockOnCloth, blockPalmette } from './block-print.ts'
import { chintz } from './chintz.ts'
import { conversation, conversationFoulard, conversationOverheard } from './conversation.ts'
import { dotsDabbed, dotsHalftone, dotsMissing } from './dots.ts'
import { mosaicFans, palladiana } from './floors.ts'
import { flowerHeads, gardenPlan } from './garden.ts'
import { marble, marbleStones } from './marble.ts'
import { paisley, paisleyDetail, paisleyTossed } from './paisley.ts'
import { simultane } from './simultane.ts'
import { sunPrint, sunPrintStrip, sunPrintWindow } from './sun-print.ts'
import { terrazzo, terrazzoBrass } from './terrazzo.ts'
import { toile, toileFitting, toileNight } from './toile/toile.ts'

/** Color and Print, from the table: colour is laid on a cloth that was there before. */
export const prints: Drawing[] = [
  marble(),
  marbleStones(),
  simultane(),
  terrazzo(),
  dotsMissing(),
  dotsHalftone(),
  dotsDabbed(),
  paisley(),
  paisleyDetail(),
  paisleyTossed(),
  blockPalmette(),
  blockBorders(),
  blockOnCloth(),
  toile(),
  toileNight(),
  toileFitting(),
  palladiana(),
  mosaicFans(),
  terrazzoBrass(),
  gardenPlan(),
  chintz(),
  flowerHeads(),
  batikWheels(),
  batikOvals(),
  batikCracked(),
  conversation(),
  conversationOverheard(),
  conversationFoulard(),
  sunPrint(),
  sunPrintStrip(),
  sunPrintWindow(),
]
