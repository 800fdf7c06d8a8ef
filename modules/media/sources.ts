import type { ImageWidth } from './contract.ts'

/** The widths a page chooses from; 400 is for thumbnails alone. */
const SRC_SET_WIDTHS: ImageWidth[] = [480, 900, 1600]

export function withWidth(url: string, width: ImageWidth): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}

/** `src` and `srcSet` of a picture. One that is narrower than a width comes at its own size there, so larger ones are not offered. */
export function imageSources(url: string, originalWidth: number): { src: string; srcSet: string } {
  const enough = SRC_SET_WIDTHS.findIndex((width) => width >= originalWidth)
  const offered = enough === -1 ? SRC_SET_WIDTHS : SRC_SET_WIDTHS.slice(0, enough + 1)
  return {
    src: withWidth(url, offered.includes(900) ? 900 : 480),
    srcSet: offered.map((width) => `${withWidth(url, width)} ${Math.min(width, originalWidth)}w`).join(', '),
  }
}
