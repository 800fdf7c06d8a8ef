/** The same paper a tone darker (below 1) or lighter (above 1): the side away from the light. */
export function shade(hex: string, amount: number): string {
  if (!hex.startsWith('#')) return hex
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    const next = amount <= 1 ? value * amount : value + (255 - value) * (amount - 1)
    return Math.round(next).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

interface Cloth {
  /** What a garment names as its fill. */
  fill: string
  /** Goes into the drawing once, before the figures. */
  defs: string
}

function pattern(id: string, width: number, height: number, turn: number, inside: string): Cloth {
  return {
    fill: `url(#${id})`,
    defs: `<defs><pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${inside}</pattern></defs>`,
  }
}

const bar = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${extra}/>`

/** Ticking: one broad stripe, one fine. */
export function ticking(
  id: string,
  [ground, broad, fine]: [string, string, string],
  size = 40,
  turn = 0,
): Cloth {
  return pattern(
    id,
    size,
    size,
    turn,
    bar(0, 0, size, size, ground) +
      bar(0, 0, size * 0.36, size, broad) +
      bar(size * 0.64, 0, size * 0.1, size, fine),
  )
}

/** Shirting: even stripes. */
export function stripe(id: string, [ground, line]: [string, string], size = 24, part = 0.4, turn = 0): Cloth {
  return pattern(id, size, size, turn, bar(0, 0, size, size, ground) + bar(0, 0, size * part, size, line))
}

/** Gingham: the crossing is darker than either stripe, and the stripes are cut, not dyed. */
export function gingham(
  id: string,
  [ground, half, full]: [string, string, string],
  size = 32,
  turn = 0,
): Cloth {
  const h = size / 2
  return pattern(
    id,
    size,
    size,
    turn,
    bar(0, 0, size, size, ground) +
      bar(0, 0, h, size, half) +
      bar(0, 0, size, h, half) +
      bar(0, 0, h, h, full),
  )
}

/** A windowpane, or with a second line a tattersall. */
export function windowpane(
  id: string,
  [ground, line, second]: [string, string, string],
  size = 60,
  turn = 0,
): Cloth {
  const w = Math.max(3, size * 0.07)
  const h = size / 2
  return pattern(
    id,
    size,
    size,
    turn,
    bar(0, 0, size, size, ground) +
      bar(0, 0, w, size, line) +
      bar(0, 0, size, w, line) +
      bar(h, 0, w * 0.6, size, second) +
      bar(0, h, size, w * 0.6, second),
  )
}

export function dots(id: string, [ground, dot]: [string, string], size = 34, radius = 7): Cloth {
  return pattern(
    id,
    size,
    size,
    0,
    `${bar(0, 0, size, size, ground)}<circle cx="${size / 4}" cy="${size / 4}" r="${radius}" fill="${dot}"/><circle cx="${size * 0.75}" cy="${size * 0.75}" r="${radius}" fill="${dot}"/>`,
  )
}

/** Stepped lozenges with the slipped edge of a tied warp. */
export function ikat(
  id: string,
  [ground, outer, middle, heart]: [string, string, string, string],
  width = 84,
  height = 132,
): Cloth {
  const threads = 12
  const step = width / threads
  let inside = bar(0, 0, width, height, ground)
  const slip = [0, 9, -5, 4, -9, 6, -3, 10, -7, 3, -4, 7]
  for (let i = 0; i < threads; i++) {
    const fromMiddle = 1 - Math.abs(i + 0.5 - threads / 2) / (threads / 2)
    const layers: [number, string][] = [
      [fromMiddle, outer],
      [fromMiddle - 0.3, middle],
      [fromMiddle - 0.62, heart],
    ]
    for (const [reach, fill] of layers) {
      if (reach <= 0.02) continue
      const tall = reach * height * 0.92
      inside += bar(i * step, height / 2 - tall / 2 + (slip[i] ?? 0) * 0.7, step + 0.3, tall, fill)
    }
  }
  return pattern(id, width, height, 0, inside)
}

/** Houndstooth: one crossing all dark, one all light, and the twill showing between them. */
export function houndstooth(id: string, [ground, tooth]: [string, string], size = 36): Cloth {
  const u = size / 8
  const cutAt = (points: [number, number][]) => `M${points.map(([x, y]) => `${x * u} ${y * u}`).join('L')}Z`
  const twill = (x: number, y: number) =>
    cutAt([
      [x, y],
      [x + 2, y],
      [x, y + 2],
    ]) +
    cutAt([
      [x + 4, y],
      [x + 4, y + 2],
      [x + 2, y + 4],
      [x, y + 4],
    ])
  const d = `M0 0H${u * 4}V${u * 4}H0Z${twill(4, 0)}${twill(0, 4)}`
  return pattern(id, size, size, 0, `${bar(0, 0, size, size, ground)}<path d="${d}" fill="${tooth}"/>`)
}

export function herringbone(id: string, [ground, line]: [string, string], size = 28): Cloth {
  const h = size / 2
  const strokes = [-1, 0, 1, 2].map((k) => `M0 ${k * h + h}L${h} ${k * h}L${size} ${k * h + h}`).join('')
  return pattern(
    id,
    size,
    h * 2,
    0,
    `${bar(0, 0, size, size, ground)}<path d="${strokes}" fill="none" stroke="${line}" stroke-width="${size * 0.16}"/>`,
  )
}
