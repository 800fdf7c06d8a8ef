import { dyedFrom } from '../../dye.ts'
import elevation from '../../images/elevation.svg'
import forms from '../../images/forms.svg'
import { type FeatureCopy, FeatureText } from './feature.tsx'

const DESIGN_MOVEMENTS: FeatureCopy = {
  kicker: 'Design Movements',
  title: 'Form casts the longer shadow',
  text: 'Six forms, each followed from the studio where it began to the rack where it will end: volume, the return of the plain front, and why the best new coats look like small buildings.',
  way: { name: 'design-movements', words: 'Get it here', gets: 'Six forms, 16 pages' },
}

const INDEX: FeatureCopy = {
  kicker: 'The Index',
  title: 'Everything we know, A to Z',
  text: 'Thirteen years of reports under 1,300 words. Look up a fiber, a street or a worry.',
  way: { name: 'index', words: 'Take a Look', gets: 'A to Z, 1,300 words' },
}

const AT_RETAIL: FeatureCopy = {
  kicker: 'At Retail',
  title: 'The shop, drawn to scale',
  text: 'We measure forty floors a season: how deep the wall, how many facings, what stands in the window and what it is asked to do. Then we redraw them the way they ought to be.',
  way: { name: 'at-retail', words: 'View it now', gets: 'Drawn to scale, 14 pages' },
}

/** A page of the Index: each word with the report that opens it. */
const INDEX_PAGE: [letter: string, words: [string, number][]][] = [
  [
    'A',
    [
      ['Aertex', 12],
      ['Alpaca, undyed', 31],
      ['Apron fronts', 8],
      ['Arcades, as shops', 44],
    ],
  ],
  [
    'B',
    [
      ['Basting, left in', 19],
      ['Bias, the long', 27],
      ['Block print', 33],
      ['Brown, six kinds of', 50],
    ],
  ],
  [
    'C',
    [
      ['Calico', 1],
      ['Checks, broken', 36],
      ['Chartreuse', 36],
      ['Coats, as rooms', 12],
    ],
  ],
  [
    'D',
    [
      ['Darts, moved', 22],
      ['Deckchairs', 18],
      ['Drawers, shallow', 40],
      ['Dye, before weaving', 41],
    ],
  ],
]

// The landing page is a swatch card and alone shows several fields; these three are its own, from the
// palettes of the drawings by the rule of modules/media/palette.ts.
const APRICOT = { field: '#F2A66B', on: '#16140F', rule: '#A25D1D', tint: '#F9E5D8' }
const CHARTREUSE = { field: '#CFCB3C', on: '#16140F', rule: '#737003', tint: '#EBEBD6' }
const BOTTLE = { field: '#0E4638', on: '#F4F1EA', rule: '#0E4638', tint: '#D8F0E7' }

export function Features() {
  return (
    <div className="features">
      <section className="feature feature-movements field" style={dyedFrom(APRICOT)}>
        <img
          src={forms}
          alt="Arch, column and sphere in hard afternoon light"
          width={1500}
          height={1200}
          loading="lazy"
        />
        <FeatureText copy={DESIGN_MOVEMENTS} />
      </section>
      <section className="feature feature-index field" style={dyedFrom(CHARTREUSE)}>
        <FeatureText copy={INDEX}>
          <IndexPage />
        </FeatureText>
      </section>
      <section className="feature feature-retail field" style={dyedFrom(BOTTLE)}>
        <img
          src={elevation}
          alt="Drawn elevation of five shop bays, a red coat in the middle one"
          width={1800}
          height={1000}
          loading="lazy"
        />
        <FeatureText copy={AT_RETAIL} />
      </section>
    </div>
  )
}

function IndexPage() {
  return (
    <div className="index-page">
      {INDEX_PAGE.map(([letter, words]) => (
        <ul key={letter} aria-label={letter}>
          <li className="index-letter" aria-hidden="true">
            {letter}
          </li>
          {words.map(([word, report]) => (
            <li key={word}>
              {word} <span>{report}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
