/** A sheet that is on its way: the outlines of its pieces, not yet cut. */
export function LayLoading() {
  return (
    <div className="drafting lay-loading" aria-busy="true">
      <p className="out-of-sight" role="status">
        Loading
      </p>
      <div className="sheet-head grid">
        <p className="sheet-rule code" />
        <span className="lay-loading-name" />
      </div>
      <div className="lay-cloth">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
