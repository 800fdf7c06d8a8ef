/** The place of a page that is on its way: blank plates where the pictures will be. */
export function Loading({ lead = false }: { lead?: boolean }) {
  return (
    <div className={lead ? 'loading loading-lead grid' : 'loading grid'} aria-busy="true">
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
