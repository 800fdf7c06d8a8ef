/** The package brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
