import { asset, document, entryLink, h2, ol, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const aGuideToSoftEdges: DemoEntry = {
  id: 'guide-soft-edges',
  type: 'webPage',
  title: 'A Guide to Soft Edges',
  slug: 'a-guide-to-soft-edges',
  standfirst: 'Five places to look before the spring print meeting, none of them a print.',
  date: '2026-10-19',
  openTo: 'members',
  webGroup: 'Inspiration-Guide',
  images: ['ikat-saffron', 'marble-stones', 'house-pinboard'],
  text: document(
    p(
      'This guide goes with our notes on ikat and marbling. It is meant to be used with a pencil, over one week, by someone who has to stand up in front of a range and say why the outlines have gone.',
    ),
    ol(
      ['A gas ring, just lit, in a dark kitchen. The blue has no edge and you have never complained.'],
      ['Chalk on wool the day after the fitting. Half of it has walked off.'],
      ['Any window at dusk with a lamp behind it. Draw where the curtain stops.'],
      ['The tide line on a stone wall, which is eleven colors wide.'],
      ['Your own handwriting on damp paper.'],
    ),
    h2('Draw each one twice'),
    p(
      'First with a hard pencil, as an outline. Then with the side of a soft one, with no outline at all. Pin the pairs up and ask somebody from another department which of the two is the thing. We did this with nine people in September, and five pairs each makes 45 answers: 38 chose the drawing without the line. The seven others were all looking at handwriting.',
    ),
    asset('house-pinboard'),
    p(
      'Keep the pairs on the wall for the length of the week and run a thread between any two whose edges are soft in the same way. There turn out to be three ways. A gas flame fades, chalk is rubbed off, and a tide line gathers at its rim and is palest inside.',
    ),
    table(
      ['How the edge goes', 'Seen in', 'The cloth for it'],
      ['It fades', 'Gas ring, window', 'Ombré, sprayed or dip-dyed'],
      ['It slips', 'Chalk, handwriting', 'Ikat, or a warp printed before weaving'],
      ['It gathers', 'Tide line', 'Marbling, batik, wet block print'],
    ),
    p(
      'Buy one of the three. A range that fades, slips and gathers all at once looks as if it had been left out in the rain, and a customer says so. Of the thirty spring ranges we have seen so far, eleven have a soft edge and four have made that mistake.',
    ),
    quote('I drew the curtain eleven times before I noticed that I was drawing the lamp.'),
    h2('Then read'),
    p(
      'Begin with ',
      entryLink('cp-26-041', 'The Blur Is the Point'),
      ', which came out of this wall, and do not skip the part about hanging it beside something flat. After that ',
      entryLink('cp-26-039', 'Nothing Twice'),
      ' for the edge that gathers and ',
      entryLink('cp-25-038', 'Batik, Cracked'),
      ' for the one that gives way. Bring one plain cloth to the meeting for every blurred one. If there is time for only one picture, take the bath before the comb.',
    ),
    asset('marble-stones'),
  ),
}
