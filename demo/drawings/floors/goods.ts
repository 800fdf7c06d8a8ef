import { between, type Random } from '../../random.ts'
import { disc, line, rect, round, shape } from '../shapes.ts'
import { fold, seam, shade } from './tones.ts'

/** One folded thing seen from the front of the shelf: the fold is the rounded end, the layers show as lines. */
function foldedFront(width: number, height: number, color: string, foldRight = false): string {
  const r = round(Math.min(height / 2, 3.2))
  const body = `<rect x="0" y="${round(-height)}" width="${round(width)}" height="${round(height - 0.5)}" rx="${r}" fill="${color}"/>`
  const [from, to] = foldRight ? [0, width - height * 0.7] : [height * 0.7, width]
  const inner = line(`M${round(from)} ${round(-height / 2)}H${round(to)}`, seam(color), 0.55)
  return body + inner
}

/** Folded stock in a pile on y = 0, bottom first. */
export function pile(random: Random, width: number, colors: readonly string[], height = 5): string {
  let [y, drawn] = [0, '']
  for (const color of colors) {
    const [own, inset] = [height * between(random, 0.88, 1.12), between(random, -0.8, 0.8)]
    drawn += `<g transform="translate(${round(inset)} ${round(y)})">${foldedFront(width - Math.abs(inset), own, color, random() < 0.3)}</g>`
    y -= own
  }
  return drawn
}

/** A knit folded on a table, from above, neck toward the top. Origin at its middle. */
export function knitFromAbove(width: number, depth: number, color: string, trim = color): string {
  const [w, d] = [width / 2, depth / 2]
  return (
    `<rect x="${-w + 1.5}" y="${-d + 2}" width="${width}" height="${depth}" rx="2.5" fill="${shade(color, -0.28)}"/>` +
    `<rect x="${-w}" y="${-d}" width="${width}" height="${depth}" rx="2.5" fill="${color}"/>` +
    shape(`M${-w * 0.36} ${-d}Q0 ${-d + depth * 0.28} ${w * 0.36} ${-d}Z`, seam(color)) +
    line(
      `M${-w * 0.4} ${-d + 0.6}Q0 ${-d + depth * 0.36} ${w * 0.4} ${-d + 0.6}`,
      trim === color ? fold(color) : trim,
      2.6,
    ) +
    line(
      `M${-w} ${-d + depth * 0.18}Q${-w * 0.72} ${-d * 0.2} ${-w * 0.74} ${d}M${w} ${-d + depth * 0.18}Q${w * 0.72} ${-d * 0.2} ${w * 0.74} ${d}`,
      seam(color),
      0.7,
    )
  )
}

/** A shirt folded to its collar, from above. */
export function shirtFromAbove(
  width: number,
  depth: number,
  color: string,
  trim: string,
  stripe?: string,
): string {
  const [w, d] = [width / 2, depth / 2]
  const stripes = stripe
    ? [-0.8, -0.5, 0.5, 0.8].map((x) => rect(w * x - 0.9, -d, 1.8, depth, stripe)).join('')
    : ''
  return (
    rect(-w + 1.5, -d + 2, width, depth, shade(color, -0.28)) +
    rect(-w, -d, width, depth, color) +
    stripes +
    rect(-1.8, -d + 4, 3.6, depth - 4, fold(color)) +
    [0.1, 0.4, 0.7].map((t) => disc([0, -d + 6 + depth * t], 0.8, seam(color))).join('') +
    shape(`M${-w * 0.5} ${-d}L0 ${-d + 5}L${-w * 0.3} ${-d + 11}Z`, trim) +
    shape(`M${w * 0.5} ${-d}L0 ${-d + 5}L${w * 0.3} ${-d + 11}Z`, fold(trim))
  )
}

export type Shoe = 'pump' | 'loafer' | 'sneaker' | 'ankle boot' | 'boot' | 'sandal' | 'brogue' | 'clog'

/** A shoe from its outer side, toe to the right, sole on y = 0, 27 centimeters long. */
export function shoe(kind: Shoe, color: string, sole: string): string {
  const low = (top: string) => shape(top, color)
  switch (kind) {
    case 'pump':
      return (
        shape('M0 0L1.2 -8L4.5 -8L3.2 0Z', sole) +
        low(
          'M.4 -13Q4 -11.5 8 -8.5Q13 -4.5 19 -5Q26 -4.8 27 -1.2L26.5 0H17Q10 -1.5 5 -7L1 -7.5Q-.6 -10 .4 -13Z',
        ) +
        line('M5 -7Q10 -1.3 17 -.4H26.6', sole, 0.9)
      )
    case 'loafer':
      return (
        low('M.6 -1.6Q-.4 -7 1 -9.4Q4 -8.6 8.5 -8.8Q12 -9.2 13.5 -8.6Q20 -6.6 25.4 -5Q27.4 -4 27 -1.6Z') +
        shape('M.2 -1.8H27.2V0H9V-.8H7.5V0H.2Z', sole) +
        line('M9.4 -9L14.4 -4.4M13.6 -8.4L17.6 -4.8', seam(color), 0.9) +
        line('M14 -4.6Q20 -6.4 26 -4', seam(color), 0.5)
      )
    case 'sneaker':
      return (
        low('M.8 -3Q-.2 -8.5 1 -11Q4 -9.4 8 -9.6L10.5 -11.2Q15 -7.6 20 -6.8Q26.6 -5.8 27 -3Z') +
        shape('M.2 -3.4H27.4Q28 -1.4 26.6 0H.8Q-.4 -1.6 .2 -3.4Z', sole) +
        line(
          'M11.5 -9.6l2.4 -1.6M13.6 -8.4l2.4 -1.5M15.8 -7.5l2.3 -1.3M19.6 -6.8Q20.5 -4.6 19.8 -3.4',
          seam(color),
          0.8,
        )
      )
    case 'ankle boot':
      return (
        low('M.8 -2.2Q-.4 -9 1.2 -17.6H12.2Q11.6 -10.4 14.6 -8.6Q20 -7 25 -5.4Q27.4 -4.4 27 -2.2Z') +
        shape('M.2 -2.4H27.2V-1H9.5L8.6 0H.2Z', sole) +
        shape('M4.5 -17.6H8.8L7.6 -8H5.6Z', fold(color)) +
        line('M1.2 -17.2H12', seam(color), 0.8)
      )
    case 'boot':
      return (
        low(
          'M1 -3Q-.2 -9 1.4 -20L-.2 -42H13.6L12.6 -22Q12 -10.6 14.8 -8.6Q20 -7 25 -5.4Q27.4 -4.4 27 -2.4Z',
        ) +
        shape('M.4 -2.6H27.2V-1.2H9L8.4 0H.4Z', sole) +
        line('M-.1 -39H13.4M7 -38L6.4 -12', seam(color), 0.7)
      )
    case 'sandal':
      return (
        shape('M0 -2H27Q27.6 -1 26.4 0H.6Q-.4 -1 0 -2Z', sole) +
        line('M3 -2Q1 -8 3.6 -10.5M3 -9.4Q8 -11.4 12 -8.6L14.6 -2M19 -2Q19.6 -6.6 24.4 -2', color, 2.2)
      )
    case 'clog':
      return (
        low('M9 -3Q10 -9.6 16 -9.2Q25 -8.4 27.2 -3.4Z') +
        shape('M0 -3.8Q6 -2.4 9 -3.4H27.4Q28 -1.8 26 0H17L15 -1.4H9L8 0H.6Q-.6 -1.8 0 -3.8Z', sole) +
        [10.6, 13.6, 16.6, 19.6].map((x) => disc([x, -3.6], 0.5, seam(sole))).join('')
      )
    default:
      return (
        low('M.6 -2.2Q-.4 -7.6 .8 -10.6Q4 -9.4 8.6 -9.6L10 -10.4Q14.6 -7.4 19.4 -7Q26.6 -6 27 -2.2Z') +
        shape('M.2 -2.4H27.2V-1H9.5L8.6 0H.2Z', sole) +
        line(
          'M10.4 -8.6l3 -1M12.4 -7.6l2.6 -.9M19 -7Q17.6 -4.6 20 -2.4M8.6 -9.4Q8 -5 10.4 -2.4',
          seam(color),
          0.7,
        )
      )
  }
}

type Hat = 'felt' | 'beret' | 'bucket'

export function hat(kind: Hat, color: string, trim: string): string {
  if (kind === 'beret')
    return (
      shape('M-15 -2Q-18 -10 0 -11Q17 -10.4 15 -3Q10 0 -11 0Q-14 0 -15 -2Z', color) +
      line('M1 -11l1.4 -3', color, 1.2)
    )
  if (kind === 'bucket')
    return (
      shape('M-16 0L-10 -14Q0 -17 10 -14L16 0Q0 3 -16 0Z', color) +
      line('M-12.4 -8Q0 -5.6 12.4 -8', seam(color), 0.8)
    )
  return (
    shape('M-11 -3Q-11 -17 -5 -17Q0 -14.4 5 -17Q11 -17 11 -3Z', color) +
    shape('M-11.2 -7Q0 -4.4 11.2 -7V-2Q0 0 -11.2 -2Z', trim) +
    shape('M-19 -3Q0 2.4 19 -3Q16 1.6 0 1.8Q-16 1.6 -19 -3Z', color)
  )
}

type Bag = 'tote' | 'flap' | 'bucket' | 'doctor'

/** A bag from the front, standing on y = 0. */
export function bag(kind: Bag, color: string, trim: string): string {
  if (kind === 'flap')
    return (
      line('M-11 -18Q0 -46 11 -18', trim, 1.5) +
      rect(-15, -20, 30, 20, color) +
      shape('M-15 -20H15L12 -8Q0 -4 -12 -8Z', fold(color)) +
      disc([0, -8], 1.6, trim)
    )
  if (kind === 'bucket')
    return (
      line('M-9 -24Q0 -48 9 -24', trim, 1.4) +
      shape('M-12 -26Q0 -22 12 -26L10 0H-10Z', color) +
      line('M-11.6 -20H11.6', trim, 1.2)
    )
  if (kind === 'doctor')
    return (
      line('M-8 -24Q-8 -33 0 -33Q8 -33 8 -24', trim, 1.8) +
      shape('M-14 -25H14L20 -3Q20 0 17 0H-17Q-20 0 -20 -3Z', color) +
      rect(-14, -26, 28, 3, trim)
    )
  return (
    line('M-8 -30Q-8 -50 -2 -50M8 -30Q8 -50 2 -50M-2 -50H2', trim, 1.7) +
    shape('M-17 -31H17L19 0H-19Z', color) +
    line('M-15 -26H15', seam(color), 0.6)
  )
}
