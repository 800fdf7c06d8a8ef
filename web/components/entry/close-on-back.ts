const BACK = 'toile:back'

// What was over a page is closed, and a step forward leads to its entry all the same: the next step back would show nothing new.
addEventListener(BACK, (event) => {
  if (!(event as CustomEvent).detail?.isOver) return
  event.preventDefault()
  history.back()
})

/**
 * Back closes what lies over the page instead of leaving the page under it, as on any phone. What is shown has an entry of its
 * own in the history, the page's once more; whichever way it is closed that entry is left, and the router never hears of it
 * (`entry.client.tsx`): nothing is loaded anew, and the page stays where it was scrolled to.
 */
export function closeOnBack(box: HTMLDialogElement): () => void {
  // The router's own count of its entries.
  const page = history.state?.idx
  let isClosed = false

  function gone(event: Event): void {
    // Somebody may go back by more than one; then the router is to know.
    if ((event as CustomEvent).detail?.idx === page) event.preventDefault()
    isClosed = true
    box.close()
  }

  function closed(): void {
    if (!isClosed) history.back()
    isClosed = true
  }

  addEventListener(BACK, gone, { once: true })
  // Captured, so as to come before the box is taken away.
  box.addEventListener('close', closed, { capture: true })
  return () => {
    box.removeEventListener('close', closed, { capture: true })
    // Closed by its own button, it is taken away before the history has gone back.
    if (!isClosed) removeEventListener(BACK, gone)
  }
}
