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
]
