import { requestAddress } from '../../leads/origin.ts'
import { placeOf, REQUESTS } from '../../leads/requests.ts'
import { useRootData } from '../../root-data.ts'
import { LeadForm } from './lead-form.tsx'

/** For whoever meets a closed door without a key: a few words and an address. `from` is the page, where it is in the public mode. */
export function ProspectBlock({ from }: { from?: string }) {
  const root = useRootData()
  if (!root) return null
  const { title, lede } = REQUESTS.prospect
  return (
    <section className="prospect-block" aria-labelledby="prospect-block">
      <h2 id="prospect-block">{title}</h2>
      <p>{lede}</p>
      <LeadForm
        name="prospect"
        formToken={root.formToken}
        place={placeOf('prospect', { siteName: root.site.name, from })}
        action={requestAddress('prospect', from)}
      />
    </section>
  )
}
