import { hang } from '../../reading/rails.ts'
import { spotStyle } from './rails.tsx'

export const TITLE = 'Color and Print'
export const STANDFIRST =
  'Cloths we have found, drawn or had woven, each with its screens named and numbered. Take the color from the card, not from the screen.'

/** The page's own shape while its cloths are on their way: the index keeps its place. */
export function ClothsLoading() {
  const [rail = []] = hang(['one', 'two', 'three'])
  return (
    <div className="cloths" aria-busy="true">
      <header className="masthead cloths-head grid">
        <h1>{TITLE}</h1>
        <p className="standfirst">{STANDFIRST}</p>
        <p className="filters-place" />
      </header>
      <div className="hue-index">
        <div className="hues-absent" />
        <div className="hue-desk grid">
          <p className="standfirst" role="status">
            Laying out the colors
          </p>
        </div>
      </div>
      <div className="rails">
        <div className="rail grid" aria-hidden="true">
          {rail.map(({ item, place }) => (
            <div key={item} className="spot" style={spotStyle(place)}>
              <div className="hanger hanger-blank">
                <div className="hanger-card">
                  <span />
                  <span className="hole" />
                </div>
                <div className="pinked" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
