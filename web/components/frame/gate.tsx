import type { Section } from '#modules/content/sections.ts'
import { sectionLabel } from '#modules/content/sections.ts'
import { ProspectBlock } from '../leads/prospect-block.tsx'
import { LogIn, LoginFailureNote } from './log-in.tsx'

/** For whoever is not logged in: where they are, and the way in. Nothing of what is behind it. */
export function Gate({ section }: { section: Section | undefined }) {
  return (
    <section className="gate grid">
      <h1>{section ? sectionLabel(section) : 'Members'}</h1>
      <div className="gate-way">
        <p className="standfirst">
          {section
            ? `${sectionLabel(section)} is part of the members’ library. Log in to go on to the page you asked for.`
            : 'This page is part of the members’ library. Log in to go on to it.'}
        </p>
        <LogIn />
        <p className="without-script">Logging in needs JavaScript, and this browser has it switched off.</p>
        <LoginFailureNote />
        <ProspectBlock />
      </div>
    </section>
  )
}
