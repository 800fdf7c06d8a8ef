import type { DemoEntry } from '../types.ts'
import { aGuideToSoftEdges } from './web-pages/a-guide-to-soft-edges.ts'
import { aShopInTenMinutes } from './web-pages/a-shop-in-ten-minutes.ts'
import { howCustomWorkGoes } from './web-pages/how-custom-work-goes.ts'
import { howToReadAShadeCard } from './web-pages/how-to-read-a-shade-card.ts'
import { thirtyWordsForCloth } from './web-pages/thirty-words-for-cloth.ts'
import { twelveReportsForANewBuyer } from './web-pages/twelve-reports-for-a-new-buyer.ts'

/** Two in each of the three groups. */
export const webPages: DemoEntry[] = [
  howToReadAShadeCard,
  howCustomWorkGoes,
  aGuideToSoftEdges,
  aShopInTenMinutes,
  thirtyWordsForCloth,
  twelveReportsForANewBuyer,
]
