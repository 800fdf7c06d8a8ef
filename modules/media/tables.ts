import type { ColumnType, Generated } from 'kysely'
import type { PageTokens, Palette } from './contract.ts'

export interface MediaTables {
  assets: AssetRow
  asset_colours: AssetColourRow
}

export interface AssetRow {
  id: string
  title: Generated<string>
  alt: Generated<string>
  credit: Generated<string>
  file_name: string
  content_type: string
  byte_size: number
  width: number
  height: number
  focal_x: Generated<number>
  focal_y: Generated<number>
  dominant: string
  palette: ColumnType<Palette, string, string>
  lead: Generated<number>
  tokens: ColumnType<PageTokens, string, string>
  /** Where the original lies; null while a demo picture is still to be drawn. */
  storage_key: string | null
  sha256: string | null
  /** Name of the drawing this picture is made from, in the demo library. */
  drawing: string | null
  revision: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** A colour of a picture's palette, where it can be searched. A trigger on `assets` keeps it; nothing else writes here. */
export interface AssetColourRow {
  asset_id: string
  /** From one, in the order of the palette. */
  place: number
  name: string
  hex: string
  share: number
  l: number
  a: number
  b: number
  chroma: number
  /** In radians, from -π to π. */
  hue: number
}
