import type { ReactNode } from 'react'
import { Again } from '../press.tsx'

/** A part of the page that could not be fetched; the rest stands. */
export function TryAgain({ children }: { children: ReactNode }) {
  return (
    <div className="try-again" role="alert">
      <p className="standfirst">{children}</p>
      <Again className="button button-line" />
    </div>
  )
}
