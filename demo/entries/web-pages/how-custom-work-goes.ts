import { asset, bold, document, entryLink, h2, link, ol, p, quote, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const howCustomWorkGoes: DemoEntry = {
  id: 'page-custom-work',
  type: 'webPage',
  title: 'How Custom Work Goes',
  slug: 'how-custom-work-goes',
  standfirst:
    'What we make for one client at a time: the steps, the weeks, the price, and who is in the room.',
  date: '2025-09-08',
  openTo: 'everyone',
  webGroup: 'pages',
  images: ['house-calico', 'house-long-table', 'house-door'],
  text: document(
    p(
      'The library is written for everyone who belongs to it. Custom work is made for one house or store, at the same tables and by the same nineteen people, and it is seen by that client and by nobody else. In 2024 we took on fourteen pieces of it: six floors, four ranges, three cloths and one color card. We turned down twenty-three, mostly because the answer was in the library already and we sent the link.',
    ),
    h2('What it can be'),
    table(
      ['The work', 'Weeks', 'Of us', 'Fee'],
      ['A color card for one season, matched', '3', '2', '$9,500'],
      ['A print or a woven, drawn to the repeat', '5', '3', '$14,000'],
      ['A floor, measured and drawn again', '8', '4', '$32,000'],
      ['A range, cut by a third', '10', '3', '$38,000'],
    ),
    p(
      'Fees are for the whole of it. Travel is charged at what the train cost. A second visit is in the price of a floor and a second strike-off in the price of a cloth, because there has never been a first one that was right.',
    ),
    h2('Eight weeks, for a floor'),
    ol(
      [
        bold('A letter.'),
        ' Say what is wrong in a page. Two of the best jobs we have had came on a postcard. Jonah Reyes answers the same day and says whether it is for us.',
      ],
      [
        bold('A morning, week 1.'),
        ' You come up the iron stairs, five of you at most. One has to be somebody who works on the floor on Saturdays.',
      ],
      [
        bold('Looking, weeks 2 and 3.'),
        ' Two of us stand in the store for six days, one of them a Sunday, with a tape, a light meter and a counter. We buy something, so as to be customers once.',
      ],
      [
        bold('The toile, week 4.'),
        ' We build the cheap version at full size: cardboard, masking tape and rented rails, after closing. It costs about $900, and it is where most ideas end.',
      ],
      [
        bold('The second cut, weeks 5 and 6.'),
        ' Drawings to the centimeter, a list of what to buy, and a list of what to throw away. The second is usually longer.',
      ],
      [bold('Building, weeks 7 and 8.'), ' Your people build. One of ours stays until the last shelf is in.'],
    ),
    asset('house-long-table'),
    h2('Who is in the room'),
    p(
      'From us: the person who will do the work, an economist, and Odile Ferrand, who is a pattern cutter and asks how the thing is put together. Nobody comes who only presents. There is a kettle, and there are no slides. You will be asked what last season sold by the week, so bring the tills, and the lease if it is a floor.',
    ),
    quote('They asked to see the stockroom before they asked to see the shop.'),
    h2('Money, and when'),
    p(
      'A third when we both sign, a third with the second cut, and the last third six weeks after opening, so that you have seen it work. If it has not, say so before you pay. In twelve years two clients kept the last third back. We went and looked, and both times they were right.',
    ),
    h2('What stays shut'),
    p(
      'Your figures, drawings and mistakes stay with you. If something we learned would help the library we ask, in writing, and show you the paragraph with the name taken off; about half say yes. Two examples that were allowed out are ',
      entryLink('me-18-006', 'The Mirror Moves Sales'),
      ' and ',
      entryLink('bs-18-007', 'Leave One Category'),
      '. We do not work for two stores on the same street in the same season, and we tell the second one why.',
    ),
    p(
      'To begin, write to ',
      link('mailto:jonah.reyes@toile.example', 'jonah.reyes@toile.example'),
      ', or use the form under Contact, which comes to the same table.',
    ),
  ),
}
