import { asset, document, entryLink, h2, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const howToReadAShadeCard: DemoEntry = {
  id: 'page-shade-card',
  type: 'webPage',
  title: 'How to Read a Shade Card',
  slug: 'how-to-read-a-shade-card',
  standfirst: 'What the numbers beside our colors mean, and why the card wins over the screen.',
  date: '2026-02-16',
  openTo: 'everyone',
  webGroup: 'pages',
  images: ['house-tray', 'simultane', 'house-loupe'],
  text: document(
    p(
      'Every cloth in the library carries between three and seven named colors. Each has a number in two parts: the entry it comes from and its place in that entry. The vermilion in ',
      entryLink('cp-25-027', 'Two Colors, Talking'),
      ' is 27.2, and it will be 27.2 for as long as we keep the cloth.',
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
    asset('simultane'),
    h2('The card and the screen'),
    p(
      'Take the color from the card. In 2024 we sent one picture of one red to eleven members and asked each to hold the card against whatever they had opened it on. Two matched. Five were too orange, three too pale, and one had been set to grayscale by somebody’s child. The same eleven were then posted a cutting, and there was nothing to discuss.',
    ),
    p(
      'We match on silk under north light. Cotton takes the same recipe one step lighter and wool one step deeper, and a pile cloth goes both ways at once, depending on which side of it you stand. Where the cloth in the library is not silk the card says so in its last line.',
    ),
    p(
      'If you write to us we send a cutting by post, free, up to five a season. It takes four days and has never once been the wrong brightness.',
    ),
    h2('Cutting one for us'),
    p(
      'It works the other way round too. Send us the color you want matched and we tell you which of ours is nearest, and by how much it misses. About 140 arrive in a year. A third of them cannot be used, nearly always for one of these five reasons.',
    ),
    asset('house-loupe'),
    ol(
      ['Cut 8 centimeters square or more. Below five, your thumb covers the sample and we match your thumb.'],
      ['Cut with the grain, and mark the warp with one pencil arrow on the back.'],
      [
        'Take it from inside a seam or a hem, where the light has not been. A cutting from the shoulder is a season old.',
      ],
      ['Do not staple it. Rust travels, and a staple in felt looks like a decision.'],
      ['Write what it is to become. A green for a coat and a green for its lining are two matches.'],
    ),
    p(
      'Never cut in a shop that is not yours. Buy the garment, turn up the hem, take your square and hem it again; a tailor asks about $12. It is the difference between research and damage, and shops remember which one you were doing.',
    ),
  ),
}
