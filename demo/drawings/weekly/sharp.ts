import { between, seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, rect, round, shape } from '../shapes.ts'
import { deeper, lying, still } from './still.ts'

function zip(): Drawing {
  const palette = shades('spring-2027', 'Wisteria', 'Vat indigo', 'Saffron', 'Unbleached')
  const { Wisteria, 'Vat indigo': indigo, Saffron, Unbleached } = palette
  return still({
    name: 'weekly-zip',
    title: 'Gave way at the ninth tooth',
    view: [1000, 1500],
    palette,
    alt: 'A dark blue zip with saffron teeth on wisteria paper, closed above, gaping below where two teeth are gone; the slider lies beside it.',
    draw: () => {
      const half = (side: number) => (paint: string) =>
        shape(
          side < 0
            ? 'M330 -20H492V560C470 760 330 900 300 1100C280 1240 330 1360 340 1540H150C150 1340 120 1180 160 1000C200 820 330 740 330 560Z'
            : 'M508 -20H670V560C680 780 760 860 790 1040C820 1220 780 1380 790 1540H620C600 1380 650 1240 630 1100C610 940 520 760 508 560Z',
          paint,
        )
      const joined = Array.from({ length: 12 }, (_, i) =>
        i % 2 ? rect(496, i * 46 - 10, 58, 30, Saffron) : rect(446, i * 46 - 10, 58, 30, Saffron),
      )
      const along = (points: Point[], inward: number, skip: number[]) =>
        points
          .map(([x, y], i) =>
            skip.includes(i)
              ? ''
              : `<g transform="translate(${x} ${y}) rotate(${inward > 0 ? -16 + i * 3 : 14 - i * 3})">${rect(inward > 0 ? -6 : -52, -15, 58, 30, Saffron)}</g>`,
          )
          .join('')
      const left: Point[] = [
        [478, 600],
        [458, 690],
        [424, 780],
        [386, 868],
        [346, 956],
        [316, 1046],
        [300, 1140],
        [304, 1234],
        [318, 1330],
        [332, 1426],
      ]
      const right: Point[] = [
        [520, 650],
        [548, 736],
        [582, 824],
        [606, 912],
        [624, 1000],
        [634, 1090],
        [636, 1184],
        [628, 1280],
        [618, 1376],
        [620, 1468],
      ]
      const pull = (paint: string) =>
        shape('M0 -70L52 -46V40L26 70V150C26 190 -26 190 -26 150V70L-52 40V-46Z', paint)
      return (
        lying((paint) => half(-1)(paint) + half(1)(paint), deeper(Wisteria), 40, 34) +
        half(-1)(indigo) +
        half(1)(indigo) +
        line('M372 -20V560C372 760 240 840 200 1020M628 -20V560C640 780 720 860 750 1040', '#343B72', 6) +
        joined.join('') +
        along(left, 1, [4]) +
        along(right, -1, [3, 4]) +
        `<g transform="translate(850 600) rotate(38) scale(1.6)"><g transform="translate(16 -6)">${lying(pull, deeper(Wisteria), 10, 24)}</g>${pull(Unbleached)}${rect(-11, 96, 22, 56, Wisteria)}${rect(-22, -34, 44, 50, Saffron)}</g>` +
        `<g transform="rotate(24 880 1010)">${rect(850, 1000, 58, 30, Saffron)}</g><g transform="rotate(-40 900 1160)">${rect(880, 1150, 58, 30, Saffron)}</g>`
      )
    },
  })
}

function shears(): Drawing {
  const palette = shades('autumn-2026', 'Ice blue', 'Lacquer', 'Jet', 'Fog')
  const { 'Ice blue': ice, Lacquer, Jet, Fog } = palette
  const bows = (paint: string, hole: string) =>
    shape(
      'M700 560C620 600 500 560 400 560C220 560 120 640 120 760C120 880 230 950 380 930C520 910 640 780 760 640Z',
      paint,
    ) +
    shape(
      'M392 650C280 640 220 690 220 754C220 820 290 860 380 836C460 812 520 760 560 700C510 670 460 656 392 650Z',
      hole,
    ) +
    shape(
      'M690 520C600 500 560 380 470 300C360 210 220 200 160 290C110 370 160 470 280 500C420 530 600 560 740 600Z',
      paint,
    ) +
    shape(
      'M420 370C350 300 280 290 250 334C226 374 254 420 320 436C400 452 460 460 510 470C490 440 460 404 420 370Z',
      hole,
    )
  const blades = (upper: string, lower: string) =>
    shape('M690 640L1460 820L1500 800L790 520Z', lower) +
    shape('M680 500L1490 330L1520 300L1480 290L760 420Z', upper)
  return still({
    name: 'weekly-shears',
    title: 'Twelve inches, opened once',
    view: [1600, 1100],
    palette,
    alt: 'Tailor’s shears lie open on ice-blue paper, red lacquered handles to the left, one pale blade and one black to the right, and one hard shadow below.',
    draw: () =>
      lying((paint) => bows(paint, 'none') + blades(paint, paint), deeper(ice), 36, 60) +
      // The bows are holes: the paper and its shadow have to show through them.
      blades(Fog, Jet) +
      line('M700 480L1496 306', Jet, 5) +
      bows(Lacquer, 'none') +
      shape(
        'M392 650C280 640 220 690 220 754C220 820 290 860 380 836C460 812 520 760 560 700C510 670 460 656 392 650Z',
        ice,
      ) +
      shape(
        'M420 370C350 300 280 290 250 334C226 374 254 420 320 436C400 452 460 460 510 470C490 440 460 404 420 370Z',
        ice,
      ) +
      disc([742, 556], 62, Fog) +
      line('M716 530L768 582', Jet, 12),
  })
}

function swatch(): Drawing {
  const palette = shades('autumn-2026', 'Fog', 'Damask', 'Camel', 'Jet')
  const { Fog, Damask, Camel, Jet } = palette
  const teeth = (from: Point, to: Point, count: number): Point[] => {
    const [dx, dy] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count]
    return Array.from({ length: count }, (_, i): Point[] => [
      [from[0] + dx * i, from[1] + dy * i],
      [from[0] + dx * (i + 0.5) + dy * 0.42, from[1] + dy * (i + 0.5) - dx * 0.42],
    ]).flat()
  }
  const edge = [
    ...teeth([250, 240], [960, 240], 22),
    ...teeth([960, 240], [960, 1230], 30),
    ...teeth([960, 1230], [250, 1230], 22),
    ...teeth([250, 1230], [250, 240], 30),
  ]
  const cloth = `M${edge.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
  const bands = [-500, -150, 200, 550, 900]
    .map((x) => `M${x} 1500L${x + 1300} 0M${x + 96} 1500L${x + 1396} 0`)
    .join('')
  const golds = [-500, -150, 200, 550, 900].map((x) => `M${x + 48} 1500L${x + 1348} 0`).join('')
  return still({
    name: 'weekly-swatch',
    title: 'School tie, 540 grams',
    view: [1200, 1500],
    palette,
    alt: 'A pinked swatch on fog-gray paper, black with diagonal double bands of wine and a camel line between them, held by one dress pin.',
    draw: () =>
      `<g transform="rotate(4 600 750)">${lying((paint) => shape(cloth, paint), deeper(Fog), 50, 44)}${shape(cloth, Jet)}` +
      `<clipPath id="swatch"><path d="${cloth}"/></clipPath><g clip-path="url(#swatch)">${line(bands, Damask, 62)}${line(golds, Camel, 26)}</g>` +
      line('M420 180L640 430', deeper(Fog, 0.7), 9) +
      line('M402 166L500 268M556 330L630 408', Fog, 9) +
      disc([396, 160], 26, Camel) +
      '</g>',
  })
}

function bentPin(): Drawing {
  const palette = shades('spring-2024', 'Sherbet', 'Violet ink', 'Chalk red', 'French chalk')
  const { 'Violet ink': ink, 'Chalk red': red, 'French chalk': chalk } = palette
  const pin: Point[] = [
    [300, 330],
    [560, 420],
    [790, 520],
    [840, 640],
    [760, 790],
    [640, 960],
  ]
  const random = seeded(4)
  const threads = Array.from({ length: 3 }, (_, i): Point[] =>
    Array.from(
      { length: 6 },
      (_, k): Point => [900 + k * 110 + between(random, -40, 40), 240 + i * 60 + between(random, -90, 90)],
    ),
  )
  return still({
    name: 'weekly-pin',
    title: 'It met a rivet',
    view: [1300, 1300],
    palette,
    lead: 1,
    alt: 'A bent dress pin with a large red glass head on sherbet-yellow paper, a violet shadow beside it and loose pale threads in the corner.',
    draw: () =>
      lying(
        () => line(curve(pin), ink, 26, 'stroke-linecap="round"') + disc([262, 316], 118, ink),
        ink,
        70,
        78,
      ) +
      line(curve(pin), chalk, 24, 'stroke-linecap="round"') +
      disc([262, 316], 118, red) +
      shape('M262 198A118 118 0 0 1 340 404A150 150 0 0 0 262 198Z', '#8E1F12') +
      disc([222, 276], 26, chalk) +
      threads.map((each) => line(curve(each), chalk, 13, 'stroke-linecap="round"')).join(''),
  })
}

export const sharp: Drawing[] = [zip(), shears(), swatch(), bentPin()]
