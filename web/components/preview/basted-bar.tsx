import { Link } from 'react-router'
import type { Preview } from '#modules/previews/contract.ts'
import { previewFacts, stateName, warningOf } from '../../reading/preview.ts'

/** Over an entry that is not what its readers have: a strip of calico, basted on, that comes off again. */
export function BastedBar({ preview, name }: { preview: Preview; name: string }) {
  const warning = warningOf(preview.entry)
  return (
    <header className="basted">
      <Link className="bar-logo" to="/">
        {name}
      </Link>
      <p className="basted-state">
        <span className="hole" />
        <span>
          <span className="out-of-sight">Preview: </span>
          {stateName(preview)}
        </span>
      </p>
      <dl className="basted-facts code">
        {previewFacts(preview).map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {warning && <p className="basted-warning code">{warning}</p>}
    </header>
  )
}

/** As high as it will be, before it is known what it says. */
export function BastedWaiting({ name }: { name: string }) {
  return (
    <header className="basted">
      <Link className="bar-logo" to="/">
        {name}
      </Link>
      <div className="basted-waiting code" aria-hidden="true" />
    </header>
  )
}
