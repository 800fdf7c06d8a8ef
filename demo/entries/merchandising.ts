import type { DemoEntry } from '../types.ts'
import { aRailInNineMoves } from './merchandising/a-rail-in-nine-moves.ts'
import { aTableIsNotAShelf } from './merchandising/a-table-is-not-a-shelf.ts'
import { fittingRoomsDeserveAChair } from './merchandising/fitting-rooms-deserve-a-chair.ts'
import { foldOrHang } from './merchandising/fold-or-hang.ts'
import { lightTheClothNotTheFloor } from './merchandising/light-the-cloth-not-the-floor.ts'
import { oneMannequinFewer } from './merchandising/one-mannequin-fewer.ts'
import { shoesAtKneeHeight } from './merchandising/shoes-at-knee-height.ts'
import { theCounterComesBack } from './merchandising/the-counter-comes-back.ts'
import { theElevenMeterWall } from './merchandising/the-eleven-meter-wall.ts'
import { theFirstThreeSteps } from './merchandising/the-first-three-steps.ts'
import { theMirrorMovesSales } from './merchandising/the-mirror-moves-sales.ts'
import { theQuietThirdOfTheStore } from './merchandising/the-quiet-third-of-the-store.ts'
import { theSixFootFloor } from './merchandising/the-six-foot-floor.ts'
import { windowsReadAtWalkingSpeed } from './merchandising/windows-read-at-walking-speed.ts'

export const merchandising: DemoEntry[] = [
  theElevenMeterWall,
  aRailInNineMoves,
  theCounterComesBack,
  windowsReadAtWalkingSpeed,
  lightTheClothNotTheFloor,
  theQuietThirdOfTheStore,
  shoesAtKneeHeight,
  fittingRoomsDeserveAChair,
  theSixFootFloor,
  oneMannequinFewer,
  theMirrorMovesSales,
  foldOrHang,
  aTableIsNotAShelf,
  theFirstThreeSteps,
]
