import type { PageTokens } from '#modules/media/contract.ts'
import { contrast, INK, PAPER } from '#modules/media/contrast.ts'
import { customProperties } from '../../dye.ts'

/** Says how the page came by its colours, with the ratios that it really has. */
export function Colophon({
  tokens: { field, on, rule, tint },
  cloth,
}: {
  tokens: PageTokens
  cloth: boolean
}) {
  const what = cloth ? 'cloth' : 'picture'
  return (
    <section className="colophon grid" aria-labelledby="colophon">
      <h2 id="colophon">This page is dyed from its own {what}</h2>
      <ol>
        <Line name="Field" colour={field} on={on} ratio={contrast(field, on)}>
          The lead color of the {what}. Type on it is ink or paper, whichever reads better; if neither reaches
          4.5 to 1, the field alone is moved in lightness until one does.
        </Line>
        <Line name="Rule" colour={rule} on={PAPER} ratio={contrast(rule, PAPER)}>
          The same hue, darkened until it reads as text on paper. Links, the large quotation and what you
          keep.
        </Line>
        <Line name="Tint" colour={tint} on={INK} ratio={contrast(tint, INK)}>
          The same hue at one fixed lightness, with the chroma held down. Ink on it never falls below 13 to 1.
        </Line>
      </ol>
    </section>
  )
}

interface LineProps {
  name: string
  colour: string
  on: string
  ratio: number
  children: React.ReactNode
}

function Line({ name, colour, on, ratio, children }: LineProps) {
  return (
    <li>
      <span className="colophon-chip code" style={customProperties({ '--chip': colour, '--on-chip': on })}>
        {name} {colour.slice(1)}
      </span>
      <p>{children}</p>
      <b className="display">
        {/* Rounded down: a ratio is never claimed that is not reached. */}
        {(Math.floor(ratio * 10) / 10).toFixed(1)}
        <span className="out-of-sight"> to 1</span>
      </b>
    </li>
  )
}
