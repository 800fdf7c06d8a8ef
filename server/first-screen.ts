const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /(<script [^>]*type="module"[^>]*>)(import ".*?)<\/script>/s
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm

/** A tab in the background is never painted; what it would wait for comes then in time for whoever turns to it. */
const LONGEST_WAIT_MS = 2_000

/**
 * A public page reads and sends without script, so its scripts leave the line to its styles, its type and its picture,
 * and are asked for when it has been painted. React Router writes them into the page itself and takes no wish in this;
 * hence here, in the text of the page.
 */
export function scriptsLast(html: string): string {
  const preloaded = Array.from(html.matchAll(PRELOAD), ([, href]) => href)
  const [whole, tag, imports] = html.match(ENTRY) ?? []
  if (!whole || !imports) return html
  // All are asked for at once: one import after the other would be as many ways to the server and back.
  const afterPaint = `await new Promise((go) => {
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true })
  setTimeout(go, ${LONGEST_WAIT_MS})
})
for (const href of ${JSON.stringify(preloaded)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
${imports.replace(STATIC_IMPORT, (_all, name, from) => `${name ? `const ${name} = ` : ''}await import(${from});`)}`
  return html.replaceAll(PRELOAD, '').replace(whole, () => `${tag}${afterPaint}</script>`)
}
