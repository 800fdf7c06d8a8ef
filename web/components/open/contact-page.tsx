import type { ReactNode } from 'react'
import type { CardImage } from '#modules/content/cards.ts'
import { ProspectBlock } from '../leads/prospect-block.tsx'
import { Picture } from '../picture.tsx'

interface ContactPageProps {
  crumb: ReactNode
  title: string
  standfirst: string
  from: string
  /** What hangs beside the form where there is room. */
  plate: { image: CardImage; caption: string; cut?: string } | undefined
}

/** The contact page of the public mode: one title, one thing to do. */
export function ContactPage({ crumb, title, standfirst, from, plate }: ContactPageProps) {
  return (
    <section className="gate open-contact grid">
      {crumb}
      <h1>{title}</h1>
      <div className="gate-way">
        <p className="standfirst">{standfirst}</p>
        <ProspectBlock from={from} />
      </div>
      {plate && (
        <figure className="contact-plate">
          <Picture
            image={plate.image}
            sizes="(min-width: 768px) 40vw, 1px"
            ratio="4 / 3"
            className={plate.cut ?? ''}
          />
          <figcaption className="selvedge">{plate.caption}</figcaption>
        </figure>
      )}
    </section>
  )
}
