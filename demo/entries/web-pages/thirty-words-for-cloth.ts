import { asset, document, entryLink, h2, italic, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const thirtyWordsForCloth: DemoEntry = {
  id: 'page-thirty-words',
  type: 'webPage',
  title: 'Thirty Words for Cloth',
  slug: 'thirty-words-for-cloth',
  standfirst: 'The ones we use without explaining, explained, with a note on those that mean two things.',
  date: '2023-09-04',
  openTo: 'everyone',
  webGroup: '',
  images: ['house-frayed-corner', 'house-loupe', 'houndstooth-detail'],
  text: document(
    p(
      'A mill’s quotation has about forty technical words on a page, and the person signing it is often too polite to ask. These are the thirty that come up most in our letters. We chose them by counting: every question about a word that reached us between 2018 and the spring of this year, 418 in all. Eleven of the thirty words account for more than half.',
    ),
    h2('On the loom'),
    p(
      'Hold the cloth so that the selvedge runs up and down, and everything in this list falls into place. If the selvedge is gone, pull a thread each way: the one that resists and lies straighter is nearly always the warp.',
    ),
    asset('house-frayed-corner'),
    table(
      ['Word', 'What it means'],
      ['Warp', 'The threads that run the length of the cloth, stretched on the loom before weaving starts.'],
      ['Weft', 'The thread carried across, from edge to edge and back. Also called woof, or filling.'],
      ['End', 'One warp thread.'],
      ['Pick', 'One passage of the weft.'],
      ['Reed', 'The comb that keeps the ends apart and beats each pick into place.'],
      [
        'Selvedge',
        'The edge where the weft turns back. It does not fray, and it often carries the mill’s name.',
      ],
      [
        'Sett',
        'How closely the ends are set, per centimeter. In tartan, also the order of colors in one repeat.',
      ],
    ),
    h2('The weave'),
    p(
      'There are three to learn, plain, twill and satin. The rest are made from those by changing direction, adding a thread or cutting one. ',
      entryLink('cp-17-019', 'Herringbone, Read Backwards'),
      ' follows one of them through a whole season of coats.',
    ),
    table(
      ['Word', 'What it means'],
      ['Plain weave', 'Over one, under one. Lawn, poplin and taffeta are all plain weave.'],
      ['Twill', 'Each pick moves one end to the side, so that a diagonal forms. Denim and gabardine.'],
      [
        'Satin',
        'Threads lie over four or more before they are caught, at points that never touch. Smooth, and it snags.',
      ],
      ['Float', 'A thread that passes over several others before it is tied down.'],
      [
        'Herringbone',
        'A twill that changes direction at intervals, with a break along the line where it turns.',
      ],
      ['Dobby', 'A small woven figure made with a limited number of shafts, and the device that lifts them.'],
      [
        'Jacquard',
        'A loom on which ends are lifted singly, so that a figure can be of any shape. Also the cloth.',
      ],
      ['Pile', 'Loops or cut ends that stand up from the ground: velvet, corduroy, toweling.'],
    ),
    h2('In the dye house'),
    p(
      'The question behind all of these is ',
      italic('when'),
      '. Color can be put into the fiber, the yarn, the cloth or the garment, and each step later is cheaper to change your mind about and easier to wash out.',
    ),
    table(
      ['Word', 'What it means'],
      ['Greige', 'Cloth as it leaves the loom, before bleaching, dyeing or finishing. Also gray goods.'],
      ['Yarn-dyed', 'Dyed before weaving, as nearly every woven check and stripe is.'],
      ['Piece-dyed', 'Dyed as cloth, in one color, after weaving.'],
      ['Resist', 'Whatever keeps the dye out: wax, paste, a tied thread, a clamp.'],
      ['Ikat', 'Yarn tied and dyed in a pattern before it is woven. Warp, weft, or, rarely, both.'],
      ['Mordant', 'A metal salt, most often alum, that fixes a dye to the fiber and may alter its shade.'],
      [
        'Vat dye',
        'A dye that has to be reduced before it dissolves, and returns to its color in air. Indigo is one.',
      ],
      ['Discharge', 'Printing with an agent that takes color out of a dyed ground.'],
    ),
    asset('houndstooth-detail'),
    h2('On the cutting table'),
    table(
      ['Word', 'What it means'],
      ['Repeat', 'The distance after which a pattern begins again, given across and down.'],
      ['Half drop', 'A repeat in which each next column hangs half a repeat lower. It hides the joins.'],
      ['Grain', 'The direction of the warp. A garment cut off grain will turn on the body.'],
      ['Bias', 'At 45 degrees to the grain, where woven cloth stretches most.'],
      ['Hand', 'How cloth feels: weight, spring, dryness. Judged with the back of the fingers.'],
      [
        'Calico',
        'Plain unbleached cotton. In American shops, a small print on cotton; what we mean is sold as muslin.',
      ],
      [
        'Toile',
        'The trial garment cut in that cotton. Also the cloth with scenes on it, and the house that wrote this.',
      ],
    ),
    p(
      'Several of the thirty mean two things, and three have cost someone money by it: sett, calico and toile. A member ordered ninety meters of calico from a mill in Lancashire for aprons and was surprised not to find any flowers on it. ',
      entryLink('cp-15-011', 'Tartan Without a Clan'),
      ' keeps to the second meaning of sett and ',
      entryLink('cp-23-012', 'A Toile, Named After Us'),
      ' plays on both meanings of the last. If there is a thirty-first that you are tired of pretending to know, write to us. It will be counted.',
    ),
  ),
}
