import { FLOORS, STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { figure } from '../../floors/figures.ts'
import { place as stand } from '../../floors/measures.ts'
import { shade } from '../../patterns/geometry.ts'
import { dimension, words } from '../../patterns/marks.ts'
import { disc, line, type Point, rect, shape } from '../../shapes.ts'
import { cut, PELL } from '../house-colors.ts'
import { DASH, ROUND, tape } from '../sheet.ts'
import { fabric, SWEATER, sweater, wales, yoke } from './knit.ts'

const { Unspun, 'Night bus': night, Rosehip, Heather, 'Old gold': gold, 'Moss agate': moss } = PELL
const { Mist, Kingfisher, 'Dusty rose': rose, Peat } = PELL

const on = (content: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${content}</g>`

export function pegRail(): Drawing {
  return makeDrawing({
    name: 'pell-peg-rail',
    title: 'Six of the nineteen sweaters, as shop 6 hung them',
    credit: FLOORS,
    view: [1800, 1160],
    surface: 'cloth',
    palette: cut(PELL, 'Dusty rose', 'Night bus', 'Unspun', 'Rosehip', 'Old gold', 'Moss agate'),
    alt: 'Six sweaters hang from a peg rail against dusty rose, the outer two cut by the edges: plain red, navy with a patterned yoke, striped white and green, moss, cabled gold and plain navy. A tape runs below their hems.',
    draw: () => {
      const stripes = [70, 150, 230, 310, 390].map((y) => rect(-240, y, 480, 42, moss)).join('')
      const cables = [-60, 0, 60]
        .map((x) => {
          const wave = (side: number) =>
            `M${x} 30${Array.from({ length: 10 }, (_, i) => `Q${x + (i % 2 ? -side : side) * 22} ${30 + i * 42 + 21} ${x} ${30 + (i + 1) * 42}`).join('')}`
          return line(wave(1) + wave(-1), shade(gold, -0.28), 8, ROUND)
        })
        .join('')
      const hung = [
        { x: 150, y: 262, s: 1.62, body: sweater({ id: 'a', color: Rosehip, inside: wales(Rosehip) }) },
        {
          x: 1480,
          y: 250,
          s: 1.56,
          body: sweater({ id: 'd', color: gold, inside: wales(gold, 15) + cables }),
        },
        {
          x: 880,
          y: 256,
          s: 1.56,
          body: sweater({ id: 'c', color: Unspun, trim: Unspun, inside: stripes }),
        },
        {
          x: 520,
          y: 262,
          s: 1.66,
          body: sweater({
            id: 'b',
            color: night,
            inside: wales(night, 14) + yoke(60, [Unspun, rose, gold, Unspun]),
          }),
        },
        { x: 1190, y: 268, s: 1.62, body: sweater({ id: 'e', color: moss, inside: wales(moss) }) },
        { x: 1770, y: 262, s: 1.62, body: sweater({ id: 'f', color: night, inside: wales(night) }) },
      ]
      return [
        rect(0, 0, 1800, 1160, rose),
        rect(0, 130, 1800, 84, Unspun),
        line('M0 148H1800M0 196H1800', shade(Unspun, -0.2), 3, DASH),
        ...hung.map(({ x, y, s }) => on(shape(SWEATER, shade(rose, -0.22)), x + 18, y + 22, s)),
        ...hung.map(({ x, y, s, body }) => on(body, x, y, s)),
        ...hung.map(
          ({ x }) =>
            rect(x - 15, 158, 30, 110, night) + disc([x, 172], 30, night) + disc([x - 6, 166], 10, gold),
        ),
        tape({ at: [0, 1086], length: 1800, breadth: 74, fill: gold, ink: night, tick: 15 }),
      ].join('')
    },
  })
}

/** One sweater through three panes: its sleeves go on into the next shop. */
export function longWindow(): Drawing {
  return makeDrawing({
    name: 'pell-long-window',
    title: 'Window A, three panes, one sweater of 6.8 meters',
    credit: FLOORS,
    view: [2000, 1080],
    surface: 'paper',
    palette: cut(PELL, 'Mist', 'Rosehip', 'Night bus', 'Unspun', 'Old gold', 'Kingfisher'),
    alt: 'A shop front of three panes: one enormous red sweater hangs through all of them, its sleeves leaving at both sides, a white and gold yoke across its chest. A man in blue walks past and is as tall as its collar is wide.',
    draw: () => {
      const body =
        'M700 150C800 250 1200 250 1300 150L1500 190C1700 230 1900 300 2080 360L2080 600C1900 560 1720 500 1500 470L1510 900L490 900L500 470C280 500 100 560 -80 600L-80 360C100 300 300 230 500 190Z'
      const yokeAt = (c: number, r: number) => {
        if (r < 5 || r > 13) return Rosehip
        const k = (c + (r % 2)) % 6
        if (r === 5 || r === 13) return Unspun
        if (r === 9) return c % 2 ? gold : Unspun
        return k === Math.abs(9 - r) || 6 - k === Math.abs(9 - r) ? Unspun : k === 0 && r % 2 ? gold : Rosehip
      }
      return [
        rect(0, 0, 2000, 1080, night),
        rect(0, 96, 2000, 804, Mist),
        `<clipPath id="pane"><path d="${body}"/></clipPath>`,
        shape(body, shade(Rosehip, -0.3)),
        `<g clip-path="url(#pane)">${fabric({ at: [-20, 100], columns: 52, rows: 26, size: [40, 32], yarn: yokeAt })}`,
        rect(480, 830, 1040, 80, shade(Rosehip, -0.3)),
        line(Array.from({ length: 26 }, (_, i) => `M${496 + i * 40} 832V900`).join(''), Rosehip, 22),
        line('M690 130C800 262 1200 262 1310 130', Rosehip, 74),
        line('M724 150C820 236 1180 236 1276 150', shade(Rosehip, -0.3), 5, DASH),
        '</g>',
        line('M500 470C506 400 506 280 500 190M1500 470C1494 400 1494 280 1500 190', Unspun, 5, DASH),
        ...[0, 652, 1324, 1976].map((x) => rect(x, 60, 24, 860, night)),
        rect(0, 84, 2000, 24, night),
        rect(0, 900, 2000, 60, Kingfisher),
        rect(0, 960, 2000, 120, Unspun),
        line(
          Array.from({ length: 14 }, (_, i) => `M${i * 160} 960l-50 120`).join(''),
          shade(Unspun, -0.16),
          3,
        ),
        words('Pell Street', [330, 44], 44, Unspun, 0, 'display'),
        stand(
          figure('walking', {
            skin: '#8D5A3B',
            hair: night,
            top: Kingfisher,
            legs: night,
            shoes: Peat,
            hem: 'knee',
          }),
          1620,
          1030,
          3.1,
        ),
        dimension([24, 1044], [652, 1044], night, '', 24, 4),
        words('2.10', [338, 1012], 34, night),
      ].join('')
    },
  })
}

/** Where one season's sweaters failed, on the sweater. */
export function faultMap(): Drawing {
  return makeDrawing({
    name: 'pell-fault-map',
    title: 'Where 412 sweaters failed, on one',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: cut(PELL, 'Night bus', 'Mist', 'Rosehip', 'Old gold', 'Heather'),
    lead: 2,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A pale gray sweater spread on dark blue like a map: hatched red patches at elbows, underarms and cuffs, heather ones at neck and hem, each with a gold leader line and a number.',
    draw: () => {
      const s = 2.72
      const patch = (d: string, color: string) => {
        const hatch = Array.from({ length: 60 }, (_, i) => `M${-260 + i * 9} 0l-60 500`).join('')
        const id = `p${Math.abs(d.split('').reduce((sum, each) => sum * 7 + each.charCodeAt(0), 1) % 99991)}`
        return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${line(hatch, color, 4.6)}</g>${line(d, color, 2.6)}`
      }
      const marks: { from: Point; to: Point; n: string; color: string }[] = [
        { from: [215, 660], to: [110, 380], n: '131', color: Rosehip },
        { from: [330, 800], to: [150, 1330], n: '94', color: Rosehip },
        { from: [1050, 1290], to: [1060, 1425], n: '71', color: Rosehip },
        { from: [640, 250], to: [900, 150], n: '58', color: Heather },
        { from: [720, 1400], to: [520, 1440], n: '37', color: Heather },
        { from: [905, 520], to: [1110, 470], n: '21', color: gold },
      ]
      return [
        rect(0, 0, 1200, 1500, night),
        line(
          Array.from({ length: 12 }, (_, i) => `M${i * 110} 0V1500`).join('') +
            Array.from({ length: 14 }, (_, i) => `M0 ${i * 110}H1200`).join(''),
          shade(night, 0.14),
          2,
        ),
        on(
          shape(SWEATER, Mist) +
            `<clipPath id="whole"><path d="${SWEATER}"/></clipPath><g clip-path="url(#whole)">${wales(Mist, 11)}` +
            patch(
              'M-190 150C-150 130 -130 160 -140 230C-150 290 -190 300 -220 280C-230 230 -220 170 -190 150Z',
              Rosehip,
            ) +
            patch(
              'M190 150C150 130 130 160 140 230C150 290 190 300 220 280C230 230 220 170 190 150Z',
              Rosehip,
            ) +
            patch('M-140 170C-110 160 -70 190 -66 250C-70 300 -120 290 -140 270Z', Rosehip) +
            patch('M140 170C110 160 70 190 66 250C70 300 120 290 140 270Z', Rosehip) +
            patch('M-240 380L-140 400L-150 460L-240 450Z', Rosehip) +
            patch('M240 380L140 400L150 460L240 450Z', Rosehip) +
            patch('M-80 -20C-40 60 40 60 80 -20L40 -20C20 20 -20 20 -40 -20Z', Heather) +
            patch('M-130 444L130 444L130 490L-130 490Z', Heather) +
            patch('M80 80C110 70 130 90 126 140C110 160 84 150 78 120Z', gold) +
            '</g>' +
            line(SWEATER, night, 2.4) +
            line(
              'M-112 214C-118 160 -122 90 -124 30M112 214C118 160 122 90 124 30',
              night,
              2,
              'stroke-dasharray="6 4"',
            ),
          600,
          130,
          s,
        ),
        ...marks.map(
          ({ from, to, n, color }) =>
            line(`M${from.join(' ')}L${to.join(' ')}`, gold, 4) +
            disc(from, 9, gold) +
            disc(to, 56, color) +
            words(n, to, 52, color === Rosehip ? Mist : night, 0, 'display'),
        ),
      ].join('')
    },
  })
}

/** A body and the sweater on it: the room between them is the ease. */
export function chestTape(): Drawing {
  return makeDrawing({
    name: 'pell-chest-tape',
    title: 'Ninety-six on the body, one hundred and four in the wool',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'cloth',
    palette: cut(PELL, 'Old gold', 'Kingfisher', 'Unspun', 'Rosehip', 'Peat'),
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'A person in a kingfisher-blue sweater seen from chin to hip against old gold and dark brown; a pale tape crosses the chest and hangs down, and a dashed red line inside the sweater shows the body’s own outline.',
    draw: () => {
      const skin = '#A26B47'
      const torso =
        'M440 300C500 350 700 350 760 300C860 330 960 380 1010 470C1090 640 1130 900 1160 1180L1250 1520L960 1520L930 1240C920 1100 900 960 880 880L900 1520L300 1520L320 880C300 960 270 1100 250 1260L220 1520L-60 1520L30 1180C60 900 110 640 190 470C240 380 340 330 440 300Z'
      const inside =
        'M446 352C380 390 300 400 262 480C200 640 150 900 110 1240M754 352C820 390 900 400 940 480C1000 640 1040 900 1080 1240M372 700C384 900 420 1080 400 1260C390 1360 380 1440 376 1500M828 700C816 900 780 1080 800 1260C810 1360 820 1440 824 1500'
      return [
        rect(0, 0, 1200, 1500, gold),
        rect(0, 1060, 1200, 440, Peat),
        shape('M470 -20H730C726 80 716 180 760 320C700 420 500 420 440 320C484 180 474 80 470 -20Z', skin),
        shape('M470 -20H730L726 40C660 130 560 190 470 210C474 140 474 60 470 -20Z', shade(skin, -0.18)),
        shape(torso, Kingfisher),
        `<clipPath id="torso"><path d="${torso}"/></clipPath><g clip-path="url(#torso)">`,
        line(
          Array.from({ length: 46 }, (_, i) => `M${i * 27} 280V1520`).join(''),
          shade(Kingfisher, -0.22),
          6,
        ),
        line('M428 296C500 388 700 388 772 296', shade(Kingfisher, -0.22), 70),
        line('M428 296C500 388 700 388 772 296', Kingfisher, 58, 'stroke-dasharray="9 7"'),
        '</g>',
        line('M320 880C330 760 336 640 320 520M880 880C870 760 864 640 880 520', shade(Kingfisher, -0.4), 7),
        line(inside, Rosehip, 8, 'stroke-dasharray="26 16"'),
        line('M318 742C420 800 780 800 884 742', shade(Kingfisher, -0.45), 92),
        line('M314 726C420 784 780 784 888 726', Unspun, 84),
        line('M330 690C430 742 770 742 872 690', Peat, 34, 'stroke-dasharray="4 12.2"'),
        line('M322 700C426 754 776 754 880 700', Peat, 56, 'stroke-dasharray="5 76"'),
        shape('M604 744L690 746L716 1218L632 1226Z', Unspun),
        line('M622 800L646 1210', Peat, 26, 'stroke-dasharray="4 12"'),
        shape('M630 1196L718 1190L720 1230L632 1238Z', Rosehip),
        disc([648, 770], 17, Rosehip),
        words('104', [488, 788], 46, Peat, 5, 'display'),
      ].join('')
    },
  })
}
