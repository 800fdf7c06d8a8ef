import type { Site } from '#modules/site/contract.ts'
import { privacy, terms } from './policies.ts'

/** Nineteen people, as the about text says. */
const staff: Site['staff'] = [
  { name: 'Clara Dray', title: 'Director', email: 'clara.dray@toile.example' },
  { name: 'Ines Okafor', title: 'Print design', email: 'ines.okafor@toile.example' },
  { name: 'Marta Lindqvist', title: 'Studio and drawing', email: 'marta.lindqvist@toile.example' },
  { name: 'Tomasz Brandt', title: 'Floors and elevations', email: 'tomasz.brandt@toile.example' },
  { name: 'Priya Raman', title: 'Economist, stores and prices', email: 'priya.raman@toile.example' },
  { name: 'Samuel Achebe', title: 'Economist, people and habits', email: 'samuel.achebe@toile.example' },
  { name: 'Odile Ferrand', title: 'Pattern cutter', email: 'odile.ferrand@toile.example' },
  { name: 'Wen Li', title: 'Color and matching', email: 'wen.li@toile.example' },
  { name: 'Gareth Morris', title: 'Runway and silhouette', email: 'gareth.morris@toile.example' },
  { name: 'Nadia Haddad', title: 'Merchandising, former buyer', email: 'nadia.haddad@toile.example' },
  { name: 'Ruth Calloway', title: 'Strategy, former buyer', email: 'ruth.calloway@toile.example' },
  { name: 'Henrik Solberg', title: 'Wovens and mills', email: 'henrik.solberg@toile.example' },
  { name: 'Amara Diallo', title: 'Cities and travel', email: 'amara.diallo@toile.example' },
  { name: 'Lucia Bianchi', title: 'Editor, The Weekly', email: 'lucia.bianchi@toile.example' },
  { name: 'Jonah Reyes', title: 'Custom work', email: 'jonah.reyes@toile.example' },
  { name: 'Fumiko Arai', title: 'Archive and index', email: 'fumiko.arai@toile.example' },
  { name: 'Dermot Quill', title: 'Swatches and post', email: 'dermot.quill@toile.example' },
  { name: 'Esther Blom', title: 'Members and letters', email: 'esther.blom@toile.example' },
  { name: 'Pavel Hruska', title: 'Accounts', email: 'pavel.hruska@toile.example' },
]

const about = [
  'A toile is the garment you cut first, in plain calico, to find out whether you were right. We do the same with seasons.',
  'We are nineteen people: print designers, former buyers, two economists, a pattern cutter. We publish one library, advise a small number of houses and stores, and say so when we do not know.',
  'The library began in 2013 with a gingham. It holds what we have found, drawn, counted or had woven since then: color and print, runway, floors and windows, the way people shop and the cities they do it in. Each report says what was looked at and how many, so that you can decide how far to trust it.',
  'Everything in it is drawn here. There are no photographs of other people’s clothes, and no show is reported that one of us did not sit through. A cloth is set thread by thread before it is published, and where a mill will weave it we have two meters made and hang them by the window for a month. About one in nine comes down again and is not mentioned.',
  'Members come here in the morning, mostly, before the first meeting. Some want a color. Some want to know whether the thing everyone is saying is true. We answer letters the same day, and now and then we tell a buyer to leave something out.',
  'We have been wrong in print. The report stays where it was, because somebody may have acted on it, and the correction goes into The Weekly at the same length. Twice a year we read old ones aloud and mark them. In a good year four in five hold.',
  'Custom work is made at the same tables. We measure a floor, cut a range by a third, draw a stripe, and stay until it is built. It is seen by the client and by nobody else.',
  'We are at 14 Dyer’s Yard, up the iron stairs. There is a door with a swatch nailed to it. The swatch changes.',
]

export const demoSite: Site = {
  name: 'Toile',
  tagline: 'Research and advice for the people who make and sell clothes',
  description:
    'A private library and a working studio. Design directors, merchandisers and buyers come here each morning to see what is changing in color, print, silhouette and shop, and to ask us what to do about it.',
  address: ['Toile', '14 Dyer’s Yard', 'Second floor, iron stairs'],
  phone: '+1 555 0114',
  email: 'hello@toile.example',
  mailFrom: 'Toile <hello@toile.example>',
  providerCompanies: ['toile', 'toile-studio'],
  emailDomain: 'toile.example',
  masterListUrl: 'https://master-list.toile.example/',
  copyrightYear: 2025,
  staff,
  about,
  terms,
  privacy,
  downloads: [
    {
      key: 'design-movements',
      title: 'Form casts the longer shadow: Design Movements, Spring 2027',
      fileName: 'toile-design-movements-spring-2027.pdf',
    },
    { key: 'index', title: 'Everything we know, A to Z: The Index', fileName: 'toile-index.pdf' },
    { key: 'at-retail', title: 'The shop, drawn to scale: At Retail', fileName: 'toile-at-retail.pdf' },
  ],
  embedHosts: ['self'],
}
