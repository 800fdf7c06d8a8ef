import { type Drawing, makeDrawing } from './drawing.ts'
import { FORMS, ROOM } from './palettes.ts'
import { disc, rect, shape } from './shapes.ts'

/** Solids in one light from the left: every shadow falls down and to the right by the same slope. */
export function forms(): Drawing {
  const { Plaster, Cobalt, Apricot, Terra, Night, Sky } = FORMS
  const arch = [
    shape('M650 810L980 1010H480L150 810Z', Terra),
    shape('M150 810V330A250 250 0 0 1 650 330V810Z', Plaster),
    shape('M235 810V350A165 165 0 0 1 565 350V810Z', Cobalt),
    shape('M235 810V350A165 165 0 0 1 330 205V810Z', Night),
  ]
  const plinthAndBall = [
    shape('M1040 810L1330 980H1050L760 810Z', Terra),
    rect(760, 470, 190, 340, Terra),
    rect(950, 470, 90, 340, Night),
    disc([900, 345], 125, Plaster),
    shape('M900 220A125 125 0 0 1 900 470A180 180 0 0 0 900 220Z', Cobalt),
  ]
  const dome = [
    shape('M1390 810L1500 876V900H1320L1130 810Z', Terra),
    shape('M1130 810A130 130 0 0 1 1390 810Z', Cobalt),
    shape('M1260 680A130 130 0 0 1 1390 810H1310A170 170 0 0 0 1260 680Z', Night),
  ]
  const step = [rect(0, 1070, 1500, 130, Cobalt), shape('M0 1070H560L780 1200H0Z', Night)]
  return makeDrawing({
    name: 'forms',
    view: [1500, 1200],
    surface: 'paper',
    palette: FORMS,
    lead: 2,
    focalPoint: { x: 0.3, y: 0.45 },
    alt: 'A deep plaster arch, a ball on a plinth and a half dome stand on an apricot floor under one low light, their shadows all falling one way.',
    draw: () =>
      [
        rect(0, 0, 1500, 1200, Sky),
        rect(0, 810, 1500, 390, Apricot),
        ...arch,
        ...plinthAndBall,
        ...dome,
        ...step,
      ].join(''),
  })
}

/** A shop window with one thing in it: stair, chair, moon-round lamp. */
export function formsWindow(): Drawing {
  const { Chalk, Mustard, Teal, Rose, Umber, Brick } = ROOM
  const room = [
    rect(0, 0, 1200, 1500, Teal),
    rect(110, 120, 980, 1160, Rose),
    shape('M110 1010L110 1280H1090L1090 1010Z', Chalk),
    // Daylight from the street lies across the wall and breaks where it meets the floor.
    shape('M110 250L610 120H900L470 1010H110Z', '#F0B9AE'),
    shape('M110 1010H470L700 1280H110Z', '#F7F1E6'),
  ]
  const stair = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = [650 + i * 88, 930 - i * 120]
    return (
      rect(x, y, 1090 - x, 120, i % 2 ? Brick : '#A63726') + shape(`M${x} ${y}h${1090 - x}v16H${x}Z`, Chalk)
    )
  })
  const stairFoot = shape('M650 1010H1090V1050H650Z', Brick)
  const chair = [
    shape('M262 1180L470 1236H720L520 1180Z', '#D9CFBD'),
    shape('M250 740H276V1180H250ZM500 980H526V1180H500ZM286 1000H306V1150H286ZM462 990H480V1150H462Z', Umber),
    shape('M250 740C330 716 400 716 470 742L462 840C400 820 330 820 262 840Z', Umber),
    shape('M240 952H540V986H240Z', Umber),
  ]
  const coat = [
    shape(
      'M300 700C350 668 420 672 452 706C500 760 520 830 520 948C560 1010 566 1080 540 1128C480 1150 420 1120 404 1060C380 980 300 990 292 948C280 860 270 770 300 700Z',
      Mustard,
    ),
    shape(
      'M452 706C500 760 520 830 520 948C560 1010 566 1080 540 1128C520 1136 500 1136 480 1128C492 1040 470 980 452 948C462 860 470 780 430 690Z',
      '#B98512',
    ),
  ]
  return makeDrawing({
    name: 'forms-window',
    view: [1200, 1500],
    surface: 'paper',
    palette: ROOM,
    lead: 2,
    focalPoint: { x: 0.35, y: 0.65 },
    alt: 'A shop window framed in teal: a brick-red stair that leads nowhere, and one chair with a mustard coat thrown over its back.',
    draw: () => [...room, ...stair, stairFoot, ...chair, ...coat].join(''),
  })
}
