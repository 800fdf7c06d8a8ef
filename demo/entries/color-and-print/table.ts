import type { DemoEntry } from '../../types.ts'
import { aDotIsADecision, paisleyGrowsAStem, struckByHand } from './table-2016-2021.ts'
import { aToileNamedAfterUs, floorsYouCanWear, floralsCountedFromAbove } from './table-2023-2025.ts'
import { batikCracked, shadowOfALeaf, theConversationPrint } from './table-2025-2026.ts'

/** Color and Print, from the table: dots, blocks, plates, wax and sunlight, newest first. */
export const fromTheTable: DemoEntry[] = [
  shadowOfALeaf,
  theConversationPrint,
  batikCracked,
  floralsCountedFromAbove,
  floorsYouCanWear,
  aToileNamedAfterUs,
  struckByHand,
  paisleyGrowsAStem,
  aDotIsADecision,
]
