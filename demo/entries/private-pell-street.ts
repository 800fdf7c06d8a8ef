import type { DemoEntry } from '../types.ts'
import {
  elevenNavies,
  fourteenFloorsOneTape,
  theGuernseyGradedAgain,
} from './private-pell-street/2016-to-2018.ts'
import { closingNumberNine, fourHundredAndTwelve, sevenBeds } from './private-pell-street/2019-to-2021.ts'
import {
  aCableRowByRow,
  mothsMapped,
  nineWeeks,
  theOrderOfSeptember,
} from './private-pell-street/2022-to-2024.ts'
import {
  elevenGauge,
  oneSweaterThreePanes,
  pellStreetToKnitAtHome,
} from './private-pell-street/2025-to-2026.ts'

/** Work made for one client. Only its members and the provider's staff may know that it exists. */
export const privatePellStreet: DemoEntry[] = [
  elevenGauge,
  oneSweaterThreePanes,
  pellStreetToKnitAtHome,
  nineWeeks,
  mothsMapped,
  theOrderOfSeptember,
  aCableRowByRow,
  closingNumberNine,
  sevenBeds,
  fourHundredAndTwelve,
  theGuernseyGradedAgain,
  elevenNavies,
  fourteenFloorsOneTape,
]
