/** Whether something failed because nothing could be reached: no fault of the page's, and nothing that anybody has noted. */
export function isAway(error: unknown): boolean {
  // Each browser words it in its own way, and none gives it a name.
  return (
    navigator.onLine === false ||
    (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
  )
}
