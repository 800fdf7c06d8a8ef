import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { goRound } from './way-round.ts'

// Loaded anew, a page has nothing over it any more: the step back that would close it is taken, and nobody is to hear of it.
if (history.state?.isOver) {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { once: true })
  history.back()
}

// Before the router listens too: what lies over a page may take a step back for itself (components/entry/close-on-back.ts).
addEventListener('popstate', (event) => {
  const isTaken = !dispatchEvent(new CustomEvent('toile:back', { cancelable: true, detail: event.state }))
  if (isTaken) event.stopImmediatePropagation()
})

goRound()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
