import { letters } from '#modules/media/lettering.ts'
import { between, seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, rect, shape } from '../shapes.ts'
import { deeper, lying, standing, still } from './still.ts'

function receipt(): Drawing {
  const palette = shades('spring-2026', 'Lupin', 'Canvas', 'Ink blue', 'Tomato')
  const { Lupin, Canvas, 'Ink blue': ink, Tomato } = palette
  const random = seeded(10)
  const paper = (paint: string) =>
    shape(
      'M380 180C420 120 560 110 820 150C800 420 840 640 812 900C800 1060 780 1130 830 1250C700 1330 480 1330 400 1240C430 1130 380 1000 392 860C410 640 360 420 380 180Z',
      paint,
    )
  const rows = Array.from({ length: 13 }, (_, i) => {
    const y = 330 + i * 56
    return rect(460, y, between(random, 90, 190), 14, ink) + rect(700, y, i % 4 === 3 ? 40 : 62, 14, ink)
  })
  return still({
    name: 'weekly-receipt',
    title: 'Fourteen lines for one shirt',
    view: [1200, 1500],
    palette,
    lead: 0,
    alt: 'A till receipt curls at both ends on lupin-violet paper, thirteen short lines in dark blue under a red stamp that says paid, and the total circled.',
    draw: () =>
      lying(paper, deeper(Lupin, 0.72), 74, 56) +
      paper(Canvas) +
      shape(
        'M380 180C420 120 560 110 820 150C790 190 780 230 790 262C640 210 470 220 388 262C378 230 376 200 380 180Z',
        deeper(Canvas, 0.82),
      ) +
      shape(
        'M408 1150C520 1220 700 1220 808 1150C806 1190 812 1220 830 1250C700 1330 480 1330 400 1240C410 1210 412 1180 408 1150Z',
        deeper(Canvas, 0.88),
      ) +
      rows.join('') +
      rect(460, 262, 306, 40, Tomato) +
      `<g transform="rotate(-14 600 760)">${line('M440 660H790V860H440Z', Tomato, 14)}${letters('PAID', { x: 615, y: 806, size: 138, fill: Tomato, anchor: 'middle', tracking: 30 })}</g>` +
      line('M452 1078H770', ink, 5) +
      rect(640, 1100, 126, 26, ink) +
      line(
        'M600 1114C600 1064 800 1058 806 1112C810 1166 610 1172 604 1110C602 1090 640 1064 700 1062',
        Tomato,
        13,
        'stroke-linecap="round"',
      ),
  })
}

function last(): Drawing {
  const palette = shades('spring-2026', 'Leaf', 'Melon', 'Walnut', 'Canvas')
  const { Leaf, Melon, Walnut, Canvas } = palette
  const foot = (paint: string) =>
    shape(
      'M250 300C330 262 470 270 540 320C590 420 640 500 760 560C900 628 1080 650 1240 720C1350 770 1370 850 1330 890H900C780 890 740 850 640 850C560 850 540 890 470 890H260C200 760 200 460 250 300Z',
      paint,
    )
  return still({
    name: 'weekly-last',
    title: 'Size 39, somebody’s',
    view: [1600, 1100],
    palette,
    alt: 'A wooden shoe last in melon orange stands on leaf-green paper, with a dark hinge line, a pale strip of felt tacked over the joint and one long shadow.',
    draw: () =>
      standing(foot, deeper(Leaf, 0.7), 890, 0.9, -0.3) +
      foot(Melon) +
      shape(
        'M250 300C330 262 470 270 540 320C548 338 554 352 560 364C480 392 330 390 236 350C240 332 244 316 250 300Z',
        Walnut,
      ) +
      shape('M640 850C760 780 1100 800 1330 890H900C780 890 740 850 640 850Z', deeper(Melon, 0.8)) +
      line('M620 470C560 560 520 640 560 760L540 858', Walnut, 9) +
      disc([392, 322], 26, Melon) +
      // The maker built the joint up by hand: this foot has a story.
      shape(
        'M940 626C1030 600 1210 640 1290 750C1260 810 1090 790 1010 740C960 706 920 660 940 626Z',
        Canvas,
      ) +
      [
        [1030, 660],
        [1090, 672],
        [1150, 700],
        [1200, 730],
        [1080, 716],
      ]
        .map(([x = 0, y = 0]) => disc([x, y], 8, Walnut))
        .join('') +
      letters('39', { x: 330, y: 620, size: 150, fill: Walnut, face: 'display' }),
  })
}

function bolt(): Drawing {
  const palette = shades('autumn-2026', 'Camel', 'Damask', 'Fog', 'Jet')
  const { Camel, Damask, Fog, Jet } = palette
  // The end of a bolt: cloth wound round a flat board, so every turn is a long oval.
  const turn = (grow: number) => {
    const [half, r] = [300, 60 + grow]
    return `M${600 - half} ${600 - r}H${600 + half}A${r} ${r} 0 0 1 ${600 + half} ${600 + r}H${600 - half}A${r} ${r} 0 0 1 ${600 - half} ${600 - r}Z`
  }
  return still({
    name: 'weekly-bolt',
    title: 'What is left of forty meters',
    view: [1500, 1200],
    palette,
    alt: 'The end of a bolt of wine-colored cloth seen straight on, wound in long ovals round a pale board on camel paper, its last turn hanging open.',
    draw: () => {
      const whole = (paint: string) =>
        `<g transform="translate(90 -40)">${shape(turn(230), paint)}${shape('M300 310H1500V390H300Z', paint)}</g>`
      const rings = Array.from(
        { length: 8 },
        (_, i) =>
          `<path d="${turn(26 + i * 28)}" fill="none" stroke="${i % 3 === 1 ? deeper(Damask, 0.6) : Fog}" stroke-width="${i % 3 === 1 ? 7 : 5}"/>`,
      )
      return (
        lying(whole, deeper(Camel, 0.76), 50, 74) +
        '<g transform="translate(90 -40)">' +
        shape(turn(230), Damask) +
        shape('M300 310H1480L1440 350L1480 390H700Z', deeper(Damask, 0.72)) +
        rings.join('') +
        shape(turn(0), Fog) +
        rect(330, 586, 540, 28, Jet) +
        '</g>' +
        `<g transform="rotate(4 420 900)">${rect(300, 770, 190, 250, Fog)}${disc([395, 806], 13, Jet)}${line('M334 870H456M334 914H456M334 958H410', Jet, 8)}</g>`
      )
    },
  })
}

function spool(): Drawing {
  const palette = shades('autumn-2022', 'Turmeric', 'Viridian', 'Fleece', 'Cocoa')
  const { Turmeric, Viridian, Fleece, Cocoa } = palette
  const reel = (paint: string) =>
    rect(380, 250, 440, 90, paint) + rect(430, 330, 340, 600, paint) + rect(380, 920, 440, 100, paint)
  const winds = Array.from({ length: 30 }, (_, i) => `M420 ${352 + i * 19}L780 ${362 + i * 19}`).join('')
  const tail: Point[] = [
    [780, 900],
    [900, 960],
    [980, 1080],
    [880, 1150],
    [740, 1110],
    [820, 1020],
    [1010, 1080],
    [1240, 1020],
  ]
  return still({
    name: 'weekly-spool',
    title: 'Two hundred meters, near enough',
    view: [1200, 1200],
    palette,
    lead: 1,
    alt: 'A wooden reel of viridian thread stands on turmeric-yellow paper; the thread runs off it in a loop to the right edge.',
    draw: () =>
      standing(reel, deeper(Turmeric), 1020, 0.8, 0.3) +
      rect(430, 330, 340, 600, Fleece) +
      shape('M408 346H792L806 640L792 920H408L394 640Z', Viridian) +
      line(winds, deeper(Viridian, 0.76), 5) +
      shape('M690 346H792L806 640L792 920H690Z', deeper(Viridian, 0.72)) +
      rect(380, 250, 440, 90, Fleece) +
      rect(700, 250, 120, 90, deeper(Fleece, 0.84)) +
      rect(380, 920, 440, 100, Fleece) +
      rect(700, 920, 120, 100, deeper(Fleece, 0.84)) +
      rect(380, 306, 440, 40, Cocoa) +
      rect(380, 912, 440, 40, Cocoa) +
      rect(560, 250, 80, 26, Cocoa) +
      line(curve(tail), Viridian, 8),
  })
}

export const table: Drawing[] = [receipt(), last(), bolt(), spool()]
