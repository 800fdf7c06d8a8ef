import { useId } from 'react'
import { Link } from 'react-router'
import type { Laid } from '../../drafting/lay.ts'
import type { LayEntry } from './lay.tsx'

interface LaidPieceProps {
  laid: Laid<LayEntry>
  isCurrent: boolean
}

/** One piece: cut from its picture, from paper or from the dyed cloth, with its seam, its notches and its name. */
export function LaidPiece({ laid, isCurrent }: LaidPieceProps) {
  const { item, under, stuff, x, y, width, height, label } = laid
  const { card, to } = item
  return (
    <li style={{ left: x, top: y, width, height }}>
      <Link className="piece" to={to} data-stuff={stuff} aria-current={isCurrent ? 'page' : undefined}>
        <Drawing laid={laid} />
        <span
          className="piece-label"
          style={{ left: label.x, top: label.y, width: label.width, height: label.height }}
        >
          <span className="piece-words">
            <b
              className={label.face === 'display' ? 'display' : 'piece-small'}
              style={{ fontSize: label.size, WebkitLineClamp: label.lines }}
            >
              {card.title}
            </b>
            {label.hasCode && <span className="code">{under}</span>}
          </span>
          {label.hasGrain && stuff !== 'picture' && <GrainLine length={Math.min(label.width * 0.7, 190)} />}
        </span>
      </Link>
    </li>
  )
}

function Drawing({ laid }: { laid: Laid<LayEntry> }) {
  const clip = useId()
  const { width, height, stuff, cut, seam, notches, item } = laid
  const { image } = item.card
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="piece-stuff" d={cut} />
      {stuff === 'picture' && image && (
        <>
          <clipPath id={clip}>
            <path d={cut} />
          </clipPath>
          <image
            href={image.src}
            width={width}
            height={height}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${clip})`}
          />
        </>
      )}
      <path className="piece-cut" d={cut} />
      <path className="piece-seam" d={seam} />
      {notches.map((notch) => (
        <path key={notch} className="piece-notch" d={notch} />
      ))}
    </svg>
  )
}

/** The way the cloth runs; on a piece it says which way is on. */
function GrainLine({ length }: { length: number }) {
  return (
    <svg className="piece-grain" width={length} height={9} viewBox={`0 0 ${length} 9`} aria-hidden="true">
      <path d={`M0 4.5H${length}`} />
      <path className="piece-tip" d={`M0 4.5l11-4v8zM${length} 4.5l-11-4v8z`} />
    </svg>
  )
}
