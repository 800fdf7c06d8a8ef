import { charts } from './charts/charts.ts'
import { cities } from './cities/cities.ts'
import { clients } from './clients/clients.ts'
import type { Drawing } from './drawing.ts'
import { floors } from './floors/floors.ts'
import { forms } from './forms/forms.ts'
import { pages } from './pages/pages.ts'
import { patterns } from './patterns/patterns.ts'
import { prints } from './prints/prints.ts'
import { runway } from './runway/runway.ts'
import { weekly } from './weekly/weekly.ts'
import { wovens } from './wovens/wovens.ts'

/** Every drawing of the library, by the language it is drawn in. Making the lists draws nothing; `svg()` does. */
export const collections: Record<string, Drawing[]> = {
  'Color and Print, from the loom': wovens,
  'Color and Print, from the table': prints,
  'Design Movements and Creative Direction': forms,
  'Runway and Research': runway,
  Merchandising: floors,
  'Business and Consumer Insights': charts,
  'Great Ideas and Business Strategy': patterns,
  'Travel Guides': cities,
  'The Weekly': weekly,
  'Web pages': pages,
  'For clients': clients,
}
export const drawings: Drawing[] = Object.values(collections).flat()

const byName = new Map(drawings.map((drawing) => [drawing.name, drawing]))

export function findDrawing(name: string): Drawing | undefined {
  return byName.get(name)
}
