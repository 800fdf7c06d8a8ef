import { asset, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import { fromTheLoom } from './color-and-print/loom.ts'
import { fromTheTable } from './color-and-print/table.ts'

const theBlurIsThePoint: DemoEntry = {
  id: 'cp-26-041',
  type: 'presentation',
  title: 'The Blur Is the Point',
  slug: 'the-blur-is-the-point',
  standfirst:
    'Ikat is dyed before it is woven, so its edges never quite arrive. After ten years of prints sharp enough to cut yourself on, customers are reaching for the edge that breathes.',
  code: 'CP 26-041',
  date: '2026-11-13',
  section: 'color-and-print',
  template: 'article',
  tags: ['Resist dyeing', 'Soft edge', 'Color', 'Spring 2027'],
  images: ['ikat', 'ikat-detail', 'ikat-saffron'],
  text: document(
    p(
      'Watch a buyer’s hand on a rail and you will see it stop on the cloth that looks slightly wrong. Not damaged; unresolved. In the eleven stores we sat in this autumn it stopped, more often than on anything else hanging, on ikat: a dress, a quilted jacket, in one case the lining of a bag held open with two fingers.',
    ),
    p(
      'The reason is in the making. The warp is stretched, measured and bound with thread wherever the dye is not to go. It is dipped, unbound, bound again, dipped again. Only then does it meet a loom. By the time the weft goes across, the drawing is already in the yarn, and the yarn has slipped. Four threads move together, then one of them moves alone. The lozenge arrives with its edges feathered, like a word said by someone out of breath.',
    ),
    asset('ikat-detail'),
    h2('A decade of hard edges'),
    p(
      'Since about 2014 most printed cloth has come out of a nozzle. It made small runs possible, and it made everything sharp. Between 2016 and 2025 the share of prints in our runway count with a visible soft edge fell from 31 to 9 percent. This season it was 22.',
    ),
    p(
      'We do not think that is nostalgia. The people buying it are mostly under thirty-five and have never owned an ikat curtain. What they have owned is a great deal of perfect surface: screens, phone backs, the sealed fronts of kitchens. A soft edge tells the hand that something was held, wetted and let go.',
    ),
    quote('The eye finishes what the dyer left open, and then it feels clever.'),
    h2('What to do with it'),
    p(
      'Do not print it. A printed ikat keeps the blur and loses the reason, and at arm’s length everyone can tell. If the price will not carry a tied warp, ask for a ',
      italic('chiné'),
      ': the warp is printed before weaving, which lets the edge slip honestly for about a third of the cost.',
    ),
    p(
      'Hang it where it can be touched, beside something flat. In the two stores where ikat stood next to plain wool crepe it sold through in five weeks; among other prints it took nine. And buy fewer colorways than you are shown. Of the four we tracked, customers chose the wisteria and the unbleached. The saffron photographed well and stayed.',
    ),
    asset('ikat-saffron'),
    p(
      'It also forgives. A lozenge that never had a true outline can be cut through by a pocket or a dart and lose nothing. Three pattern rooms said the same thing in different words: it is the first figured cloth in years they have not had to match. Compare ',
      entryLink('cp-26-039', 'Nothing Twice'),
      ', where matching is not even possible.',
    ),
  ),
}

const nothingTwice: DemoEntry = {
  id: 'cp-26-039',
  type: 'presentation',
  title: 'Nothing Twice',
  slug: 'nothing-twice',
  standfirst:
    'Marbling cannot be repeated, and for a century that kept it off cloth. Now three mills print it by the meter with no repeat at all. What a range gains when every shirt is the only one, and what it costs to fold.',
  code: 'CP 26-039',
  date: '2026-10-30',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Color', 'Assortment', 'Spring 2027'],
  images: ['marble', 'marble-stones', 'dots-dabbed'],
  text: document(
    p(
      'A bath of thickened water, seven inks made to float with ox gall, and a comb. The ink lies on the surface in stones; the comb pulls the stones into feathers; a sheet laid on top takes the whole thing off in one go. Then the bath is skimmed and there is no second one. Bookbinders built a trade on that. Dress printers, who need the same flower every 64 centimeters, could not.',
    ),
    asset('marble-stones'),
    p(
      'What changed is patience, not machinery. Three mills now run a scanned sheet eleven meters long, join it to the next while the inks still agree, and never come round to the beginning. We unrolled forty meters at one of them on a gymnasium floor. Two people looked for a repeat for an hour. There was none; there was one thumbprint.',
    ),
    h2('The only one is a reason to buy now'),
    p(
      'In the one store that hung marbled shirts as individuals, each with a number on its ticket, 71 percent sold at full price against 54 for the printed shirts beside them. Customers pulled out five or six and chose. They were not choosing a size or a price. They were choosing a piece of the bath, and they told the fitting-room staff why.',
    ),
    p(
      'Online the same shirt did worse than plain. A single product picture is a promise the parcel then breaks: returns were 38 percent, most of them with the word “different” somewhere in the reason. The shop that photographed every piece brought this down to 19, at a cost of about two dollars a shirt. Below three hundred pieces it is worth it. Above, send it to stores.',
    ),
    h2('The cost of the fold'),
    ul(
      [
        'Fold with the densest combing outward. Every stack then reads as one cloth and every shirt on it as another.',
      ],
      ['Do not match the pocket. It cannot be done, and the attempt looks like a mistake.'],
      ['Cut single ply for the first lay. Stacked, the quiet parts all land on the left front.'],
      ['Keep one meter of every roll. It will never exist again, and someone will ask for it.'],
    ),
    p(
      'Of the seven inks the one to watch is the ox-gall green. It covers eight percent of the surface, and it was the color nine of our eleven panelists named when the shirt was taken away.',
    ),
  ),
}

const twoColorsTalking: DemoEntry = {
  id: 'cp-25-027',
  type: 'presentation',
  title: 'Two Colors, Talking',
  slug: 'two-colors-talking',
  standfirst:
    'Put cobalt beside vermilion and neither stays still. Seven screens, quartered, and how to merchandise a print that will not sit behind anything.',
  code: 'CP 25-027',
  date: '2025-06-16',
  section: 'color-and-print',
  template: 'article',
  tags: ['Print', 'Color', 'Windows'],
  images: ['simultane', 'terrazzo', 'stripe'],
  text: document(
    p(
      'Around 1912 a handful of painters noticed that a color is mostly what stands beside it. Cobalt next to shell pink recedes and goes to dusk. Cobalt next to vermilion, at the same lightness, starts to hum: the eye cannot decide which one is in front and keeps going back to ask. They called it simultaneous contrast and made it into quilts, motorcars and at least one bathing suit.',
    ),
    p(
      'It is back, on silk twill and on cotton drill, in discs cut into quarters. We counted it on 46 of 212 print stands this summer; two years ago it was on six. The cutting is the point. A whole disc is a target. A quartered one never finishes, so the argument between the two colors runs down the cloth without a winner.',
    ),
    h2('Seven screens is the right number'),
    p(
      'Five and it is a flag. Nine and the colors stop meeting in pairs and become confetti. At seven, each color touches every other within one repeat, and a customer can be shown, with a finger, the pair she came in for. Two should be close in lightness (cobalt and vermilion), one should be nearly white, one nearly black, and one should be slightly unpleasant. Here that is the bottle green, and without it the rest turns to sweets.',
    ),
    h2('It will not be a background'),
    p(
      'The usual wall puts print behind plain. This one comes through. In the two windows where we hung it flat at the back, passers-by described the mannequins as “in the way”. Hang it in front, alone, and let plain cloth stand behind it: the same window then stopped 14 people in a hundred instead of six.',
    ),
    p(
      'In a range it wants one garment only, and a plain-spoken one. The shirt outsold the dress four to one. On the shirt the discs are cut by the placket and the collar and the print gets its arguments in; on the dress it has too much room and starts to explain itself.',
    ),
    p(
      'If you need a quieter neighbor for it, take a floor rather than another print. Terrazzo, at the scale of a hand, shares its salmon and its dark and does not talk back.',
    ),
    asset('terrazzo'),
  ),
}

const theCheckBroken: DemoEntry = {
  id: 'cp-23-036',
  type: 'presentation',
  title: 'The Check, Broken',
  slug: 'the-check-broken',
  standfirst:
    'Houndstooth loses its manners: a missing color every sixth band, aubergine where black should be, and a yellow that used to belong to running shoes. Watch it come off the loom.',
  code: 'CP 23-036',
  date: '2023-10-02',
  section: 'color-and-print',
  template: 'video',
  tags: ['Check', 'Woven', 'Tailoring', 'Outerwear'],
  images: ['houndstooth', 'houndstooth-detail', 'glen-check'],
  embed:
    '<iframe src="/embeds/the-check-broken.html" title="A broken houndstooth woven pick by pick"></iframe>',
  text: document(
    p(
      'Nobody draws a houndstooth. It happens. Four dark ends and four light ones, crossed by four dark picks and four light ones, on a twill that goes over two and under two: the teeth appear by themselves, and there is no other way to get them. Printed houndstooth always looks ironed because it has been told what to be.',
    ),
    asset('houndstooth-detail'),
    p(
      'Which means that to break it you do not redraw it. You change the order of the yarn and let the loom find out. Here every sixth band is taken out and replaced: chalk down the length, plum across. The tooth reaches for its neighbor and finds someone else. Nothing in the weave has altered, and the cloth looks as if it had just been interrupted.',
    ),
    h2('Three ways to break it'),
    ol(
      ['Drop a band of four, as here. Reads as a larger check from across the street; costs nothing.'],
      ['Change the dark. Aubergine for black takes the uniform out of it and lets brown shoes back in.'],
      ['Change the twill for ten picks and go back. The teeth smear, then recover. Warn the cutter.'],
    ),
    p(
      'The yellow is the news. Chartreuse at this strength has spent five years in sportswear, where it was an instruction to drivers. On wool, beside aubergine, it becomes the light side of a dark cloth and stops shouting. Of 88 checks we pulled this season, 19 had it, and only four of those used it as a stripe.',
    ),
    p(
      'Buy it as a coat first and a skirt second, and leave the jacket alone. The break needs about 70 centimeters of uninterrupted cloth before anyone sees it was meant. On a jacket front, with darts and a pocket, it looks like an error in the lay.',
    ),
  ),
}

const smallGingham: DemoEntry = {
  id: 'cp-13-002',
  type: 'presentation',
  title: 'Small Gingham',
  slug: 'small-gingham',
  standfirst:
    'Eight ends on, eight off. The first cloth we ever filed, and still the one we are asked for most.',
  code: 'CP 13-002',
  date: '2013-02-04',
  section: 'color-and-print',
  template: 'article',
  tags: ['Check', 'Woven', 'Childrenswear'],
  images: ['gingham', 'madras', 'windowpane'],
  text: document(
    p(
      'This is the second entry in the library. The first was an apology for starting a library. We begin with gingham because it is the smallest thing we know that is still a decision: two colors, one weave, and a number.',
    ),
    p(
      'The number is the width of the stripe in threads. At four it is a gray, seen from a table away. At eight it is a check and looks like a kitchen. At sixteen it is a tablecloth, and at thirty-two somebody has had an idea. Between four and eight lies nearly everything that sells, and most mills will weave you six if you ask before lunch.',
    ),
    table(
      ['Threads', 'Read from three meters', 'Where it sold, autumn 2012'],
      ['4', 'A tint', 'Men’s shirts, second button down'],
      ['6', 'A texture', 'Blouses, boys’ shirts'],
      ['8', 'A check', 'Dresses, aprons, linings'],
      ['16', 'A picture of a check', 'Picnic goods'],
    ),
    p(
      'What we had woven uses two colors rather than one: clay pink down and wine across. The third shade, where they cross, is mixed by the loom and belongs to neither. It costs nothing extra and keeps the cloth from looking like a pattern of itself.',
    ),
    p(
      'Put it inside things. A gingham lining in a plain coat is found by the customer in the fitting room, alone, and she will show it to the next person. We asked thirty of them. Twenty-six had.',
    ),
    p(
      'If you want the same plainness with the windows open, its cousin is madras: the same weave, no rules about the count, and a color that is expected to run.',
    ),
    asset('madras'),
  ),
}

export const colorAndPrint = [
  theBlurIsThePoint,
  nothingTwice,
  twoColorsTalking,
  theCheckBroken,
  smallGingham,
  ...fromTheLoom,
  ...fromTheTable,
]
