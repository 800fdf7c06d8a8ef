import { letters } from '#modules/media/lettering.ts'
import { between, seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, rect, round, shape } from '../shapes.ts'
import { deeper, standing, still } from './still.ts'

function cup(): Drawing {
  const palette = shades('spring-2021', 'Rain', 'Rhubarb', 'Milled oat', 'Anthracite')
  const { Rain, Rhubarb, 'Milled oat': oat, Anthracite } = palette
  const body = (paint: string) =>
    shape('M330 420H870L800 1240H400Z', paint) + shape('M296 340H904V430H296ZM340 270H860V350H340Z', paint)
  return still({
    name: 'weekly-cup',
    title: 'Drunk standing up, outside',
    view: [1200, 1500],
    palette,
    alt: 'A paper coffee cup with a dark lid and a rhubarb sleeve stands on rain-blue paper and throws one long shadow; the sleeve is lettered two at a time.',
    draw: () =>
      standing(body, deeper(Rain), 1240, 0.86, 0.3) +
      shape('M330 420H870L800 1240H400Z', oat) +
      shape('M720 420H870L800 1240H700Z', deeper(oat, 0.86)) +
      shape('M348 600H852L817 1010H383Z', Rhubarb) +
      shape('M717 600H852L817 1010H705Z', '#B23347') +
      shape('M296 340H904V430H296Z', Anthracite) +
      shape('M340 270H860V350H340Z', Anthracite) +
      rect(470, 262, 90, 20, oat) +
      letters('two at', { x: 540, y: 790, size: 116, fill: oat, face: 'display', anchor: 'middle' }) +
      letters('a time', { x: 540, y: 900, size: 116, fill: oat, face: 'display', anchor: 'middle' }),
  })
}

function lemon(): Drawing {
  const palette = shades('autumn-2023', 'Plum', 'Chartreuse', 'Nettle', 'Chalk')
  const { Plum, Chartreuse, Nettle, Chalk } = palette
  const fruit = (paint: string) =>
    shape(
      'M250 640C250 400 440 250 690 250C840 250 930 310 1010 380C1050 410 1110 420 1120 470C1128 512 1090 540 1084 590C1060 830 900 990 660 990C430 990 250 860 250 640Z',
      paint,
    )
  const random = seeded(20)
  let pores = ''
  for (let i = 0; i < 90; i++) {
    const [angle, r] = [random() * 6.28, Math.sqrt(random())]
    pores += disc(
      [650 + Math.cos(angle) * r * 330, 620 + Math.sin(angle) * r * 300],
      between(random, 3, 6),
      deeper(Chartreuse, 0.86),
    )
  }
  return still({
    name: 'weekly-lemon',
    title: 'Forty cents, or ninety-eight dollars',
    view: [1400, 1200],
    palette,
    alt: 'A large chartreuse lemon with one green leaf sits on plum paper over its own dark shadow, with a small white price sticker on its side.',
    draw: () =>
      `<ellipse cx="800" cy="985" rx="480" ry="92" fill="${deeper(Plum, 0.66)}"/>` +
      fruit(Chartreuse) +
      shape(
        'M250 640C250 860 430 990 660 990C900 990 1060 830 1084 590C1000 800 830 880 640 870C470 862 320 800 250 640Z',
        deeper(Chartreuse, 0.8),
      ) +
      pores +
      shape('M330 440C270 250 120 200 -10 240C20 420 170 510 330 440Z', Nettle) +
      line('M40 306C150 330 250 370 360 440', deeper(Nettle, 0.7), 8) +
      `<g transform="rotate(-12 760 560)">${rect(640, 480, 260, 160, Chalk)}${letters('98.00', { x: 770, y: 594, size: 92, fill: Plum, anchor: 'middle' })}</g>`,
  })
}

function hat(): Drawing {
  const palette = shades('spring-2025', 'Shell', 'Mimosa', 'Cobalt', 'Jet')
  const { Shell, Mimosa, Cobalt, Jet } = palette
  const brim = (paint: string) => `<ellipse cx="760" cy="640" rx="640" ry="190" fill="${paint}"/>`
  const crown = (paint: string) =>
    shape(
      'M430 620C420 470 450 280 520 240C620 196 900 196 1000 240C1070 280 1100 470 1090 620C1000 690 520 690 430 620Z',
      paint,
    )
  const plaits = Array.from(
    { length: 9 },
    (_, i) =>
      `M${120 + i * 36} ${round(640 + i * 7)}C${300 + i * 20} ${round(830 - i * 4)} ${1220 - i * 20} ${round(830 - i * 4)} ${1400 - i * 36} ${round(640 + i * 7)}`,
  ).join('')
  const rows = Array.from(
    { length: 8 },
    (_, i) =>
      `M${round(452 + i * 9)} ${470 - i * 30}C620 ${510 - i * 30} 900 ${510 - i * 30} ${round(1068 - i * 9)} ${470 - i * 30}`,
  ).join('')
  return still({
    name: 'weekly-hat',
    title: 'Tried by forty-one people',
    view: [1600, 1067],
    palette,
    lead: 2,
    alt: 'A wide straw hat in mimosa yellow with a cobalt band lies on shell-pink paper; a black price tag hangs from its brim on a string.',
    draw: () =>
      `<g transform="translate(70 170)">${brim(deeper(Shell))}</g>` +
      brim(Mimosa) +
      `<ellipse cx="760" cy="640" rx="634" ry="184" fill="none" stroke="${Jet}" stroke-width="13"/>` +
      line(plaits, deeper(Mimosa, 0.84), 5) +
      `<ellipse cx="770" cy="624" rx="360" ry="84" fill="${deeper(Mimosa, 0.7)}"/>` +
      crown(Mimosa) +
      line(rows, deeper(Mimosa, 0.84), 5) +
      shape(
        'M432 480C520 560 1000 560 1088 480C1096 540 1094 590 1090 620C1000 690 520 690 430 620C426 580 426 530 432 480Z',
        Cobalt,
      ) +
      shape(
        'M900 236C1000 236 1100 380 1090 620C1060 645 1010 660 960 668C1000 500 980 320 900 236Z',
        deeper(Mimosa, 0.8),
      ) +
      shape(
        'M972 544C1020 532 1066 510 1088 480C1096 540 1094 590 1090 620C1060 645 1010 660 960 668C968 630 972 590 972 544Z',
        deeper(Cobalt, 0.7),
      ) +
      line('M1290 700C1330 760 1320 800 1336 840', Jet, 6) +
      `<g transform="rotate(10 1340 840)">${rect(1290, 836, 110, 150, Jet)}${disc([1345, 862], 9, Shell)}</g>`,
  })
}

function cone(): Drawing {
  const palette = shades('autumn-2025', 'Sky', 'Terra', 'Plaster', 'Night')
  const { Sky, Terra, Plaster, Night } = palette
  const yarn = (paint: string) =>
    shape('M470 300C540 280 660 280 730 300L880 1130C880 1190 320 1190 320 1130Z', paint) +
    shape('M548 150H652L676 330H524ZM400 1120H800L830 1260H370Z', paint)
  const winds = Array.from({ length: 26 }, (_, i) => {
    const y = 320 + i * 31
    const half = 132 + (y - 300) * 0.178
    return i % 2
      ? `M${round(600 - half)} ${y}L${round(600 + half + 4)} ${y + 60}`
      : `M${round(600 + half)} ${y}L${round(600 - half - 4)} ${y + 60}`
  }).join('')
  return still({
    name: 'weekly-cone',
    title: 'Nine hundred grams, one end loose',
    view: [1200, 1500],
    palette,
    alt: 'A cone of terracotta yarn stands on sky-blue paper with a long shadow; its loose end wanders off across the table and out of the picture.',
    draw: () =>
      standing(yarn, deeper(Sky), 1250, 0.8, 0.28) +
      shape('M400 1120H800L830 1260H370Z', Night) +
      shape('M548 150H652L676 330H524Z', Plaster) +
      shape('M612 150H652L676 330H620Z', deeper(Plaster, 0.8)) +
      shape('M470 300C540 280 660 280 730 300L880 1130C880 1190 320 1190 320 1130Z', Terra) +
      `<clipPath id="yarn"><path d="M470 300C540 280 660 280 730 300L880 1130C880 1190 320 1190 320 1130Z"/></clipPath><g clip-path="url(#yarn)">${line(winds, deeper(Terra, 0.82), 6)}${shape('M690 290H740L900 1200H760C800 900 760 560 690 290Z', deeper(Terra, 0.7))}</g>` +
      rect(440, 1196, 320, 14, Plaster) +
      shape('M462 760H742L750 930H454Z', Plaster) +
      line('M500 812H700M500 852H650M500 892H600', Night, 9) +
      line(
        curve([
          [860, 1090],
          [960, 1180],
          [900, 1340],
          [700, 1370],
          [560, 1310],
          [380, 1360],
          [240, 1440],
          [90, 1380],
          [-40, 1430],
        ]),
        Terra,
        11,
      ),
  })
}

export const upright: Drawing[] = [cup(), lemon(), hat(), cone()]
