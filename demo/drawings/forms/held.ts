import { letters } from '#modules/media/lettering.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { clamp, cropMarks, greeking, tape } from './apparatus.ts'
import type { Flat } from './bodies.ts'
import { coat, room, standCoat } from './garments.ts'
import { type Pose, type Skin, setHand } from './hands.ts'
import { blend, elevation, picture, stage, tones, type Vec } from './light.ts'

/** A fan of chips before anyone has named them. */
export function chipsInHand(): Drawing {
  const palette = shades(
    'autumn-2022',
    'Fleece',
    'Viridian',
    'Turmeric',
    'Cherry',
    'Thistle',
    'Cocoa',
    'Night bus',
  )
  const { Fleece, Viridian, Turmeric, Cherry, Thistle, Cocoa, 'Night bus': night } = palette
  return picture({
    name: 'chips-in-hand',
    title: 'Five without names',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A hand in a dark sleeve holds up a fan of five painted chips, cherry to night blue, against a viridian wall; each chip has a pale foot with one empty line for a name.',
    draw: () => {
      const chips = [Thistle, Turmeric, Cherry, Cocoa, night]
      const [px, py] = [560, 1010]
      const dark = blend(Viridian, night, 0.55)
      return [
        rect(0, 0, 1200, 1500, Viridian),
        shape('M0 0H420L0 900Z', blend(Viridian, Fleece, 0.1)),
        chips
          .map(
            (_, i) =>
              `<g transform="translate(${px + 56} ${py + 44}) rotate(${-44 + i * 21})">${rect(-105, -700, 210, 700, dark)}</g>`,
          )
          .join(''),
        shape('M440 1500L500 1210L660 1200L780 1500Z', dark),
        setHand('open', 'brown', { at: [560, 1250], turn: 6, size: 1.62, wrist: 40, only: 'fingers' }),
        chips
          .map(
            (fill, i) =>
              `<g transform="translate(${px} ${py}) rotate(${-44 + i * 21})">${rect(-93, -688, 210, 700, blend(fill, night, 0.5))}${rect(-105, -700, 210, 700, Fleece)}${rect(-105, -700, 210, 540, fill)}${i === 4 ? rect(-80, -120, 120, 5, night) + rect(-80, -84, 70, 5, blend(Fleece, night, 0.4)) : ''}</g>`,
          )
          .join(''),
        // Palm and thumb come round in front; what they pinch is the foot of the fan.
        shape(
          'M508 1290C470 1240 480 1130 520 1090C590 1060 660 1090 676 1150C684 1200 670 1260 650 1300Z',
          '#8E5A3A',
        ),
        `<g transform="translate(640 1230) rotate(-24) scale(1.9)">${shape('M-22 30C-30 -30 -22 -80 -2 -108C8 -116 20 -108 19 -94C10 -60 18 -10 20 34Z', '#6B3F26')}${shape('M-28 30C-36 -30 -28 -80 -8 -108C2 -116 14 -108 13 -94C4 -60 12 -10 14 34Z', '#8E5A3A')}${shape('M-10 -92C-8 -106 4 -112 8 -104C8 -96 4 -86 -2 -82C-8 -82 -11 -86 -10 -92Z', Cherry)}</g>`,
        shape('M430 1500L486 1262C540 1290 620 1292 674 1262L760 1500Z', Turmeric),
        shape('M600 1288C630 1284 656 1274 674 1262L760 1500H640Z', blend(Turmeric, night, 0.36)),
        shape(
          'M486 1262C540 1290 620 1292 674 1262L684 1296C620 1328 540 1328 478 1296Z',
          blend(Turmeric, Fleece, 0.36),
        ),
      ].join('')
    },
  })
}

/** Paint-outs taped to a studio wall, with one being moved. */
export function paintedSheets(): Drawing {
  const palette = shades('autumn-2022', 'Putty', 'Cherry', 'Thistle', 'Turmeric', 'Viridian', 'Night bus')
  const { Putty, Cherry, Thistle, Turmeric, Viridian, 'Night bus': night } = palette
  return picture({
    name: 'painted-sheets',
    title: 'Nine sheets, north wall, noon',
    view: [2000, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Painted sheets in six colors are taped to a putty wall in an uneven row, each with a torn strip of white tape and a hard shadow; from the right a hand takes one of them by its corner.',
    draw: () => {
      const sheets: [number, number, number, number, string, number][] = [
        [-60, 120, 300, 420, night, -1],
        [270, 60, 210, 280, Thistle, 1.2],
        [262, 380, 250, 330, Turmeric, -0.8],
        [540, 140, 330, 460, Cherry, 0.5],
        [560, 640, 200, 270, Viridian, 1.6],
        [910, 80, 190, 250, Putty, -1.4],
        [900, 370, 300, 400, Viridian, -0.4],
        [1240, 120, 260, 350, Thistle, 1],
        [1250, 510, 220, 300, night, -1.2],
      ]
      const dark = blend(Putty, night, 0.42)
      const sheet = ([x, y, w, h, fill, turn]: (typeof sheets)[number], i: number) =>
        `<g transform="rotate(${turn} ${x + w / 2} ${y})">${shape(`M${x + 14} ${y + 16}H${x + w + 22}L${x + w + 30} ${y + h + 30}L${x + 26} ${y + h + 22}Z`, dark)}${rect(x, y, w, h, '#F4EEE2')}${rect(x + 16, y + 16, w - 32, h - 84, fill === Putty ? blend(Putty, Turmeric, 0.3) : fill)}${rect(x + 16, y + h - 44, w * 0.34, 5, night)}${tape([x + w / 2, y + 4], 92, 2, i % 3 ? '#FBF7EE' : Turmeric, i + 3, 30)}</g>`
      return [
        rect(0, 0, 2000, 1000, Putty),
        shape('M0 0H900L420 1000H0Z', blend(Putty, '#ffffff', 0.2)),
        rect(0, 940, 2000, 60, night),
        ...sheets.map(sheet),
        `<g transform="rotate(9 1700 300)">${shape('M1600 250L1905 250L1930 720L1640 700Z', dark)}${rect(1570, 220, 300, 430, '#F4EEE2')}${rect(1588, 238, 264, 342, Cherry)}${shape('M1588 238H1852L1700 580H1588Z', blend(Cherry, night, 0.18))}${rect(1588, 606, 110, 5, night)}</g>`,
        setHand('pinch', 'deep', { at: [2010, 560], turn: -78, size: 1.5, nail: Turmeric, wrist: 200 }),
      ].join('')
    },
  })
}

/** One page, clipped to a board, with the pencil still on it. */
export function briefOnOnePage(): Drawing {
  const palette = shades('autumn-2024', 'Malachite', 'Horn', 'Garnet', 'Ice violet', 'Obsidian')
  const { Malachite, Horn, Garnet, 'Ice violet': ice, Obsidian } = palette
  return picture({
    name: 'brief-on-one-page',
    title: 'The whole of it',
    view: [1200, 1500],
    palette,
    lead: 0,
    focalPoint: { x: 0.45, y: 0.45 },
    alt: 'A single sheet is clipped to a green board: one picture of a garnet coat on ice violet, five short lines, four boxes, and a hand with a pencil striking out the last line.',
    draw: () => {
      const [x, y, w, h] = [170, 190, 800, 1110]
      const s = stage(elevation([170, 410], 0.3, 0.3, 0.62), [0.7, 0.5, -0.5])
      const { ground, shadows } = room(s, [720, 500], 200, {
        wall: ice,
        floor: blend(ice, Obsidian, 0.16),
        wallShade: blend(ice, Obsidian, 0.5),
        floorShade: blend(ice, Obsidian, 0.55),
      })
      const cut = {
        at: [200, 60, 0] as Vec,
        height: 560,
        hem: [140, 100] as Flat,
        shoulder: [120, 66] as Flat,
      }
      const words = [
        'Someone is early.',
        'One coat. One chair.',
        'Light from the left, hard.',
        'Nobody looks at us.',
      ]
      return [
        rect(0, 0, 1200, 1500, Malachite),
        shape('M0 0H1200V210L0 420Z', blend(Malachite, '#ffffff', 0.07)),
        '<g transform="rotate(-1.6 600 700)">',
        shape(
          `M${x + 20} ${y + 24}H${x + w + 26}L${x + w + 44} ${y + h + 44}L${x + 36} ${y + h + 34}Z`,
          blend(Malachite, Obsidian, 0.6),
        ),
        rect(x, y, w, h, Horn),
        `<svg x="${x + 40}" y="${y + 60}" width="720" height="500" viewBox="0 0 720 500">${ground}${shadows(coat(cut).all)}${standCoat(s, cut, tones(Garnet, Obsidian), Obsidian)}</svg>`,
        cropMarks([x + 40, y + 60], 720, 500, Obsidian, 4, 22),
        ...words.map((each, i) =>
          letters(each, { x: x + 42, y: y + 656 + i * 62, size: 52, face: 'display', fill: Obsidian }),
        ),
        greeking([x + 42, y + 912], 330, 1, blend(Horn, Obsidian, 0.5), 3, 20),
        line(`M${x + 36} ${y + 918}L${x + 420} ${y + 908}`, Garnet, 7, 'stroke-linecap="round"'),
        ...[Garnet, ice, Obsidian, Malachite].map((fill, i) => rect(x + 42 + i * 92, y + 970, 76, 76, fill)),
        clamp([x + w / 2, y - 20], 2.2, Obsidian, blend(Horn, Obsidian, 0.3)),
        '</g>',
        // The pencil goes between finger and thumb, so the thumb is laid on last.
        setHand('pinch', 'olive', { at: [860, 1330], turn: -34, size: 1.55, wrist: 240, only: 'fingers' }),
        shape('M664 1117L903 1330L877 1360L638 1147Z', Garnet),
        shape('M664 1117L606 1092L638 1147Z', blend(Horn, '#ffffff', 0.4)),
        shape('M606 1092L624 1100L616 1109Z', Obsidian),
        setHand('pinch', 'olive', { at: [860, 1330], turn: -34, size: 1.55, only: 'thumb' }),
        shape('M880 1500L846 1386L960 1320L1200 1440V1500Z', Obsidian),
        shape('M846 1386L960 1320L978 1346L860 1418Z', ice),
      ].join('')
    },
  })
}

/** A casting wall on which nobody has a face. */
export function castingCards(): Drawing {
  const palette = shades('spring-2026', 'Canvas', 'Lupin', 'Tomato', 'Melon', 'Leaf', 'Ink blue')
  const { Canvas, Lupin, Tomato, Melon, Leaf, 'Ink blue': ink } = palette
  return picture({
    name: 'casting-cards',
    title: 'Nine called, two kept',
    view: [1200, 1500],
    palette,
    lead: 1,
    alt: 'Nine casting cards in a grid, each with one hand in a different gesture and skin on a ground of melon, lupin, leaf or ink; two carry a tomato-red dot.',
    draw: () => {
      const cards: [Pose, Skin, string, number, boolean, string?][] = [
        ['open', 'deep', Melon, 8, false],
        ['pinch', 'fair', ink, -16, true, Tomato],
        ['rest', 'tan', Leaf, 4, false],
        ['poise', 'brown', Lupin, -12, true],
        ['point', 'olive', Tomato, 6, false],
        ['reach', 'deep', Melon, 18, false, ink],
        ['rest', 'fair', Lupin, -8, true, ink],
        ['open', 'brown', ink, 14, true],
        ['pinch', 'tan', Leaf, 0, false, Melon],
      ]
      const [w, h] = [330, 420]
      return (
        rect(0, 0, 1200, 1500, Canvas) +
        cards
          .map(([pose, skin, fill, turn, mirror, nail], i) => {
            const [x, y] = [66 + (i % 3) * 370 + ((i * 5) % 3) * 4, 70 + Math.floor(i / 3) * 470]
            const kept = i === 3 || i === 8
            const tilt = [-0.7, 0.5, 1, 0.3, -1, 0.6, 0.8, -0.4, -0.9][i] ?? 0
            const hand = setHand(pose, skin, {
              at: [w / 2 + (mirror ? -14 : 20), 300],
              turn,
              size: 1.2,
              mirror,
              wrist: 200,
              ...(nail ? { nail } : {}),
            })
            return `<g transform="rotate(${tilt} ${x + w / 2} ${y})">${rect(x + 12, y + 14, w, h, blend(Canvas, ink, 0.36))}${rect(x, y, w, h, '#FBF7EC')}<svg x="${x + 14}" y="${y + 14}" width="${w - 28}" height="346" viewBox="14 14 ${w - 28} 346">${rect(0, 0, w, h, fill)}${hand}</svg>${letters(`No. ${i + 11}`, { x: x + 18, y: y + 398, size: 26, fill: ink })}${kept ? `<circle cx="${x + w - 36}" cy="${y + 390}" r="17" fill="${Tomato}"/>` : ''}${tape([x + w / 2, y], 84, (i % 3) - 1, i % 2 ? Lupin : Melon, i + 2, 26)}</g>`
          })
          .join('')
      )
    },
  })
}

/** A cuff being set straight, with a clamp in the picture to keep everyone honest. */
export function handAndCuff(): Drawing {
  const palette = shades('spring-2026', 'Washed sky', 'Ink blue', 'Canvas', 'Tomato', 'Walnut')
  const { 'Washed sky': sky, 'Ink blue': ink, Canvas, Tomato, Walnut } = palette
  return picture({
    name: 'hand-and-cuff',
    title: 'Four centimeters of cuff',
    view: [1500, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: 'A deep-brown hand comes out of a wide white cuff and an ink-blue sleeve, and a second hand with red nails sets the cuff straight; a clamp holds the sleeve from above.',
    draw: () =>
      [
        rect(0, 0, 1500, 1000, sky),
        shape('M0 700L1500 560V1000H0Z', blend(sky, ink, 0.14)),
        // Both shadows fall to the lower right, under everything.
        `<g transform="translate(46 60)">${shape('M-60 250L760 330L770 620L-60 640Z', blend(sky, ink, 0.55))}</g>`,
        setHand('rest', 'deep', { at: [930, 500], turn: 92, size: 2.3, wrist: 60 }),
        shape('M740 372L900 392L896 606L744 622Z', Canvas),
        shape('M740 520L898 508L896 606L744 622Z', blend(Canvas, ink, 0.24)),
        `<circle cx="846" cy="470" r="15" fill="${Tomato}"/>`,
        shape('M-60 250L764 336L770 640L-60 690Z', ink),
        shape('M-60 520L768 512L770 640L-60 690Z', blend(ink, '#000000', 0.4)),
        shape('M-60 250L764 336L764 352L-60 270Z', blend(ink, sky, 0.3)),
        ...[610, 660, 710].map(
          (x) =>
            `<circle cx="${x}" cy="470" r="17" fill="${Walnut}"/><circle cx="${x - 4}" cy="466" r="17" fill="${blend(Walnut, Canvas, 0.24)}"/>`,
        ),
        setHand('pinch', 'olive', { at: [1010, 40], turn: 202, size: 1.9, wrist: 120, nail: Tomato }),
        shape('M900 -20L1150 -60L1104 64L946 112Z', Tomato),
        shape('M1030 -20L1150 -60L1104 64L1040 84Z', blend(Tomato, ink, 0.4)),
        clamp([330, 250], 2, Walnut, Tomato),
        tape([170, 940], 220, -4, Tomato, 3, 50),
        letters('L', { x: 150, y: 954, size: 38, fill: ink }),
      ].join(''),
  })
}
