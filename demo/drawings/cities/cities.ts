import type { Drawing } from '../drawing.ts'
import { accra } from './accra.ts'
import { antwerp } from './antwerp.ts'
import { copenhagen } from './copenhagen.ts'
import { doors } from './doors.ts'
import { kyoto } from './kyoto.ts'
import { leeds } from './leeds.ts'
import { lisbon } from './lisbon.ts'
import { marseille } from './marseille.ts'
import { mexicoCity } from './mexico-city.ts'
import { mumbai } from './mumbai.ts'
import { plan } from './plan.ts'
import { seoul } from './seoul.ts'

/** Travel Guides: town plans, doors and street fronts. */
export const cities: Drawing[] = [
  plan(),
  ...antwerp,
  ...kyoto,
  ...copenhagen,
  ...mexicoCity,
  ...seoul,
  ...marseille,
  ...accra,
  ...mumbai,
  ...lisbon,
  ...leeds,
  ...doors,
]
