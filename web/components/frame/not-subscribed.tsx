import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { type Section, sectionLabel } from '#modules/content/sections.ts'
import { placeOf } from '../../leads/requests.ts'
import { INQUIRIES, NO_MEMBERSHIP } from '../../not-subscribed-words.ts'
import { useRootData } from '../../root-data.ts'
import { session } from '../../session/session.ts'
import { useViewer } from '../../session/use-session.ts'
import { LeadForm } from '../leads/lead-form.tsx'
import { RequestWay } from '../leads/request-way.tsx'

/** For a member whose membership does not open this: what it is, and a way to ask. */
export function NotSubscribed({ section }: { section: Section | undefined }) {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  // Whoever asked for it, was given it and comes back finds it open.
  useEffect(() => {
    session.hasChanged().then(
      (isNew) => {
        if (isNew) void revalidate()
      },
      () => {},
    )
  }, [revalidate])
  const { title, message } = section
    ? { title: sectionLabel(section), message: INQUIRIES[section] }
    : NO_MEMBERSHIP
  const initial = viewer ? { email: viewer.email } : undefined
  return (
    <section className="gate grid">
      <h1>{title}</h1>
      <div className="gate-way">
        <p className="standfirst">{message}</p>
        {section ? (
          <RequestWay name="not-subscribed" className="button" section={section} initial={initial}>
            Ask about it
          </RequestWay>
        ) : (
          // The session is known only in the browser: the form begins anew when it brings the address.
          <Inquiry key={viewer?.email} initial={initial} />
        )}
      </div>
    </section>
  )
}

function Inquiry({ initial }: { initial: { email: string } | undefined }) {
  const root = useRootData()
  return root ? (
    <LeadForm
      name="not-subscribed"
      formToken={root.formToken}
      place={placeOf('not-subscribed', { siteName: root.site.name })}
      action="/request/not-subscribed"
      initial={initial}
    />
  ) : null
}
