import { Link } from 'react-router'
import type { PressCard } from '#modules/content/cards.ts'
import { PressRotation } from './press-rotation.tsx'

interface PassageProps {
  about: string[]
  press: PressCard[]
}

/** About Us or Press. Two radio buttons choose, so that it works before any script has come. */
export function Passage({ about, press }: PassageProps) {
  if (press.length === 0) {
    return (
      <section className="passage" id="about">
        <h2 className="passage-heads grid">
          <span className="passage-head">About Us</span>
        </h2>
        <About paragraphs={about} />
      </section>
    )
  }
  return (
    <section className="passage" id="about" aria-labelledby="passage-name">
      <h2 className="out-of-sight" id="passage-name">
        About us and press
      </h2>
      <fieldset className="passage-heads grid">
        <legend className="out-of-sight">Show</legend>
        <div className="passage-choice">
          <label className="passage-head">
            <input type="radio" name="passage" value="about" className="out-of-sight" defaultChecked />
            About Us
          </label>
          <label className="passage-head">
            <input type="radio" name="passage" value="press" className="out-of-sight" />
            Press
          </label>
        </div>
      </fieldset>
      <About paragraphs={about} />
      <PressRotation items={press} />
    </section>
  )
}

/** The opening and as much of the rest as stands beside it; the whole is on the About page. */
function About({ paragraphs: [opening, ...rest] }: { paragraphs: string[] }) {
  return (
    <div className="passage-about grid">
      <p className="passage-opening display">{opening}</p>
      <div className="passage-rest">
        {rest.slice(0, 2).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="passage-way">
          <Link to="/about">Who we are</Link>
          <Link to="/contact">Contact</Link>
        </p>
      </div>
    </div>
  )
}
