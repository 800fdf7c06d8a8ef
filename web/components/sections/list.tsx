import type { ComponentType } from 'react'
import type { Section } from '#modules/content/sections.ts'
import type { Card } from '../../card.ts'
import { Alternating } from './alternating.tsx'
import { Broadsheet } from './broadsheet.tsx'
import { Doors } from './doors.tsx'
import { Elevations } from './elevations.tsx'
import { LayPlan } from './lay-plan.tsx'
import { Ledger } from './ledger.tsx'
import { Looks } from './looks.tsx'
import { Positions } from './positions.tsx'

/** Each section sets its list in its own way, from the same parts. */
export const LISTS: Partial<Record<Section, ComponentType<{ cards: Card[] }>>> = {
  'design-movements': Alternating,
  'runway-and-research': Looks,
  'business-insights': Ledger,
  merchandising: Elevations,
  'business-strategy': Positions,
  'great-ideas': LayPlan,
  'travel-guides': Doors,
  'the-weekly': Broadsheet,
}
