/**
 * The `headers` of a page that is the same for everyone: the server keeps it and serves it from memory. A page
 * that looks at a cookie, or at anything else of the visitor's, must not have them.
 */
export function sharedPageHeaders(): HeadersInit {
  return { 'X-Toile-Cache': 'public' }
}

/** The same for whoever was given the address; no search engine is. */
export function sharedByLinkHeaders(): HeadersInit {
  return { ...sharedPageHeaders(), 'X-Robots-Tag': 'noindex' }
}
