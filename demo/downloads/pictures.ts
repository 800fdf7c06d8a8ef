import sharp from 'sharp'
import type { DemoAsset } from '../types.ts'

export type PictureSource = (name: string) => Promise<Buffer>

/** Pixels to the inch at the size a picture is printed. Grain makes more of them dear and no sharper. */
const DENSITY = 220
const QUALITY = 84
/** A picture that fills the page is looked at from further away. */
const LARGE = 300
const LARGE_DENSITY = 200
const LARGE_QUALITY = 80

/** A part of a picture: how much nearer, and about which point. */
export interface Detail {
  zoom: number
  at: { x: number; y: number }
}

/** Cuts a finished picture to the shape of its place, around its focal point, with as many pixels as print needs. */
export async function cropPicture(
  source: PictureSource,
  { drawing, focalPoint }: DemoAsset,
  [width, height]: [number, number],
  { zoom, at }: Detail = { zoom: 1, at: focalPoint },
): Promise<Buffer> {
  const file = await source(drawing)
  const { width: w, height: h } = await sharp(file).metadata()
  const shape = width / height
  const whole = w / h > shape ? { width: h * shape, height: h } : { width: w, height: w / shape }
  const cut = { width: whole.width / zoom, height: whole.height / zoom }
  const region = {
    width: Math.max(1, Math.round(cut.width)),
    height: Math.max(1, Math.round(cut.height)),
    left: Math.round(between((w - cut.width) * at.x, w - cut.width)),
    top: Math.round(between((h - cut.height) * at.y, h - cut.height)),
  }
  const isLarge = Math.max(width, height) > LARGE || width * height > 30_000
  const density = isLarge ? LARGE_DENSITY : DENSITY
  return sharp(file)
    .extract(region)
    .resize({
      width: Math.max(1, Math.min(region.width, Math.round((width / 25.4) * density))),
      height: Math.max(1, Math.min(region.height, Math.round((height / 25.4) * density))),
      fit: 'fill',
    })
    .jpeg({ quality: isLarge ? LARGE_QUALITY : QUALITY, chromaSubsampling: '4:2:0' })
    .toBuffer()
}

const between = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
