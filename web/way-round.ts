/** Where it is said that the page that was chosen cannot be fetched for want of a connection: an empty part of every page. */
export const NOWHERE = 'nowhere'

function say(words: string): void {
  const note = document.getElementById(NOWHERE)
  if (note) note.textContent = words
}

let wanted: string | undefined
/** The router asks for no part twice: once one did not come, the next page is loaded whole. */
let isStuck = false

/** Notes which page is on its way, before any part of it is fetched. */
export function noteWanted<Answer>(
  { request: { url } }: { request: Request },
  next: () => Promise<Answer>,
): Promise<Answer> {
  wanted = url
  if (isStuck && navigator.onLine) {
    location.assign(url)
    return new Promise<Answer>(() => {})
  }
  return next().finally(() => say(''))
}

/**
 * When a part of the next page does not come, the router loads anew the page that is being left. After an upgrade it is the next
 * one that is loaded instead; without a connection none can be, and what is there stays. A browser that does not tell of what is
 * about to be loaded goes the router's way.
 */
export function goRound(): void {
  addEventListener('online', () => say(''))
  window.navigation?.addEventListener('navigate', (event) => {
    if (!wanted || event.navigationType !== 'reload' || event.userInitiated) return
    event.preventDefault()
    isStuck = !navigator.onLine
    if (!isStuck) return location.assign(wanted)
    say('No connection. Choose again later.')
    // It stands on the page, not on what lies over it.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
  })
}
