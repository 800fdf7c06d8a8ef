import { shades } from '../seasons.ts'
import { disc, line, rect, shape } from '../shapes.ts'

export const CURTAIN = shades(
  'spring-2016',
  'Buttermilk',
  'Iris',
  'Graphite',
  'Apricot flesh',
  'Harbor haze',
  'Signal red',
)

/** A door curtain in four strips before a lattice: the dye house says what it does by the depth of its blue. */
export function drawNoren(): string {
  const {
    Buttermilk: paper,
    Iris: vat,
    Graphite: dark,
    'Apricot flesh': wood,
    'Harbor haze': haze,
    'Signal red': red,
  } = CURTAIN
  const lattice = Array.from({ length: 27 }, (_, i) => `M${22 + i * 45} 250V1500`).join('')
  // One dip more for each strip, from left to right: the curtain is the price list.
  const dips = ['#B9C6DE', haze, vat, '#3D2F73']
  const strips = dips.map((color, i) => {
    const x = 150 + i * 230
    const [sway, hem] = [[8, -18, 26, -10][i] ?? 0, 1080 + ([0, 26, -14, 12][i] ?? 0)]
    return shape(
      `M${x} 300H${x + 216}C${x + 226} 560 ${x + 196 + sway} 820 ${x + 218 + sway} ${hem}L${x + sway} ${hem + 12}C${x - 12 + sway} 820 ${x + 12} 560 ${x} 300Z`,
      color,
    )
  })
  const clip = strips.map((strip) => strip.replace(/ fill="[^"]*"/, '')).join('')
  const moon = `<clipPath id="strips">${clip}</clipPath><g clip-path="url(#strips)">${disc([714, 690], 210, paper)}</g>`
  return [
    rect(0, 0, 1200, 1500, wood),
    rect(0, 0, 1200, 190, dark),
    line('M0 50H1200M0 98H1200M0 146H1200', '#3F4046', 6),
    rect(0, 190, 1200, 60, paper),
    rect(130, 250, 940, 1250, dark),
    shape('M130 1500V1180L520 1500Z', '#3F4046'),
    line(
      lattice.replace(/M(\d+) 250/g, (whole, x) =>
        Number(x) > 130 && Number(x) < 1070 ? `M${x} 1500` : whole,
      ),
      '#8F5A38',
      15,
    ),
    line('M0 640H130M1070 640H1200M0 1060H130M1070 1060H1200', '#8F5A38', 15),
    ...strips,
    moon,
    rect(196, 930, 118, 118, red),
    line('M228 960H282M255 960V1018M228 1018H282', paper, 12),
    line('M100 296H1100', paper, 22),
    rect(0, 1404, 1200, 96, '#D8C894'),
    rect(640, 1296, 330, 108, red),
    rect(640, 1296, 330, 26, '#A8231D'),
  ].join('')
}
