/** An entry that is on its way, in its own shape: the field, a place for its name and its cloth, and lines to be read. */
export function ArticleLoading() {
  return (
    <div className="article-loading" aria-busy="true">
      <p className="out-of-sight" role="status">
        Loading
      </p>
      <div className="article-head grid">
        <span className="article-loading-title" />
        <span className="article-loading-cloth" />
      </div>
      <div className="body grid">
        <span className="article-loading-facts" />
        <span className="article-loading-text" />
      </div>
    </div>
  )
}
