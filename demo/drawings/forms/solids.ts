import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { FORMS, ROOM } from '../palettes.ts'
import { disc, rect, shape } from '../shapes.ts'
import { chairFromBehind, drawOnChair, garmentOnChair } from './chair.ts'
import { room } from './garments.ts'
import { blend, elevation, stage, type Vec } from './light.ts'

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
    title: 'Arch, plinth, dome: one light',
    credit: STUDIO,
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
  const wall = [
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
  // The frame again, over whatever falls on it, and its own depth on the two sides turned from the light.
  const frame = [
    rect(1090, 0, 110, 1500, Teal),
    rect(0, 1280, 1200, 220, Teal),
    shape('M110 120H1090V152H142V1280H110Z', Umber),
  ]
  const chairAndCoat = () => {
    const at: Vec = [70, 90, 0]
    const view = stage(elevation([110, 1230], 0.3, 0.34), [0.72, 0.34, -0.5])
    const { shadows } = room(view, [1200, 1500], 647, {
      wall: Rose,
      floor: Chalk,
      wallShade: blend(Rose, Umber, 0.3),
      floorShade: blend(Chalk, Umber, 0.36),
    })
    const parts = chairFromBehind(at, 0.94)
    const cloth = { lit: Mustard, half: blend(Mustard, Umber, 0.3), shade: blend(Mustard, Umber, 0.5) }
    return (
      shadows(...parts, ...garmentOnChair(at, 0.94, 0.1).pieces.map(({ solid }) => solid)) +
      parts
        .map((solid) => view.body(solid, { lit: blend(Umber, Chalk, 0.16), half: Umber, shade: Umber }))
        .join('') +
      drawOnChair(view, at, 0.94, 0.1, cloth, Umber)
    )
  }
  return makeDrawing({
    name: 'forms-window',
    title: 'Someone has just left',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: ROOM,
    lead: 2,
    focalPoint: { x: 0.35, y: 0.65 },
    alt: 'A shop window framed in teal: a brick-red stair that leads nowhere, and one dark chair with a mustard coat hung on its back.',
    draw: () => [...wall, ...stair, stairFoot, chairAndCoat(), ...frame].join(''),
  })
}
