import { useLocation } from 'react-router'
import { isSection, sectionLabel } from '#modules/content/sections.ts'
import { SECTION_WORDS } from '../../section-words.ts'
import { Masthead } from '../lists/masthead.tsx'
import { Loading } from './loading.tsx'

/** The section's own title, and the places where its entries will be. */
export function SectionLoading() {
  const name = useLocation().pathname.split('/')[1]
  if (!isSection(name)) return <Loading />
  return (
    <>
      <Masthead title={sectionLabel(name)} standfirst={SECTION_WORDS[name]}>
        <div className="filters-place" />
      </Masthead>
      <Loading shape={name} />
    </>
  )
}
