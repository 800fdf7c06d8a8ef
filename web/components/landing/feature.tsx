import type { ReactNode } from 'react'
import type { RequestName } from '../../leads/requests.ts'
import { RequestWay } from '../leads/request-way.tsx'

export interface FeatureCopy {
  kicker: string
  title: string
  text: string
  /** What the reader does, and what they get. */
  way: { name: RequestName; words: string; gets: string }
}

export function FeatureText({ copy, children }: { copy: FeatureCopy; children?: ReactNode }) {
  return (
    <div className="feature-text">
      <p className="code">{copy.kicker}</p>
      {children}
      <h2>{copy.title}</h2>
      <p className="standfirst">{copy.text}</p>
      <RequestWay name={copy.way.name} className="feature-way">
        <b>{copy.way.words}</b>
        <span>{copy.way.gets}</span>
      </RequestWay>
    </div>
  )
}
