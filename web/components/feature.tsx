import type { ReactNode } from 'react'

export interface FeatureCopy {
  kicker: string
  title: string
  text: string
  facts: [string, string]
}

export function FeatureText({ copy, children }: { copy: FeatureCopy; children?: ReactNode }) {
  return (
    <div className="feature-text">
      <p className="code">{copy.kicker}</p>
      {children}
      <h2>{copy.title}</h2>
      <p className="standfirst">{copy.text}</p>
      <p className="feature-facts selvedge">
        <b>{copy.facts[0]}</b>
        <span className="selvedge-end">{copy.facts[1]}</span>
      </p>
    </div>
  )
}
