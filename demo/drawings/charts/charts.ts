import type { Drawing } from '../drawing.ts'
import { thirtyEightWindows, zeroButtons } from './buttons.ts'
import { thousandStitches, wearsInStitches } from './cross-stitch.ts'
import { mendedElbow, patchesByYear, returnsDarn } from './darns.ts'
import { benchOutside, drawerFromAbove, wardrobeOfRepeats } from './furniture.ts'
import { sixTees, theShirtAgain, whatTheFriendSaid } from './garments.ts'
import { cottonRidges, shirtAtFiftyCents, sizeHills } from './hills.ts'
import { coatOnAHook, hundredHooks } from './hooks.ts'
import { featherStitchHome, hoopOfHours, laceOfFamilies, threePosts } from './households.ts'
import { bodyOfMends, samplerOfRepairs } from './mends.ts'
import { pinnedStrips, sundayCards, tapeOfAPrice } from './paper.ts'
import { hangersOnARail, hangerWound, railFromAbove } from './rails.ts'
import { curtainsByFrontage, sevenCurtains, underTheCurtain } from './rooms.ts'
import { sixSpools, woundCards } from './spools.ts'
import { emptyStreet, sixtyOneFronts } from './street.ts'
import { daysInKnots, fringeOfService, hundredCoats } from './strings.ts'
import { chart, chartBaskets } from './threads.ts'
import { threadsComeBack, yarnLosesStrands } from './yarns.ts'

/** Business Insights and Consumer Insights: counts, drawn as if they had been sewn. */
export const charts: Drawing[] = [
  chart(),
  chartBaskets(),
  hangersOnARail(),
  hangerWound(),
  railFromAbove(),
  thousandStitches(),
  pinnedStrips(),
  sizeHills(),
  daysInKnots(),
  zeroButtons(),
  sundayCards(),
  returnsDarn(),
  sixTees(),
  tapeOfAPrice(),
  emptyStreet(),
  sixtyOneFronts(),
  hundredCoats(),
  cottonRidges(),
  shirtAtFiftyCents(),
  sixSpools(),
  woundCards(),
  curtainsByFrontage(),
  thirtyEightWindows(),
  yarnLosesStrands(),
  fringeOfService(),
  threadsComeBack(),
  hundredHooks(),
  featherStitchHome(),
  hoopOfHours(),
  wardrobeOfRepeats(),
  theShirtAgain(),
  coatOnAHook(),
  wearsInStitches(),
  drawerFromAbove(),
  samplerOfRepairs(),
  threePosts(),
  laceOfFamilies(),
  sevenCurtains(),
  underTheCurtain(),
  benchOutside(),
  whatTheFriendSaid(),
  mendedElbow(),
  patchesByYear(),
  bodyOfMends(),
]
