export interface AnalyticsTables {
  page_views: PageViewRow
  page_view_days: PageViewDayRow
}

export type Audience = 'visitor' | 'member'

export interface PageViewRow {
  at: Date
  template: string
  section: string | null
  entry_id: string | null
  /** The client of the member who looked; nothing for visitors. */
  company: string | null
  audience: Audience
}

export interface PageViewDayRow extends Omit<PageViewRow, 'at'> {
  day: string
  views: number
}
