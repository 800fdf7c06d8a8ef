/** `U+0020-007E, U+00A0` as the code points it stands for. */
export function readRanges(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, place) => first + place)
  })
}

export function writeRanges(points: Iterable<number>): string {
  const runs: [first: number, last: number][] = []
  for (const point of [...new Set(points)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}
