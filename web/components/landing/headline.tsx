import { customProperties } from '../../dye.ts'

// Tracking in thousandths of an em that brings the four words to one width (347 to 361 px at 248 px, where
// they would run 331, 333, 376 and 324), so that the word beside them keeps both its place and its distance.
const WORDS = [
  { word: 'cloth', tracking: -4 },
  { word: 'color', tracking: -6 },
  { word: 'street', tracking: -28 },
  { word: 'shelf', tracking: 0 },
]

/** Each word stands four seconds and cross-fades into the next; the first is the one that is read out. */
export function Headline() {
  return (
    <h1 className="headline">
      We read <br className="narrow" />
      the <br className="wide" />
      <span className="headline-words">
        {WORDS.map(({ word, tracking }, turn) => (
          <em
            key={word}
            aria-hidden={turn > 0}
            style={customProperties({ '--turn': turn, '--tracking': `${tracking / 1000}em` })}
          >
            {word}
          </em>
        ))}
      </span>{' '}
      <br className="narrow" />
      before <br />
      it is cut
    </h1>
  )
}

/** The index of the words, and the switch that holds the headline still: both work without script. */
export function HeadlineIndex() {
  return (
    <div className="headline-index code">
      <ol aria-hidden="true">
        {WORDS.map(({ word }, turn) => (
          <li key={word} style={customProperties({ '--turn': turn })}>
            <span className="headline-number">{turn + 1}</span>
            {word}
          </li>
        ))}
      </ol>
      <label className="headline-hold">
        <input type="checkbox" className="out-of-sight" aria-label="Hold the headline still" />
        <span className="when-running">Pause</span>
        <span className="when-held">Play</span>
      </label>
    </div>
  )
}
