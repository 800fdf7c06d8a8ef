/** A page that an entry frames from the site's own origin. It has no script: it runs under the strictest policy. */
export interface DemoEmbed {
  path: `/embeds/${string}.html`
  html(): string
}

export function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
    `<style>html,body{margin:0;background:#fbf9f4}svg{display:block;width:100%;height:auto}a:focus-visible{outline:none}a:focus-visible .focus{stroke:#c5301e;stroke-width:8}</style></head><body>${body}</body></html>`
  )
}

/** Part of a picture, in its own units. */
export function crop(svg: string, viewBox: string): string {
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
}

/** A picture cut to a frame's size, filling it. */
export function fillFrame(svg: string, width: number, height: number): string {
  return svg
    .replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`)
    .replace('preserveAspectRatio="none"', 'preserveAspectRatio="xMidYMid slice"')
}
