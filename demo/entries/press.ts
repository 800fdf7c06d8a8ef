import { document, p } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'

interface Cutting {
  id: string
  publication: string
  date: string
  words: string
  url: string
  url2?: string
}

/** A press item's title is the publication; its text is the quotation or the headline. */
function cutting({ id, publication, date, words, url, url2 }: Cutting): DemoEntry {
  return {
    id,
    type: 'press',
    title: publication,
    slug: id,
    date,
    section: 'in-the-press',
    url,
    ...(url2 ? { url2 } : {}),
    text: document(p(words)),
  }
}

export const press: DemoEntry[] = [
  cutting({
    id: 'press-selvedge-review-2026',
    publication: 'The Selvedge Review',
    date: '2026-11-02',
    words: '“The only trend report I have seen that tells a buyer what to leave out.”',
    url: 'https://selvedge-review.example/2026/11/what-to-leave-out',
  }),
  cutting({
    id: 'press-counter-and-floor-2026',
    publication: 'Counter & Floor',
    date: '2026-09-14',
    words: 'Nineteen people, one calico dress, and the case for cutting twice',
    url: 'https://counter-and-floor.example/features/cutting-twice',
    url2: 'https://counter-and-floor.example/features/cutting-twice/pictures',
  }),
  cutting({
    id: 'press-northern-trade-post-2026',
    publication: 'Northern Trade Post',
    date: '2026-06-08',
    words: 'How a color card from Dyer’s Yard ended up on nine high streets',
    url: 'https://northern-trade-post.example/nine-high-streets',
  }),
  cutting({
    id: 'press-weft-quarterly-2023',
    publication: 'Weft Quarterly',
    date: '2023-12-04',
    words: 'In conversation: the year the check broke',
    url: 'https://weft-quarterly.example/34/the-check',
  }),
  cutting({
    id: 'press-morning-ledger-2024',
    publication: 'The Morning Ledger',
    date: '2024-11-18',
    words: 'Full price is a habit, say the people who counted',
    url: 'https://morning-ledger.example/business/full-price-habit',
  }),
  cutting({
    id: 'press-fourth-floor-radio-2026',
    publication: 'Fourth Floor Radio',
    date: '2026-04-27',
    words:
      '“We invited them on for ten minutes about deposits on coats, and the switchboard was still lit when the news came on.”',
    url: 'https://fourth-floor-radio.example/the-shop-hour/2026-04-27',
    url2: 'https://fourth-floor-radio.example/the-shop-hour/2026-04-27/transcript',
  }),
  cutting({
    id: 'press-loom-and-ledger-2025',
    publication: 'Loom & Ledger',
    date: '2025-10-20',
    words:
      '“A membership costs about as much as a junior, and unlike the junior it cannot be sent out for coffee.”',
    url: 'https://loom-and-ledger.example/columns/the-price-of-advice',
  }),
  cutting({
    id: 'press-a-tesoura-2025',
    publication: 'A Tesoura, Lisbon',
    date: '2025-06-09',
    words:
      '“They climbed our hill with a notebook and left out the three shops that everybody recommends; we checked, and they were right about two.”',
    url: 'https://a-tesoura.example/edicao-212/monte-acima',
  }),
  cutting({
    id: 'press-buyers-desk-2025',
    publication: 'Buyer’s Desk',
    date: '2025-01-13',
    words:
      '“Short on celebrities, long on sums: I canceled four colors after reading it and have not missed one.”',
    url: 'https://buyers-desk.example/reading/january',
  }),
  cutting({
    id: 'press-accra-mercury-2023',
    publication: 'Accra Morning Mercury',
    date: '2023-07-03',
    words: 'The visitors who asked the price of twelve yards, and stayed to hear why',
    url: 'https://accra-mercury.example/business/cloth-by-the-yard',
  }),
  cutting({
    id: 'press-der-musterzeichner-2022',
    publication: 'Der Musterzeichner, Vienna',
    date: '2022-12-05',
    words:
      '“One would like more footnotes, but one cannot deny that every thread in the double ikat has been drawn.”',
    url: 'https://musterzeichner.example/heft-48/blau',
  }),
  cutting({
    id: 'press-hemline-economics-2022',
    publication: 'Hemline Economics, the podcast',
    date: '2022-03-28',
    words: 'Episode 61: Grandmother names a price',
    url: 'https://hemline-economics.example/episodes/61',
    url2: 'https://hemline-economics.example/episodes/61/notes',
  }),
  cutting({
    id: 'press-nuno-techo-2021',
    publication: 'Nuno Techō, Tokyo',
    date: '2021-06-21',
    words:
      '“Four wooden blocks, measured to the tenth of a millimeter by people who then advise you to print them crooked.”',
    url: 'https://nuno-techo.example/2021/natsu/hanga',
  }),
  cutting({
    id: 'press-evening-wharf-2020',
    publication: 'The Evening Wharf',
    date: '2020-05-25',
    words: 'Sixty-one shutters, nine weeks, one window: who counts a street when it is empty',
    url: 'https://evening-wharf.example/city/counting-an-empty-street',
  }),
  cutting({
    id: 'press-provincial-retailer-2019',
    publication: 'The Provincial Retailer',
    date: '2019-09-30',
    words:
      '“They count everything and like almost none of it, and I have taken one mannequin out of the window all the same.”',
    url: 'https://provincial-retailer.example/letters-page/one-fewer',
  }),
  cutting({
    id: 'press-vavbladet-2018',
    publication: 'Nordiska Vävbladet, Borås',
    date: '2018-11-26',
    words:
      '“It is unusual to see a consultant admit that a label was an apology before it was a selling point.”',
    url: 'https://vavbladet.example/2018-4/madras',
  }),
  cutting({
    id: 'press-quaderno-trama-2017',
    publication: 'Quaderno della Trama, Biella',
    date: '2017-11-20',
    words: 'Letta al contrario: the herringbone, explained to Biella by outsiders',
    url: 'https://quaderno-trama.example/autunno-2017/spina',
  }),
  cutting({
    id: 'press-tidewater-courier-2016',
    publication: 'The Tidewater Courier',
    date: '2016-02-29',
    words: '“Their case for prices that end in zero is persuasive, though this newspaper remains $1.95.”',
    url: 'https://tidewater-courier.example/money/round-numbers',
  }),
  cutting({
    id: 'press-cloth-hall-gazette-2015',
    publication: 'Cloth Hall Gazette',
    date: '2015-10-26',
    words: 'Tartan by arithmetic upsets nobody, says house that expected letters',
    url: 'https://cloth-hall-gazette.example/1026/tartan',
  }),
  cutting({
    id: 'press-haberdasher-and-draper-2014',
    publication: 'Haberdasher & Draper',
    date: '2014-03-10',
    words: '“A clever little library, and we give it two years.”',
    url: 'https://haberdasher-and-draper.example/notices/a-new-library',
    url2: 'https://haberdasher-and-draper.example/corrections/2024',
  }),
]
