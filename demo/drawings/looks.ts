import { type Drawing, makeDrawing } from './drawing.ts'
import { standAt } from './figure.ts'
import { cocoonCoat, seatedSuit, slippedJacket, tentDress } from './garments.ts'
import { RUNWAY } from './palettes.ts'
import { rect } from './shapes.ts'

const { Fog, Moss, Camel, Jet, 'Ice blue': ice, Lacquer } = RUNWAY

/** The cloth of the tent dress. */
const TICKING = `<defs><pattern id="ticking" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(7)"><rect width="64" height="64" fill="${ice}"/><rect width="24" height="64" fill="${Jet}"/><rect x="41" width="6" height="64" fill="${Lacquer}"/></pattern></defs>`

export function looks(): Drawing {
  return makeDrawing({
    name: 'looks',
    view: [1640, 1800],
    surface: 'paper',
    palette: RUNWAY,
    focalPoint: { x: 0.5, y: 0.3 },
    alt: 'Three cut-paper figures: one strides out in a moss cocoon coat, one stands hand on hip in a striped tent dress, one looks back as a red jacket slips off her shoulder.',
    draw: () =>
      [
        TICKING,
        rect(0, 0, 1640, 1800, Fog),
        rect(1060, 0, 580, 1530, Camel),
        rect(0, 1530, 1640, 270, ice),
        standAt(346, 1650, 0.98, cocoonCoat()),
        standAt(820, 1606, 0.96, tentDress()),
        standAt(1258, 1690, 1.04, slippedJacket()),
      ].join(''),
  })
}

export function lookSeated(): Drawing {
  return makeDrawing({
    name: 'look-seated',
    view: [1280, 1500],
    surface: 'paper',
    palette: RUNWAY,
    lead: 2,
    focalPoint: { x: 0.55, y: 0.3 },
    alt: 'A cut-paper figure in a loose camel suit sits on a red block, one leg stretched out, forearm laid across the other thigh, head turned to the light.',
    draw: () =>
      [
        rect(0, 0, 1280, 1500, ice),
        rect(0, 1240, 1280, 260, Moss),
        standAt(690, 1380, 1.06, seatedSuit()),
      ].join(''),
  })
}
