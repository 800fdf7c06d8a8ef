const PRELOAD = '<link rel="modulepreload"'

/**
 * A public page reads and sends without script, so its scripts come after its styles, its type and its picture. React
 * Router writes these links itself and takes no priority for them; hence here, in the text of the page.
 */
export function scriptsLast(html: string): string {
  return html.replaceAll(PRELOAD, `${PRELOAD} fetchPriority="low"`)
}
