import { businessInsights } from './entries/business-insights.ts'
import { businessStrategy } from './entries/business-strategy.ts'
import { colorAndPrint } from './entries/color-and-print.ts'
import { consumerInsights } from './entries/consumer-insights.ts'
import { creativeDirection } from './entries/creative-direction.ts'
import { designMovements } from './entries/design-movements.ts'
import { greatIdeas } from './entries/great-ideas.ts'
import { merchandising } from './entries/merchandising.ts'
import { press } from './entries/press.ts'
import { privateOsei } from './entries/private-osei.ts'
import { privatePellStreet } from './entries/private-pell-street.ts'
import { projects } from './entries/projects.ts'
import { runwayAndResearch } from './entries/runway-and-research.ts'
import { theWeekly } from './entries/the-weekly.ts'
import { travelGuides } from './entries/travel-guides.ts'
import { webPages } from './entries/web-pages.ts'
import type { DemoEntry } from './types.ts'

export const demoEntries: DemoEntry[] = [
  ...designMovements,
  ...creativeDirection,
  ...colorAndPrint,
  ...runwayAndResearch,
  ...businessInsights,
  ...consumerInsights,
  ...merchandising,
  ...businessStrategy,
  ...greatIdeas,
  ...travelGuides,
  ...theWeekly,
  ...privateOsei,
  ...privatePellStreet,
  ...press,
  ...webPages,
  ...projects,
]
