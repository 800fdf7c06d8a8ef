import type { DemoEntry } from '../../types.ts'
import { madrasBleedingOnPurpose, tartanWithoutAClan, theQuietCheck } from './loom-checks.ts'
import { argyleLetOutOfSchool } from './loom-knits.ts'
import { doubleIkatInBlue } from './loom-resist.ts'
import { seersuckerIsAStructure, theStripeHasARightSide } from './loom-stripes.ts'
import { herringboneReadBackwards } from './loom-twills.ts'

/** Color and Print, what was woven or knitted; the newest first. */
export const fromTheLoom: DemoEntry[] = [
  argyleLetOutOfSchool,
  seersuckerIsAStructure,
  doubleIkatInBlue,
  theQuietCheck,
  madrasBleedingOnPurpose,
  herringboneReadBackwards,
  tartanWithoutAClan,
  theStripeHasARightSide,
]
