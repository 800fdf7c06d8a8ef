import { asset, document, entryLink, h2, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const capesForCommuters: DemoEntry = {
  id: 'rr-25-019',
  type: 'presentation',
  title: 'Capes for Commuters',
  slug: 'capes-for-commuters',
  standfirst:
    'Twelve people, four capes, two weeks of trains. A book of what happened to bags, turnstiles, umbrellas and one cup of tea.',
  code: 'RR 25-019',
  date: '2025-10-06',
  section: 'runway-and-research',
  template: 'indesign',
  tags: ['Outerwear', 'Silhouette', 'Spring 2026', 'London', 'Accessories'],
  images: ['capes-on-platform-three', 'cape-for-the-8-14', 'back-three-leaving'],
  embed: '<iframe src="/embeds/capes-for-commuters.html" title="Capes for Commuters, six spreads"></iframe>',
  text: document(
    p(
      'The shows for spring had 57 capes in them, the most since we began, and the reviews used the word “heroic.” We are not sure that heroism is wanted on the 8:14 from Norwood Junction. So we asked four makers for a cape each, found twelve people with season tickets, and sent them to work.',
    ),
    p(
      'Each wore each cape for two or three days in September. They kept a card in the pocket, if there was a pocket, and wrote down every occasion on which the cape had been in the way. There were 211 such occasions in 120 days of wearing, and they were not evenly spread.',
    ),
    table(
      ['Cape', 'Length', 'Openings', 'In the way', 'Would keep it'],
      ['Green felt', '98 cm', 'None', '83', '2 of 12'],
      ['Gingham wool', '104 cm', 'One slit, front', '57', '5 of 12'],
      ['Melon cotton', '80 cm', 'Two slits', '29', '9 of 12'],
      ['Navy, with yoke', '110 cm', 'Two slits, one strap', '42', '7 of 12'],
    ),
    asset('capes-on-platform-three'),
    h2('The bag'),
    p(
      'Ninety-four of the 211 were about a bag. Over the cape, the strap crushes one shoulder and lifts the hem by nine centimeters on that side. Under it the bag is safe, invisible, and makes the wearer look as though she were smuggling a cat. Only one of the four had thought of it: the navy cape has a second, short strap sewn inside at the left side seam, on which a bag can hang from the cape’s own yoke. It works. It was also, at $11, the dearest detail on any of them.',
    ),
    h2('Gates, seats, weather'),
    ol(
      [
        'Ticket gates: 38 times. A cape without slits must be lifted like a curtain to produce a hand. With slits set 24 centimeters from the center front the hand is there already.',
      ],
      ['Seats: 31. One sits on one’s own cape or on a neighbor’s knees. Short ones win.'],
      ['Wind: 27, of which 19 on the same bridge.'],
      ['Umbrellas: 14. An umbrella held from inside a cape raises the whole front. Wear a hat.'],
      ['Everything else: 7, including the tea.'],
    ),
    p(
      'Against that, the cards have a second side, on which we had asked for pleasures. It was filled in by eleven of the twelve. The cape goes on over anything. It is warm as soon as the arms are inside, and cool when they come out. It does not crease a sleeve. Three people wrote, in nearly the same words, that strangers had made room for them.',
    ),
    asset('cape-for-the-8-14'),
    h2('The buy'),
    p(
      'Eighty centimeters, two slits, cotton or a wool under 350 grams, and a closure that one hand can do. Price it below the coat it stands next to: our twelve put the melon one at $180 and the felt at $240, and would have paid neither for the felt. Take two sizes, not five. Shoulder width is the only measure that matters, and in our group it fell cleanly into two.',
    ),
    p(
      'Show them moving. A cape on a form is a bell. The window rule of 1.4 meters a second applies (',
      entryLink('me-25-003', 'Windows Read at Walking Speed'),
      '), and one fan, at the height of the hem, is worth the electricity. For rain, go and see how it is done by people who mean it: ',
      entryLink('tg-17-004', 'Copenhagen in the Rain'),
      ' has the address of a shop that has sold one model since 1961.',
    ),
  ),
}
