function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** The same color nearer to black (below 0) or to white (above 0): the flat side of a box, the lit side of a coat. */
export function shade(hex: string, amount: number): string {
  const goal = amount < 0 ? 0 : 255
  const part = Math.abs(amount)
  return `#${channels(hex)
    .map((value) =>
      Math.round(value + (goal - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return red * 0.3 + green * 0.59 + blue * 0.11 < 95
}

/** The line a seam makes on cloth of this color: darker on light cloth, lighter on dark. */
export function seam(hex: string): string {
  return isDark(hex) ? shade(hex, 0.24) : shade(hex, -0.3)
}

/** Cloth on the side away from the lamp. */
export function fold(hex: string): string {
  return isDark(hex) ? shade(hex, 0.1) : shade(hex, -0.13)
}
