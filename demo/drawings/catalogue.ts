import { basting } from './basting.ts'
import { chart, chartBaskets } from './charts.ts'
import type { Drawing } from './drawing.ts'
import { elevation, elevationStall } from './elevation.ts'
import { forms, formsWindow } from './forms.ts'
import { ikat, ikatDetail, ikatSaffron } from './ikat.ts'
import { layOffcuts, layPlan } from './lay-plan.ts'
import { lookSeated, looks } from './looks.ts'
import { marble, marbleStones } from './marble.ts'
import { plan } from './plan.ts'
import { simultane } from './simultane.ts'
import { stripe } from './stripe.ts'
import { terrazzo } from './terrazzo.ts'
import { gingham, houndstooth, houndstoothDetail, madras } from './weaves.ts'

/** Every drawing of the library. Making the list draws nothing; `svg()` does. */
export const drawings: Drawing[] = [
  ikat(),
  ikatDetail(),
  ikatSaffron(),
  marble(),
  marbleStones(),
  simultane(),
  terrazzo(),
  stripe(),
  houndstooth(),
  houndstoothDetail(),
  madras(),
  gingham(),
  forms(),
  formsWindow(),
  looks(),
  lookSeated(),
  elevation(),
  elevationStall(),
  plan(),
  chart(),
  chartBaskets(),
  layPlan(),
  layOffcuts(),
  basting(),
]

export function findDrawing(name: string): Drawing | undefined {
  return drawings.find((drawing) => drawing.name === name)
}
