/** The place of a page that is on its way: blank plates where the pictures will be, as its list sets them. */
export function Loading({ shape = 'plates' }: { shape?: string }) {
  return (
    <div className={`loading loading-${shape} grid`} aria-busy="true">
      <p className="out-of-sight" role="status">
        Loading
      </p>
      <div className="loading-plate" />
      <div className="loading-plate" />
      <div className="loading-plate" />
      <div className="loading-plate" />
    </div>
  )
}
