import type { Drawing } from '../drawing.ts'
import { counterElevation, counterInTheCorner } from './counters.ts'
import { sixFootFloor } from './distance.ts'
import { sixFootPlan } from './distance-plan.ts'
import { elevation, elevationStall } from './elevation.ts'
import { firstThreeSteps, firstThreeStepsPlan } from './first-steps.ts'
import { fittingRoomChair, fittingRoomsRow } from './fitting-rooms.ts'
import { foldInFive, foldOrHang } from './folding.ts'
import { lightOnCloth, lightThirtyDegrees } from './lights.ts'
import { longWall } from './long-wall.ts'
import { bustsOnSteps, oneMannequinFewer } from './mannequins.ts'
import { mirrorLeaning, mirrorMoved } from './mirrors.ts'
import { quietThird } from './quiet-third.ts'
import { quietThirdPlan, threeStepsUp } from './quiet-third-plans.ts'
import { railBeforeAndAfter, railInNineMoves } from './rails.ts'
import { shoesAtKneeHeight, shoesOnSteps } from './shoes.ts'
import { tableAndShelf, tableFromAbove } from './tables.ts'
import { windowOneCoat, windowsAtWalkingSpeed } from './windows.ts'

/** Merchandising: walls, tables and windows in elevation, to scale, with their dimension lines. */
export const floors: Drawing[] = [
  elevation(),
  elevationStall(),
  firstThreeSteps(),
  firstThreeStepsPlan(),
  tableFromAbove(),
  tableAndShelf(),
  foldOrHang(),
  foldInFive(),
  mirrorMoved(),
  mirrorLeaning(),
  oneMannequinFewer(),
  bustsOnSteps(),
  sixFootFloor(),
  sixFootPlan(),
  fittingRoomChair(),
  fittingRoomsRow(),
  shoesAtKneeHeight(),
  shoesOnSteps(),
  quietThird(),
  quietThirdPlan(),
  threeStepsUp(),
  lightOnCloth(),
  lightThirtyDegrees(),
  windowsAtWalkingSpeed(),
  windowOneCoat(),
  counterElevation(),
  counterInTheCorner(),
  railInNineMoves(),
  railBeforeAndAfter(),
  longWall(),
]
