import type { RichTextDocument } from '#modules/content/rich-text.ts'
import type { Section } from '#modules/content/sections.ts'
import type { Tag } from './tags.ts'

export interface DemoEntry {
  id: string
  type: 'presentation' | 'press' | 'webPage' | 'private' | 'project'
  title: string
  displayName?: string
  slug: string
  standfirst?: string
  /** Section letters, year and number, as printed on the card: `CP 26-041`. */
  code?: string
  /** YYYY-MM-DD */
  date: string
  section?: Section
  template?: 'indesign' | 'video' | 'article'
  tags?: Tag[]
  text?: RichTextDocument
  embed?: string
  url?: string
  url2?: string
  /** Ids of up to three assets; the first is the lead picture. */
  images?: string[]
  complimentary?: boolean
  openTo?: 'members' | 'everyone'
  webGroup?: 'pages' | 'Inspiration-Guide' | ''
  clientId?: string
  projectEntries?: string[]
}

export interface DemoAsset {
  id: string
  /** Name of the drawing it is rendered from. */
  drawing: string
  title: string
  alt: string
  credit: string
  width: number
  height: number
  focalPoint: { x: number; y: number }
  palette: { name: string; hex: string; share: number }[]
  /** Index of the palette colour that dyes the page. */
  lead: number
}

export interface DemoClient {
  id: string
  clientName: string
  displayName: string
  joinDate: string
  micro: boolean
  microPath?: string
  microTags: Tag[]
  ideas: string[]
}

export interface DemoAccount {
  email: string
  name: string
  /** A client's id. */
  company: string
  memberships: { tobetdg: boolean; alacarte: boolean; microRedirect: boolean }
  subscription: Section[]
}
