import type { EntryItem } from '#modules/content/contract.ts'
import { InLibrary } from './in-library.tsx'

/** Over a complimentary entry's name: what it is, before anything else. */
export function OpenMark({ entry }: { entry: EntryItem }) {
  return (
    <p className="crumb open-mark code">
      <span className="hole" />
      <b>Complimentary</b>
      <span>One entry of the members’ library, whole</span>
      <InLibrary entry={entry} />
    </p>
  )
}
