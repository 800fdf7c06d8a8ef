import { asset, document, entryLink, h2, italic, ol, p, quote, table, ul } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const onePhotographASeason: DemoEntry = {
  id: 'cd-14-004',
  type: 'presentation',
  title: 'One Photograph a Season',
  slug: 'one-photograph-a-season',
  standfirst:
    'A mid-sized house makes 240 pictures a season and remembers none of them. What happened when one was allowed to make a single frame.',
  code: 'CD 14-004',
  date: '2014-11-17',
  section: 'creative-direction',
  template: 'article',
  tags: ['Outerwear', 'Windows', 'Color', 'Small towns'],
  images: ['sweep-and-chair', 'contact-strips', 'plain-vessels'],
  text: document(
    p(
      'We asked fourteen members to lay out every campaign picture they had made for this autumn. It took up most of a school gymnasium: 3,360 prints, or 240 a house. Then we asked their own sales staff, 82 people from nine towns, to draw from memory any picture of their employer’s from a year ago. Six could. All six worked for the same company.',
    ),
    p(
      'That company makes one photograph a season. It has done so since 2011, when the money ran out after the first day of a three-day booking and the owner decided to use what there was. The picture runs in the window, on the bag, on the ticket, on the card that goes out to 11,000 addresses and, cropped to a coat sleeve, on the till roll. It is up for twenty-six weeks. By the tenth the staff have stopped seeing it, and that is about when customers start.',
    ),
    h2('The sum'),
    table(
      ['', 'Usual house', 'One photograph'],
      ['Days in the studio', '6', '2'],
      ['Pictures released', '240', '1'],
      ['Photographer, crew, models', '$74,000', '$31,000'],
      ['Retouching', '$21,600', '$900'],
      ['Printing, in 26 weeks', '$38,400', '$44,100'],
      ['Together', '$134,000', '$76,000'],
    ),
    p(
      'Notice that printing goes up. A single image has to be large, on good paper, and replaced when it fades. Notice too that two days are booked for one frame. The first is spent putting things into the set and the second taking them out.',
    ),
    asset('contact-strips'),
    h2('How to choose it'),
    ol(
      [
        'Decide the garment in March, before the range is finished. It will be the coat. It is nearly always the coat.',
      ],
      ['One roll of paper in a color the garment is not. No location: a place dates faster than a lapel.'],
      ['Shoot twenty frames and stop. With two hundred nobody in the room can say what changed.'],
      [
        'Pin all twenty to a wall at the height of a shop window, cross the yard, and send someone who has not seen them to fetch ',
        italic('the picture.'),
        ' She will bring one.',
      ],
    ),
    p(
      'We have seen it fail. A children’s house tried it in spring with a picture of a single sandal, and mothers in four towns assumed that was all there was. The picture has to be of something that implies the rest. A coat on a chair implies a person, a hallway and weather; a sandal implies a lost sandal.',
    ),
    quote('When there is only one you cannot hide behind the next one.'),
    p(
      'The objection from the online team is fair: a shop with 400 products needs 400 pictures. It does, and they should be plain and made on a Tuesday. Those are for people who have already decided to look. This one is for people walking past, and the best of them, like the hem everyone wears now in ',
      entryLink('rr-14-012', 'Hems at Mid-Calf, Everywhere'),
      ', can be described over the telephone in a sentence.',
    ),
  ),
}

export const theModelSitsDown: DemoEntry = {
  id: 'cd-18-009',
  type: 'presentation',
  title: 'The Model Sits Down',
  slug: 'the-model-sits-down',
  standfirst:
    'People spend nine hours a day on a chair and buy trousers from pictures of someone standing. A box, a change of posture, fewer returns.',
  code: 'CD 18-009',
  date: '2018-08-13',
  section: 'creative-direction',
  template: 'article',
  tags: ['Tailoring', 'Returns', 'Sizing', 'Menswear'],
  images: ['model-from-behind', 'sweep-and-chair', 'shirt-on-chair'],
  text: document(
    p(
      'Standing is what mannequins do. In 1,900 product pictures we pulled from twelve members’ sites in June, the model stands in 1,846, most often with one knee bent and one hand looking for a pocket. In the remaining 54 she walks. Nobody sits, in a catalog of clothes that will be sat in.',
    ),
    p(
      'We asked the twelve to let us try something small. For three weeks in July, half of the visitors to each site saw one extra picture of 96 styles: same model, same light, on a wooden box 46 centimeters high, from the side or from behind. No smile was needed since there was often no face. The other half saw the page as it was.',
    ),
    table(
      ['', 'Returned, without', 'Returned, with the seated picture'],
      ['Trousers', '34%', '26%'],
      ['Skirts', '27%', '22%'],
      ['Jackets', '29%', '21%'],
      ['Coats', '18%', '17%'],
      ['Dresses', '31%', '27%'],
    ),
    h2('What sitting tells'),
    p(
      'It tells where the waistband goes. It tells whether the jacket rides up at the neck, how far a hem travels (eleven centimeters, on a straight skirt to the knee), and whether the cloth across the thigh is at ease or on duty. A customer who has seen this does not order two sizes. Orders of the same style in two sizes, which were 13 percent of all trouser orders, fell to 8.',
    ),
    p(
      'Sales of the 96 styles were level over the three weeks, within a percent. So the picture did not sell more; it un-sold the right ones. Nineteen styles lost a tenth of their orders or worse, and when we had those on the table it was plain why. They were cut for standing. Two have been recut since, with another 1.5 centimeters in the back rise.',
    ),
    asset('sweep-and-chair'),
    h2('How to shoot it'),
    ul(
      ['Use boxes, stacked. A chair brings its own period and its own opinions.'],
      ['From behind, for anything with a back. It is also the one view in which a model stops performing.'],
      ['Weight on one hand. Both hands on the knees is a doctor’s waiting room.'],
      [
        'Mark the floor with tape and keep the mark in the frame. It says: this was a moment, we measured it.',
      ],
      ['Eleven minutes a style, once the box is there. We timed it over two days.'],
    ),
    p(
      'There was a side effect we had not planned. The frames taken ',
      italic('between'),
      ' the frames, when the model had been told to rest and the assistant was moving the lamp, were better than anything in the campaign. Three houses have used them. In ',
      entryLink('cd-14-004', 'One Photograph a Season'),
      ' we recommended stopping at twenty exposures. We would add one now: the twenty-first, after everyone has been thanked.',
    ),
    p(
      'Coats hardly moved, you will have seen. Nobody sits in a coat for long. For trousers, though, we would put the seated picture second on the page from next week, ahead of the detail of the button. And since a thing that fits when seated gets worn, look again at the wear counts in ',
      entryLink('ci-18-016', 'Worn Eleven Times'),
      ' with this in mind.',
    ),
  ),
}

export const aCatalogWithoutClothes: DemoEntry = {
  id: 'cd-20-006',
  type: 'presentation',
  title: 'A Catalog Without Clothes',
  slug: 'a-catalog-without-clothes',
  standfirst:
    'Forty-eight pages: a comb, a key, a stone, a chair. Not one garment, and the best response a mailing has had in nine years.',
  code: 'CD 20-006',
  date: '2020-02-17',
  section: 'creative-direction',
  template: 'indesign',
  tags: ['Accessories', 'Home', 'Color', 'Loyalty'],
  images: ['objects-from-above', 'catalog-spread', 'plinth-town'],
  embed:
    '<iframe src="/embeds/a-catalog-without-clothes.html" title="A Catalog Without Clothes, the book in five spreads"></iframe>',
  text: document(
    p(
      'In the first week of January a member in the north of Italy mailed 26,000 copies of a catalog in which there is nothing to wear. It has 48 pages and 61 pictures: a comb, a door key, a spool, three buttons, an egg, a kitchen chair, the shadow of a hanger. The last page gives the addresses of the shops and the sentence “The clothes are here.”',
    ),
    p(
      'We had advised against it. We said so in writing in October, and the letter is now framed in their office. Our argument was that a customer needs to see the thing. Theirs was that she sees the thing every day, from forty companies, and had stopped opening envelopes.',
    ),
    asset('catalog-spread'),
    h2('What came back'),
    table(
      ['Mailing, first five weeks', 'January 2019, clothes', 'January 2020, none'],
      ['Copies', '26,000', '26,000'],
      ['Cost, printed and posted', '$57,200', '$48,100'],
      ['Visits that mentioned it', '611', '1,508'],
      ['Of those, bought', '224', '437'],
      ['Average basket', '$139', '$152'],
      ['Sales', '$31,136', '$66,424'],
    ),
    p(
      'Fewer of the visitors bought, 29 in a hundred against 37, and we had expected that: many came in only to ask what it meant. But there were two and a half times as many of them, and the staff had something to talk about that was not a price. A hundred and ninety people asked to buy the chair.',
    ),
    h2('It is not a riddle'),
    p(
      'What makes it work is that every object was chosen for a garment that exists. The comb has the spacing of the season’s pleat, 24 teeth to the hand. The stone is the exact gray of the knitted coat. The bowl is celadon, and there is a celadon shirt; the spool is the fuchsia of one lining. On the shop floor each of the eleven leading pieces hangs beside its object, on a small shelf, without a card. People who have the catalog in mind walk round collecting the pairs.',
    ),
    ol(
      ['Choose the clothes first, then look for the thing each one is like. Never the reverse.'],
      ['Shoot from directly above, with one lamp, inside drawn crop marks. No styling, no linen napkin.'],
      ['Let one hand into one picture. It gives the scale, and it proves that someone was there.'],
      ['No words until page 23. Then three, and make them a joke on yourself. Theirs are “Nothing to wear.”'],
    ),
    p(
      'The saving, $9,100, is all models and retouching; the paper was better. We would not do it twice running. The second time it would be a style; for the years between we would sooner post something small that stays in a drawer, as in ',
      entryLink('gi-15-006', 'A Receipt Worth Keeping'),
      '. For autumn they plan to go back to pictures of clothes, and, on the strength of ',
      entryLink('cd-18-009', 'The Model Sits Down'),
      ', to photograph all of them on that chair.',
    ),
  ),
}
