import type { DemoEntry } from '../types.ts'
import { aSuitWithNoButtons } from './runway-and-research/a-suit-with-no-buttons.ts'
import { capesForCommuters } from './runway-and-research/capes-for-commuters.ts'
import { dressingForTheDoor } from './runway-and-research/dressing-for-the-door.ts'
import { fortyMinutesOfBeige } from './runway-and-research/forty-minutes-of-beige.ts'
import { hemsAtMidCalfEverywhere } from './runway-and-research/hems-at-mid-calf-everywhere.ts'
import { seenOnAStaircase } from './runway-and-research/seen-on-a-staircase.ts'
import { shouldersLetDown } from './runway-and-research/shoulders-let-down.ts'
import { skirtsOverTrousersCounted } from './runway-and-research/skirts-over-trousers-counted.ts'
import { sleevesWithSomewhereToGo } from './runway-and-research/sleeves-with-somewhere-to-go.ts'
import { theBeltGoesOutside } from './runway-and-research/the-belt-goes-outside.ts'
import { theLongBack } from './runway-and-research/the-long-back.ts'
import { theSecondLayerShows } from './runway-and-research/the-second-layer-shows.ts'
import { theShirtWornAsACoat } from './runway-and-research/the-shirt-worn-as-a-coat.ts'
import { trousersThatReachTheFloor } from './runway-and-research/trousers-that-reach-the-floor.ts'
import { waistFoundAgain } from './runway-and-research/waist-found-again.ts'
import { walkingSlowly } from './runway-and-research/walking-slowly.ts'

export const runwayAndResearch: DemoEntry[] = [
  shouldersLetDown,
  walkingSlowly,
  capesForCommuters,
  theLongBack,
  skirtsOverTrousersCounted,
  aSuitWithNoButtons,
  theSecondLayerShows,
  dressingForTheDoor,
  seenOnAStaircase,
  sleevesWithSomewhereToGo,
  theBeltGoesOutside,
  fortyMinutesOfBeige,
  trousersThatReachTheFloor,
  theShirtWornAsACoat,
  hemsAtMidCalfEverywhere,
  waistFoundAgain,
]
