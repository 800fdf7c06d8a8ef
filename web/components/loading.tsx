/** The place of a page that is on its way. */
export function Loading() {
  return (
    <div className="entries-loading" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading
      </p>
    </div>
  )
}
