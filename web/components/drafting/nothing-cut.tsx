import type { SignedIn } from '../../session/session.ts'
import { RequestWay } from '../leads/request-way.tsx'
import { Uncut } from './uncut.tsx'

/** No work yet: a member may ask for some, and the staff are told for whom there is none. */
export function NothingCut({ viewer, whom }: { viewer: SignedIn; whom: string }) {
  return (
    <Uncut title="Nothing is cut yet">
      {viewer.staff ? (
        <p className="standfirst">Nothing has been made for {whom}.</p>
      ) : (
        <>
          <p className="standfirst">
            Nothing has been cut for you yet. Custom work is a question of yours, answered by the people who
            make this library.
          </p>
          <RequestWay name="custom-work" className="button" initial={{ email: viewer.email }}>
            Ask about it
          </RequestWay>
        </>
      )}
    </Uncut>
  )
}
