import { curve, outline, type Point } from '../shapes.ts'

/**
 * One garment in five states. Every state has the same number of points in the same order (four edges of five, three folds of four,
 * two ties of six), so that one can be turned into the next without a jump. The stand's waist is the origin.
 */
export interface WrapState {
  name: string
  /** Top, right, bottom and left edge of the panel. */
  edges: [Point[], Point[], Point[], Point[]]
  folds: [Point[], Point[], Point[]]
  ties: [Point[], Point[]]
  knot: Point
}

/** `x,y` pairs, so that a line of the table is a line of the file. */
function points(pairs: string): Point[] {
  return pairs.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

export const STAND =
  'M-30 -356L30 -356L34 -310C70 -296 112 -290 128 -270C138 -240 126 -190 122 -150C116 -96 84 -50 80 0C84 56 122 90 124 150C124 180 118 204 112 220H-112C-118 204 -124 180 -124 150C-122 90 -84 56 -80 0C-84 -50 -116 -96 -122 -150C-126 -190 -138 -240 -128 -270C-112 -290 -70 -296 -34 -310Z'

export const FLAT: WrapState = {
  name: 'Flat',
  edges: [
    points('-300,-190 -150,-190 0,-190 150,-190 300,-190'),
    points('300,-190 300,-90 300,10 300,110 300,210'),
    points('300,210 150,210 0,210 -150,210 -300,210'),
    points('-300,210 -300,110 -300,10 -300,-90 -300,-190'),
  ],
  folds: [
    points('-100,-190 -100,-60 -100,70 -100,210'),
    points('100,-190 100,-60 100,70 100,210'),
    points('-300,186 -100,186 100,186 300,186'),
  ],
  ties: [
    points('-300,-176 -360,-180 -430,-168 -500,-180 -570,-170 -640,-178'),
    points('300,-176 360,-172 430,-184 500,-172 570,-182 640,-174'),
  ],
  knot: [0, -190],
}

export const SKIRT: WrapState = {
  name: 'At the hip',
  edges: [
    points('-96,-22 -50,-8 0,-2 50,-6 98,-20'),
    points('98,-20 128,60 142,160 166,300 196,452'),
    points('196,452 110,474 10,462 -90,470 -182,446'),
    points('-182,446 -156,300 -136,160 -124,60 -96,-22'),
  ],
  folds: [
    points('64,-10 70,120 88,290 76,470'),
    points('-30,10 -40,130 -62,290 -70,464'),
    points('-178,424 -80,446 40,440 190,430'),
  ],
  ties: [
    points('72,-12 120,-70 168,-30 120,6 132,110 112,190'),
    points('72,-12 40,-66 8,-40 60,0 80,90 62,168'),
  ],
  knot: [72, -10],
}

export const HALTER: WrapState = {
  name: 'At the neck',
  edges: [
    points('-34,-318 -20,-262 0,-226 20,-262 34,-318'),
    points('34,-318 104,-190 92,-30 142,180 184,440'),
    points('184,440 96,466 0,456 -96,466 -184,440'),
    points('-184,440 -142,180 -92,-30 -104,-190 -34,-318'),
  ],
  folds: [
    points('4,-224 10,-60 -10,180 18,456'),
    points('-40,-10 -60,120 -84,280 -100,462'),
    points('-180,416 -70,440 70,438 180,416'),
  ],
  ties: [
    points('-30,-316 -54,-352 0,-374 44,-344 150,-250 172,-130'),
    points('30,-316 58,-346 4,-372 60,-330 116,-210 128,-96'),
  ],
  knot: [38, -338],
}

export const CAPE: WrapState = {
  name: 'At the throat',
  edges: [
    points('-66,-300 -34,-280 0,-274 34,-280 66,-300'),
    points('66,-300 148,-262 190,-130 226,10 270,158'),
    points('270,158 150,190 10,176 -130,244 -286,226'),
    points('-286,226 -240,40 -196,-120 -148,-262 -66,-300'),
  ],
  folds: [
    points('6,-268 26,-140 34,20 60,184'),
    points('-60,-270 -110,-130 -130,40 -128,226'),
    points('-280,202 -120,220 40,152 264,134'),
  ],
  ties: [
    points('-4,-276 -70,-322 -96,-262 -10,-270 -40,-160 -26,-60'),
    points('4,-276 72,-318 92,-258 10,-270 48,-150 38,-40'),
  ],
  knot: [0, -274],
}

export const CROSSED: WrapState = {
  name: 'At the waist',
  edges: [
    points('-92,-292 -36,-200 26,-70 46,-196 96,-290'),
    points('96,-290 256,-184 94,-30 136,160 178,440'),
    points('178,440 92,462 0,452 -92,466 -178,438'),
    points('-178,438 -136,160 -94,-30 -256,-184 -92,-292'),
  ],
  folds: [
    points('26,-70 -10,60 -40,260 -66,462'),
    points('60,10 80,130 100,280 110,456'),
    points('-168,416 -60,444 60,434 172,416'),
  ],
  ties: [
    points('-90,-6 -20,10 70,6 110,-30 134,60 122,176'),
    points('-90,-6 -20,10 60,8 40,-44 84,70 70,214'),
  ],
  knot: [62, 6],
}

export const FOUR_TIES: WrapState[] = [SKIRT, HALTER, CAPE, CROSSED]

export const panelPath = ({ edges }: WrapState) => outline(...edges)
export const foldPath = ({ folds }: WrapState) => folds.map((each) => curve(each)).join('')
export const tiePath = ({ ties }: WrapState, i: 0 | 1) => curve(ties[i])
