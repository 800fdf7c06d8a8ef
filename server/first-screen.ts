const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /(<script [^>]*type="module"[^>]*>)(import ".*?)<\/script>/s
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm

/**
 * A public page reads and sends without script, so its scripts leave the line to its styles, its type and its picture,
 * and are asked for when it has been painted. React Router writes them into the page itself and takes no wish in this;
 * hence here, in the text of the page.
 */
export function scriptsLast(html: string): string {
  const preloaded = Array.from(html.matchAll(PRELOAD), ([, href]) => href)
  const [whole, tag, imports] = html.match(ENTRY) ?? []
  if (!whole || !imports) return html
  const script = `(${keepForLater})();
await new Promise(${whenPainted});
(${askForAll})(${JSON.stringify(preloaded)});
${imports.replace(STATIC_IMPORT, (_all, name, from) => `${name ? `const ${name} = ` : ''}await import(${from});`)}`
  return html.replaceAll(PRELOAD, '').replace(whole, () => `${tag}${script}</script>`)
}

// The functions below are sent as they stand here and run in the browser, so they name nothing from outside themselves.

/**
 * What is clicked or sent before the scripts are there is done once they are: root.tsx says so. If they do not come within three
 * seconds a link is followed and a form sent without them, as in a browser that has none; a button waits on, for without them it does
 * nothing.
 */
function keepForLater(): void {
  const kinds = ['click', 'submit']
  let again: (() => void) | undefined
  const keep = (event: Event) => {
    const { type, metaKey, ctrlKey, shiftKey, button, submitter } = event as MouseEvent & SubmitEvent
    const isClick = type === 'click'
    const wanted = isClick ? 'button:not([type="submit"]), a[aria-haspopup="dialog"]' : 'form'
    const chosen = (event.target as Element).closest<HTMLFormElement>(wanted)
    if (!chosen || metaKey || ctrlKey || shiftKey || button > 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const chosenNow = () => (isClick ? chosen.click() : chosen.requestSubmit(submitter))
    again = chosenNow
    if (!chosen.matches('button')) setTimeout(() => again === chosenNow && doNow(), 3000)
  }
  const doNow = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true)
    again?.()
    again = undefined
  }
  for (const kind of kinds) addEventListener(kind, keep, true)
  Object.assign(window, { toileIsThere: doNow })
}

/** A tab in the background is never painted; what it waits for comes in time for whoever turns to it. */
function whenPainted(go: () => void): void {
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true })
  setTimeout(go, 2000)
}

/** One import after the other would be as many ways to the server and back. */
function askForAll(scripts: string[]): void {
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
