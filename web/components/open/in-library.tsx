import { Link } from 'react-router'
import { opensSection } from '#modules/access/policy.ts'
import type { EntryItem } from '#modules/content/contract.ts'
import { isSection } from '#modules/content/sections.ts'
import { entryPath } from '../../reading/addresses.ts'
import { useViewer } from '../../session/use-session.ts'

/** For a member who came in by the public door: the same entry on its shelf, where it can be kept. */
export function InLibrary({ entry: { fields } }: { entry: EntryItem }) {
  const viewer = useViewer()
  const path = entryPath(fields)
  if (!path || !isSection(fields.section) || !opensSection(viewer, fields.section)) return null
  return <Link to={path}>Read it in the library</Link>
}
