/**
 * How wide the whole picture is where its place shows a part of it: a wall in a narrow place is twice as wide as the place, and
 * chosen from `srcSet` by the place alone it would be drawn out of half its pixels.
 */
export function sizesOfWhole(
  sizes: string,
  { width, height }: { width: number; height: number },
  ratio = '',
): string {
  const [across = 0, down = 1] = ratio.split('/').map(Number)
  const wider = (width / height) * (down / across)
  return wider > 1 && Number.isFinite(wider)
    ? sizes.replace(/[\d.]+(?=vw|px(?!\)))/g, (size) => String(Math.round(Number(size) * wider)))
    : sizes
}
