/** The `headers` of a page that is the same for everyone: the server may keep it and serve it from memory. */
export function sharedPageHeaders(): HeadersInit {
  return { 'X-Toile-Cache': 'public' }
}
