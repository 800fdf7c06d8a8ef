import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

/** A part of the page that could not be fetched; the rest stands. */
export function TryAgain({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="try-again" role="alert">
      <p className="standfirst">{children}</p>
      <button
        type="button"
        className="button button-line"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {state === 'loading' ? 'Trying' : 'Try again'}
      </button>
    </div>
  )
}
