import { type Section, sectionLabel } from '#modules/content/sections.ts'
import { INQUIRIES, NO_MEMBERSHIP } from '../not-subscribed-words.ts'
import type { PublicSite } from '../site.ts'

/** For a member whose membership does not open this: what it is, and whom to ask. */
export function NotSubscribed({ site, section }: { site: PublicSite; section: Section | undefined }) {
  const { title, message } = section
    ? { title: sectionLabel(section), message: INQUIRIES[section] }
    : NO_MEMBERSHIP
  const subject = encodeURIComponent(`Not Subscribed ${section ? sectionLabel(section) : ''}`.trim())
  return (
    <section className="gate grid">
      <h1>{title}</h1>
      <div className="gate-way">
        <p className="standfirst">{message}</p>
        <a className="button" href={`mailto:${site.email}?subject=${subject}`}>
          Ask about it
        </a>
      </div>
    </section>
  )
}
