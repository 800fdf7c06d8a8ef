import { asset, document, entryLink, h2, ol, p, table } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'

const howToReadAShadeCard: DemoEntry = {
  id: 'page-shade-card',
  type: 'webPage',
  title: 'How to Read a Shade Card',
  slug: 'how-to-read-a-shade-card',
  standfirst: 'What the numbers beside our colors mean, and why the card wins over the screen.',
  date: '2026-02-16',
  openTo: 'everyone',
  webGroup: 'pages',
  images: ['simultane'],
  text: document(
    p(
      'Every cloth in the library carries between three and seven named colors. Each has a number in two parts: the entry it comes from and its place in that entry. The vermilion in CP 25-027 is 27.2, and it will be 27.2 for as long as we keep the cloth.',
    ),
    p(
      'The chips on a card are not equal. Their heights follow how much of the cloth each color covers, so that a color which does a great deal of work in two percent of the surface looks like what it is.',
    ),
    table(
      ['Place', 'What it is'],
      ['First', 'The ground: what the cloth would be if nothing had been done to it'],
      ['Second', 'The lead, as a rule. The page you are reading is dyed from it'],
      ['The rest', 'Accents, in the order in which they are printed or laid in'],
    ),
    p(
      'Take the color from the card, not from the screen. We match on silk under north light, and cotton takes the same recipe one step lighter. If you write to us we send a cutting by post, free, up to five a season. It takes four days and has never once been the wrong brightness.',
    ),
  ),
}

const inspirationGuide: DemoEntry = {
  id: 'guide-soft-edges',
  type: 'webPage',
  title: 'A Guide to Soft Edges',
  slug: 'a-guide-to-soft-edges',
  standfirst: 'Five places to look before the spring print meeting, none of them a print.',
  date: '2026-10-19',
  openTo: 'members',
  webGroup: 'Inspiration-Guide',
  images: ['ikat-saffron', 'marble-stones'],
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
    h2('Then read'),
    p(
      'Begin with ',
      entryLink('cp-26-041', 'The Blur Is the Point'),
      ' and do not skip the part about hanging it beside something flat. Bring one plain cloth to the meeting for every blurred one. If there is time for only one picture, take the bath before the comb.',
    ),
    asset('marble-stones'),
  ),
}

export const webPages = [howToReadAShadeCard, inspirationGuide]
