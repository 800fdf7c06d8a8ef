import { ProspectBlock } from '../leads/prospect-block.tsx'

/** The end of a complimentary entry: how much more there is, and whom to ask. */
export function Invite({ library, from }: { library: number; from: string }) {
  return (
    <section className="invite grid" aria-labelledby="invite">
      <div className="invite-words">
        <h2 id="invite">{library > 1 ? `One of ${library}` : 'That was one'}</h2>
        <p className="standfirst">
          The others are on the members’ shelves, filed by section. This one you may send to anybody.
        </p>
      </div>
      <ProspectBlock from={from} />
    </section>
  )
}
