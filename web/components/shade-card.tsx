import type { Palette } from '#modules/media/contract.ts'
import { textOnSwatch } from '#modules/media/palette.ts'
import { customProperties } from '../dye.ts'

const LEAST = 56
const MOST = 190

/** The cloth's colours by name and number; each chip as tall as its part of the cloth. */
export function ShadeCard({ palette, code }: { palette: Palette; code: string | undefined }) {
  const number = code?.split('-').at(-1)?.replace(/^0+/, '')
  const largest = Math.max(...palette.map(({ share }) => share), 0.01)
  return (
    <div className="shade-card">
      <header>
        <h2>Shade card</h2>
        <span className="hole" />
        <span className="code">{code}</span>
      </header>
      <ol>
        {palette.map(({ name, hex, share }, place) => (
          <li
            key={name}
            style={customProperties({
              '--chip': hex,
              '--on-chip': textOnSwatch(hex),
              '--height': `${Math.round(LEAST + (share / largest) * (MOST - LEAST))}px`,
            })}
          >
            <b className="display">{name}</b>
            <span className="code">
              {number && `${number}.${place + 1} `}
              {hex.slice(1)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
