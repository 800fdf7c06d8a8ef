import { type Static, Type } from 'typebox'

/** The only widths an image is made in: a free choice would let anyone spend our processor. */
export const IMAGE_WIDTHS = [400, 480, 900, 1600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

export const Hex = Type.String({ pattern: '^#[0-9A-F]{6}$' })

export const PaletteColour = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  hex: Hex,
  /** The part of the picture's surface it covers. */
  share: Type.Number({ minimum: 0, maximum: 1 }),
})
export type PaletteColour = Static<typeof PaletteColour>

/** 0 is the ground; the lead, which dyes the page, is named by an index of its own. */
export const Palette = Type.Array(PaletteColour, { minItems: 3, maxItems: 7 })
export type Palette = Static<typeof Palette>

/** What a page takes from its picture, by the contrast rule in `palette.ts`. */
export const PageTokens = Type.Object({ field: Hex, on: Hex, rule: Hex, tint: Hex })
export type PageTokens = Static<typeof PageTokens>

const Part = Type.Number({ minimum: 0, maximum: 1 })

/** The point that must stay in view when a frame crops the picture; 0, 0 is the upper left corner. */
export const FocalPoint = Type.Object({ x: Part, y: Part })
export type FocalPoint = Static<typeof FocalPoint>

const Moment = Type.String({ format: 'date-time' })

/** Contentful's asset as its SDK hands it over: resolved in place, one locale. */
export const AssetItem = Type.Object({
  sys: Type.Object({
    id: Type.String(),
    type: Type.Literal('Asset'),
    createdAt: Moment,
    updatedAt: Moment,
    revision: Type.Integer({ minimum: 1 }),
  }),
  fields: Type.Object({
    title: Type.String(),
    /** The alternative text. */
    description: Type.String(),
    credit: Type.String(),
    file: Type.Object({
      /** Without a width; `imageSources` and `withWidth` add it. */
      url: Type.String(),
      fileName: Type.String(),
      contentType: Type.String(),
      details: Type.Object({
        size: Type.Integer({ minimum: 0 }),
        image: Type.Object({ width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) }),
      }),
    }),
    focalPoint: FocalPoint,
    dominant: Hex,
    palette: Palette,
    tokens: PageTokens,
  }),
})
export type AssetItem = Static<typeof AssetItem>
