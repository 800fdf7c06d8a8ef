import type { Drawing } from '../drawing.ts'
import { basting } from './basting.ts'
import { branchPins } from './branches.ts'
import { buttonCards, buttonGauge } from './buttons.ts'
import { twelveBastings, twelveFolds } from './cash.ts'
import { coatInPieces, coatLoanCard } from './coats.ts'
import { dartClosed, earlyCut, sixLengths } from './cuts.ts'
import { hemClock, hemPinned } from './hems.ts'
import { twelveKeys, twelveLockers } from './keys.ts'
import { layOffcuts, layPlan } from './lay-plan.ts'
import { millPieces, twoBolts, warpWeek } from './looms.ts'
import { dayTape, lunchTable } from './lunch.ts'
import { receiptLong, receiptsKept } from './receipts.ts'
import { returnParcels, returnsRail } from './returns.ts'
import { patternEnvelope, patternSheet } from './sewing-patterns.ts'
import { streetBasted, tapeRoundMap } from './streets.ts'
import { oneSpool, ticketThreeStrings } from './strings.ts'
import { coatLayers, seamLetOut } from './tailoring.ts'
import { makerTickets, shirtSigned } from './tickets.ts'
import { umbrellaGores, umbrellaLay } from './umbrella.ts'
import { wrapFlat, wrapFourTies } from './wraps.ts'

/** Great Ideas and Business Strategy: what lies on the cutting table. */
export const patterns: Drawing[] = [
  layPlan(),
  layOffcuts(),
  basting(),
  umbrellaGores(),
  umbrellaLay(),
  receiptLong(),
  receiptsKept(),
  buttonCards(),
  buttonGauge(),
  hemPinned(),
  hemClock(),
  patternSheet(),
  patternEnvelope(),
  twelveKeys(),
  twelveLockers(),
  lunchTable(),
  dayTape(),
  makerTickets(),
  shirtSigned(),
  returnsRail(),
  returnParcels(),
  coatInPieces(),
  coatLoanCard(),
  wrapFlat(),
  wrapFourTies(),
  earlyCut(),
  sixLengths(),
  dartClosed(),
  twoBolts(),
  warpWeek(),
  millPieces(),
  twelveFolds(),
  twelveBastings(),
  oneSpool(),
  ticketThreeStrings(),
  branchPins(),
  tapeRoundMap(),
  streetBasted(),
  coatLayers(),
  seamLetOut(),
]
