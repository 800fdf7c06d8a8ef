import { arm, hand, headAndNeck, leg, shoe, sleeve, trouserLeg } from './figure.ts'
import { RUNWAY } from './palettes.ts'
import { CONTRAPPOSTO, SEATED, STRIDE, TURN } from './poses.ts'
import { disc, line, outline, shape } from './shapes.ts'

const { Moss, Camel, Jet, 'Ice blue': ice, Lacquer } = RUNWAY
/** Skin is not part of the shade card. */
const SKIN = { deep: '#54301F', brown: '#8A5634', tan: '#C98F63', fair: '#E4B593' } as const
const PALE = '#F1EEE6'

/** A cocoon coat in full stride: the hem is half a step late. */
export function cocoonCoat(): string {
  const coat = outline(
    [
      [-26, -1226],
      [-110, -1176],
      [-176, -1060],
      [-236, -860],
      [-290, -640],
      [-330, -470],
      [-318, -390],
    ],
    [
      [-318, -390],
      [-190, -352],
      [-40, -372],
      [90, -420],
      [176, -440],
    ],
    [
      [176, -440],
      [214, -640],
      [206, -880],
      [176, -1080],
      [122, -1184],
      [52, -1230],
    ],
  )
  const shade = outline(
    [
      [-176, -1060],
      [-236, -860],
      [-290, -640],
      [-330, -470],
      [-318, -390],
    ],
    [
      [-318, -390],
      [-230, -366],
      [-190, -560],
      [-150, -800],
      [-176, -1060],
    ],
  )
  const lapel = outline(
    [
      [-30, -1228],
      [-62, -1120],
      [-10, -940],
      [44, -770],
    ],
    [
      [44, -770],
      [96, -960],
      [104, -1110],
      [54, -1230],
    ],
  )
  return [
    sleeve(STRIDE, 'right', [112, 104, 74], '#454E1E'),
    hand(STRIDE, 'right', SKIN.brown),
    trouserLeg(STRIDE, 'left', [120, 96, 78], Jet),
    trouserLeg(STRIDE, 'right', [120, 100, 84], Jet),
    shoe(STRIDE, 'left', Lacquer),
    shoe(STRIDE, 'right', Lacquer),
    headAndNeck(STRIDE, SKIN.brown, 'crop', Jet),
    shape(coat, Moss),
    shape(shade, '#3F481B'),
    shape(lapel, Camel),
    shape('M-24 -1228C6 -1206 30 -1206 50 -1232L44 -960Z', Jet),
    line('M44 -770C70 -660 96 -540 92 -424', Jet, 5),
    shape('M60 -700a14 14 0 1 1 .1 0zM84 -580a14 14 0 1 1 .1 0z', Jet),
    hand(STRIDE, 'left', SKIN.brown),
    sleeve(STRIDE, 'left', [120, 124, 84], Moss),
  ].join('')
}

/** Weight on one leg, hand on hip: the tent dress hangs from the higher shoulder and swings clear of the free knee. */
export function tentDress(): string {
  const dress = outline(
    [
      [-62, -1206],
      [-8, -1176],
      [50, -1214],
    ],
    [
      [50, -1214],
      [112, -1190],
      [150, -1060],
      [218, -760],
      [290, -440],
    ],
    [
      [290, -440],
      [180, -384],
      [20, -366],
      [-130, -396],
      [-236, -456],
    ],
    [
      [-236, -456],
      [-196, -740],
      [-160, -960],
      [-150, -1080],
      [-118, -1170],
      [-62, -1206],
    ],
  )
  return [
    leg(CONTRAPPOSTO, 'right', SKIN.fair),
    leg(CONTRAPPOSTO, 'left', SKIN.fair),
    shoe(CONTRAPPOSTO, 'right', Jet),
    shoe(CONTRAPPOSTO, 'left', Jet),
    arm(CONTRAPPOSTO, 'right', SKIN.fair),
    headAndNeck(CONTRAPPOSTO, SKIN.fair, 'bob', Lacquer),
    shape(dress, 'url(#ticking)'),
    arm(CONTRAPPOSTO, 'left', SKIN.fair),
    shape(
      outline(
        [
          [-62, -1206],
          [-130, -1186],
          [-190, -1110],
          [-222, -1040],
        ],
        [
          [-222, -1040],
          [-168, -990],
          [-120, -1030],
          [-84, -1080],
        ],
      ),
      ice,
    ),
    shape(
      outline(
        [
          [50, -1214],
          [116, -1206],
          [166, -1130],
          [192, -1030],
        ],
        [
          [192, -1030],
          [130, -1004],
          [86, -1080],
          [50, -1214],
        ],
      ),
      ice,
    ),
  ].join('')
}

/** Seen from behind, looking back over the shoulder the jacket has just left. */
export function slippedJacket(): string {
  const jacket = outline(
    [
      [-44, -1216],
      [-122, -1186],
      [-168, -1080],
      [-146, -910],
      [-190, -690],
    ],
    [
      [-190, -690],
      [-60, -650],
      [90, -664],
      [232, -742],
    ],
    [
      [232, -742],
      [176, -900],
      [200, -990],
      [188, -1064],
    ],
    [
      [188, -1064],
      [120, -1010],
      [40, -1044],
      [-10, -1130],
      [-44, -1216],
    ],
  )
  const shirt = outline(
    [
      [-40, -1212],
      [6, -1198],
      [60, -1206],
      [124, -1176],
      [186, -1070],
    ],
    [
      [186, -1070],
      [150, -960],
      [40, -960],
      [-40, -1212],
    ],
  )
  return [
    shoe(TURN, 'right', Lacquer),
    shoe(TURN, 'left', Lacquer),
    trouserLeg(TURN, 'right', [150, 156, 176], '#2C282E'),
    trouserLeg(TURN, 'left', [160, 176, 204], Jet),
    headAndNeck(TURN, SKIN.deep, 'knot', Jet),
    shape(shirt, PALE),
    hand(TURN, 'right', SKIN.deep),
    sleeve(TURN, 'right', [100, 86, 58], PALE),
    shape(jacket, Lacquer),
    line('M6 -1040C4 -920 2 -800 16 -656', '#8E1811', 5),
    hand(TURN, 'left', SKIN.deep),
    sleeve(TURN, 'left', [118, 108, 80], '#A81F16'),
  ].join('')
}

/** Sitting the way people wait: one leg out, a forearm across the other thigh, the shoulder seam halfway down the arm. */
export function seatedSuit(): string {
  const jacket = outline(
    [
      [-6, -1026],
      [-92, -984],
      [-134, -880],
      [-120, -720],
      [-150, -530],
    ],
    [
      [-150, -530],
      [-40, -480],
      [80, -486],
      [190, -540],
    ],
    [
      [190, -540],
      [176, -720],
      [206, -880],
      [156, -976],
      [78, -1030],
    ],
  )
  return [
    shape('M-190 -540H210V0H-190Z', Lacquer),
    shape('M120 -540H210V0H120Z', '#93190F'),
    shoe(SEATED, 'left', Jet),
    trouserLeg(SEATED, 'left', [170, 150, 118], '#B3874B'),
    shoe(SEATED, 'right', Jet),
    headAndNeck(SEATED, SKIN.tan, 'swept', Jet),
    hand(SEATED, 'left', SKIN.tan),
    sleeve(SEATED, 'left', [126, 112, 84], '#B3874B'),
    shape(jacket, Camel),
    shape('M-6 -1026C20 -1006 50 -1006 78 -1030L64 -700Z', PALE),
    shape('M-6 -1026L-44 -930L8 -900L64 -700L78 -1030L126 -930L90 -896L64 -640L30 -760Z', '#B3874B'),
    disc([170, -560], 80, Camel),
    trouserLeg(SEATED, 'right', [170, 156, 122], Camel),
    disc([316, -566], 77, Camel),
    hand(SEATED, 'right', SKIN.tan),
    sleeve(SEATED, 'right', [122, 104, 76], '#D3A96C'),
  ].join('')
}
