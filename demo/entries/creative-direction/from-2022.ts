import { asset, bold, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const nameTheColorFirst: DemoEntry = {
  id: 'cd-22-012',
  type: 'presentation',
  title: 'Name the Color First',
  slug: 'name-the-color-first',
  standfirst:
    'A dark green called Viridian outsold the same dark green called Forest by three to two. Naming is direction; do it before the dyeing.',
  code: 'CD 22-012',
  date: '2022-08-15',
  section: 'creative-direction',
  template: 'article',
  tags: ['Color', 'Knitwear', 'Assortment', 'Full price'],
  images: ['chips-in-hand', 'painted-sheets', 'pink-lapel'],
  text: document(
    p(
      'Colors are usually named last, on a Thursday, by someone filling in a column. We sat in on eleven of those Thursdays. The average time spent on a name was forty seconds, and 46 percent of the names were foods. By then the yarn was dyed, the pictures were taken and the only question left was whether there was a Biscuit already.',
    ),
    p(
      'In spring we turned it round with one knitwear house. Nine people met in an empty room with no chips, no yarn and no screen, and wrote down names of things they had seen that week and could still see. Night bus. Cocoa skin. The green of a painter’s box. Only when a name had been agreed did anybody go looking for the color, with brushes, on sheets of A3 taped to the wall, until the sheet deserved the word. It took two and a half days for seven colors. The dyer was sent sheets and names together.',
    ),
    asset('painted-sheets'),
    h2('The same color, twice'),
    p(
      'To find out what a name is worth we had the house sell one crew-neck at $118 under two names for eight weeks, alternating by branch, from the same dye lots.',
    ),
    table(
      ['Color', 'Found name', 'Sold', 'Filler name', 'Sold'],
      ['Dark green', 'Viridian', '312', 'Forest', '206'],
      ['Red', 'Cherry', '288', 'Cherry red', '281'],
      ['Near-black blue', 'Night bus', '344', 'Navy', '221'],
      ['Yellow', 'Turmeric', '176', 'Mustard', '149'],
      ['Gray violet', 'Thistle', '131', 'Dusty lilac', '118'],
      ['All', '', '1,251', '', '975'],
    ),
    p(
      'Twenty-eight percent more, for a word. The gain is lopsided. Where the ordinary name was already a thing (cherry), nothing happened. Where it was a category (navy, forest), the found name won by half. And nobody in 2,226 sales asked what a night bus had to do with a sweater. Four people said which one, and gave its number.',
    ),
    h2('Rules we would keep'),
    ul(
      ['It must be something with an edge. You can picture a thistle; nobody has ever pictured dusty.'],
      ['One word if it is strange, two if they are common. Three is a poem.'],
      ['No dish that needs a recipe. No gemstone that the customer does not own.'],
      [
        'Say it aloud across the stockroom. If it comes back as another word, drop it. We lost Puce that way, gladly.',
      ],
      [
        'Write the name on the chip in pencil before the paint is on. An empty line wants filling, and the wrong word gets filled in last.',
      ],
    ),
    p(
      'Names also last longer than shades. The house’s best seller in 2019 was re-dyed the year after, a tone warmer, and kept its name; fewer than one in a hundred customers noticed, and those wrote in to say that it had faded. If a name is going to sit on the front of a drawer for ten years, as they do in ',
      entryLink('gi-17-012', 'The Library of Buttons'),
      ', it has to be chosen while somebody is still looking.',
    ),
    p(
      'Where do names come from? Mostly from walking. The best list we were given this year was compiled in a day from the walls in ',
      entryLink('tg-22-006', 'Porto, Through Nine Doors'),
      ', by an assistant buyer with a pencil, who was told she could not bring back a photograph.',
    ),
  ),
}

export const aBriefOnOnePage: DemoEntry = {
  id: 'cd-24-010',
  type: 'presentation',
  title: 'A Brief on One Page',
  slug: 'a-brief-on-one-page',
  standfirst:
    'We read 36 briefs and the invoices that followed. The long ones cost more to obey, and the pictures came back wrong just as often.',
  code: 'CD 24-010',
  date: '2024-07-15',
  section: 'creative-direction',
  template: 'article',
  tags: ['Autumn 2025', 'Windows', 'Outerwear'],
  images: ['brief-on-one-page', 'contact-strips', 'catalog-spread'],
  text: document(
    p(
      'A brief is the only part of a campaign that everyone reads and nobody keeps. Thirty-six houses kept theirs for us this year, with the invoices stapled behind. The shortest brief was a postcard. The longest ran to 61 pages and contained the phrase “timeless yet of the moment” four times. The average was 14 pages, of which nine were pictures by other people.',
    ),
    p(
      'We sorted them by length and looked at three things: days on set, frames delivered, and how much had to be shot again.',
    ),
    table(
      ['Pages', 'Briefs', 'Days on set', 'Shot again', 'Cost of the second go'],
      ['1', '7', '2.0', '1 of 7', '$4,000'],
      ['2 to 8', '11', '2.6', '4 of 11', '$31,500'],
      ['9 to 20', '12', '3.4', '5 of 12', '$52,000'],
      ['21 and more', '6', '4.2', '3 of 6', '$47,500'],
    ),
    p(
      'Thirteen second goes, $135,000. The reasons were written on the call sheets, and in ten of the thirteen it was some form of ',
      italic('page 3 says quiet and page 11 says joy.'),
      ' A photographer who is given fourteen pages does the sensible thing. She looks at the pictures, picks one, and makes that.',
    ),
    h2('What is on the page'),
    ol(
      [
        bold('One sentence,'),
        ' with a verb. “Someone is early.” The method is that of ',
        entryLink('cd-16-003', 'The Window Has One Sentence'),
        ', and it works for pictures too.',
      ],
      [
        bold('The thing,'),
        ' named, with its code. One coat, one chair. If there are two things, there are two briefs.',
      ],
      [
        bold('The light,'),
        ' as direction and hardness. “From the left, hard.” Not a mood. A mood cannot be plugged in.',
      ],
      [bold('One refusal.'), ' “Nobody looks at us.” This line saves more time than the other four.'],
      [bold('Four colors,'), ' painted, with their names, in the order they may take up room.'],
    ),
    p(
      'And one picture, drawn by whoever is responsible, in ten minutes, in front of the others. It may be bad. A bad drawing shows where the coat stands and how much air is over it; a good photograph by someone else shows what you will be sued for resembling.',
    ),
    asset('catalog-spread'),
    h2('The line that comes off'),
    p(
      'Every single-page brief we read had begun as two. The last thing to go was always the sentence for the chief executive, the one with the brand in it. Strike it at the table, with a pencil, while that person is in the room. In the four houses where the striking was done later, by e-mail, the line came back each time as an attachment.',
    ),
    p(
      'One house found the page too bare and asked whether it might keep the mood pictures “for reference.” We let them, in a sealed envelope, to be opened if the photographer asked. She did not. Three weeks after the shoot they opened it themselves. Of the 22 pictures in the envelope, five were by the photographer they had just hired.',
    ),
    p(
      'Prepare for autumn 2025 this way: the page is due on the first of October, five lines, signed by one person. If nobody will sign it, you have found out something for nothing.',
    ),
  ),
}

export const theSetIsTheShop: DemoEntry = {
  id: 'cd-25-015',
  type: 'presentation',
  title: 'The Set Is the Shop',
  slug: 'the-set-is-the-shop',
  standfirst:
    'Build the set on the sales floor, photograph it on a Monday, and leave it standing for six weeks. Watch it go up.',
  code: 'CD 25-015',
  date: '2025-07-14',
  section: 'creative-direction',
  template: 'video',
  tags: ['Autumn 2025', 'Fixtures', 'Shopfronts', 'Lighting'],
  images: ['set-from-behind', 'forms-window', 'model-from-behind'],
  embed:
    '<iframe src="/embeds/the-set-is-the-shop.html" title="A set is built, lit and photographed on a shop floor"></iframe>',
  text: document(
    p(
      'A campaign set lives for about eleven hours. It is carpentered in a week, painted over a night, photographed for a day and broken up for the skip before the crew has finished the sandwiches. In May a member with a 210-square-meter shop asked why she was paying for a room that no customer would ever stand in. We could not think of a reason, so she built the next one on her own floor.',
    ),
    p(
      'The film shows it, somewhat faster than it happened. Two painted flats, a flight of four steps, an arch, a coat, one lamp. Carpenters came on Saturday at closing and left at four in the morning. On Sunday it dried. On Monday, when the shop is shut anyway, it was photographed, 31 frames. On Tuesday at ten the doors opened, the lamp was on, and the tape was still on the floor.',
    ),
    h2('The account'),
    table(
      ['', 'Studio, autumn 2024', 'Shop floor, autumn 2025'],
      ['Studio hire', '$6,400', '–'],
      ['Set, built and painted', '$9,800', '$12,300'],
      ['Breaking up', '$1,100', '$700'],
      ['Crew and models', '$17,500', '$14,900'],
      ['Sales lost on the floor it took', '–', '$3,600'],
      ['Window scheme for the season', '$8,200', '–'],
      ['Together', '$43,000', '$31,500'],
    ),
    p(
      'The set costs more because it has to bear people. The treads are 25-millimeter ply, not nine; the flats are braced and weighted to stand a shove; the arch is 2.1 meters to the crown, and has been walked through, we are told, some four thousand times. In exchange the window scheme came free. The set faces the glass and is the window.',
    ),
    asset('forms-window'),
    h2('Leave the back open'),
    p(
      'The best decision was made by accident. There was no money to face the rear of the flats, so customers who walked round behind found raw timber, braces, sandbags and the joiner’s pencil marks. They photographed that more than the front. In the second week the staff moved the folded knitwear in there, on the cross rails, and it became the strongest four meters in the shop: $212 a meter a day against $140 on the wall.',
    ),
    quote('Everyone wants to be behind the scenes. We had been throwing the scenes away.'),
    ul(
      ['Build for the camera first. A set drawn as a shopfitting photographs like one.'],
      ['Keep one lamp burning where the photographer had it. Daylight from the street will do the rest.'],
      ['The coat in the picture hangs in the picture, in all sizes, behind the arch.'],
      ['Six weeks. In the seventh, people begin to lean things against it.'],
    ),
    p(
      'Passing speed matters here as much as in any window. With the front turned parallel to the pavement, the set was seen by 9 people in a hundred. The carpenters swung it by twenty degrees toward the traffic, following ',
      entryLink('me-25-003', 'Windows Read at Walking Speed'),
      ', and it was 16. It would be prudent to swing it before the paint is dry. We did it after, with the coat inside.',
    ),
  ),
}

export const castingTheHands: DemoEntry = {
  id: 'cd-26-009',
  type: 'presentation',
  title: 'Casting the Hands',
  slug: 'casting-the-hands',
  standfirst:
    'Two pictures in three on a product page have a hand in them, and nobody has chosen whose. We held a casting for hands alone.',
  code: 'CD 26-009',
  date: '2026-07-13',
  section: 'creative-direction',
  template: 'article',
  tags: ['Accessories', 'Knitwear', 'Autumn 2026', 'Repair'],
  images: ['casting-cards', 'hand-and-cuff', 'chips-in-hand'],
  text: document(
    p(
      'Count the hands. On the product pages of fifteen members we found 4,410 pictures, and in 2,930 of them, two thirds, there is at least one: in a pocket, at a cuff, round a strap, holding the thing up. They belong to whoever was there. Usually that is the model, who was cast for her face and height. In 380 it is plainly the assistant’s, and in one, of a $900 bag, there is a plaster on the thumb.',
    ),
    p(
      'Hands are what customers look at after the garment. We borrowed an eye-tracking set for a week in May. On a picture with no face in it the gaze goes to the largest plain area, then to the hand, then along whatever the hand is doing. It stays on the hand for six tenths of a second. The price gets four.',
    ),
    asset('hand-and-cuff'),
    h2('The call'),
    p(
      'So in June we put up a notice: hands wanted, any age, no faces will be photographed. Ninety-four people came to a hall in Leeds over two days. Each was asked to do five things, with no direction beyond the words: hold this up; turn back this cuff; find the pocket; do up the button; put it down. Each got a card with a number. We looked at cards only.',
    ),
    table(
      ['Who', 'Came', 'Kept'],
      ['Models with an agency', '31', '4'],
      ['Musicians', '12', '5'],
      ['People who sew, cook or repair for a living', '29', '11'],
      ['Others', '22', '3'],
      ['All', '94', '23'],
    ),
    p(
      'The models lost on the button. A hand trained for pictures arrives, spreads its fingers and waits to be looked at. A hand that does up buttons for a living has already done it. The eleven from the third line share something that is hard to direct: they touch cloth with the side of the thumb, to see what it is, before they take hold of it.',
    ),
    h2('Does it sell?'),
    p(
      'We reshot 60 styles for one member, knit and small leather, with six pairs of hands aged 19 to 71 and skins from very fair to very deep, nails bare or painted as they came. Each style kept its old pictures for half of the visitors for four weeks. Add-to-basket rose from 5.1 to 5.9 percent. It rose most, by a third, where the hand was visibly older than the usual model’s, on gloves, scarves and wallets. On rings it fell. People trying to imagine a ring want an empty hand, near their own.',
    ),
    ul(
      ['Cast by card, five gestures, no names. Two people choose separately and compare.'],
      ['Pay the day rate. It was $450, against $1,800 for the face they replaced.'],
      [
        'Three skins at least across a page, and not one to a product. Shoppers noticed the second arrangement and disliked it.',
      ],
      [
        'Leave the apparatus in one frame: a clamp on the sleeve, the tape on the table. It makes the others believable.',
      ],
      ['Never a hand that is doing nothing. “At rest” means in a pocket.'],
    ),
    p(
      'It goes with the mood of ',
      entryLink('ci-26-014', 'Mended, and Said So'),
      ': evidence of a person, at the place where the person and the cloth meet. It follows as well from ',
      entryLink('cd-18-009', 'The Model Sits Down'),
      ', eight summers ago, when taking the face out of the picture first showed us how much it had been covering.',
    ),
    p(
      'We kept No. 14, a cellist, and No. 19, who resoles shoes. He asked what he should do with his nails. We said nothing, and he understood that as an instruction and did nothing.',
    ),
  ),
}
