import { useRootData } from '../../root-data.ts'
import { Bar } from './bar.tsx'
import { Fault } from './fault.tsx'
import { Footer } from './footer.tsx'
import { Main } from './main.tsx'

/** A fault where no frame stands yet. The root itself may be what failed; the page then goes without the site's name and address. */
export function FaultPage({ error }: { error: unknown }) {
  const root = useRootData()
  return (
    <div className="page">
      {root && <Bar site={root.site} />}
      <Main>
        <Fault error={error} />
      </Main>
      {root && <Footer site={root.site} />}
    </div>
  )
}
