import { escapeHtml } from '#modules/html.ts'
import type { Shot } from './shoot.ts'

/** All pictures on one page, a row for each screen. */
export function contactSheet(shots: Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ screen }) => screen)].map(([screen, taken]) => {
    const pictures = taken.map(
      ({ file, width, problems }) => `<figure style="flex-grow: ${width}">
<a href="${escapeHtml(file)}"><img loading="lazy" src="${escapeHtml(file)}" alt="${escapeHtml(`${screen.name} at ${width} pixels`)}"></a>
<figcaption>${width}${problems.map((each) => ` <strong>${escapeHtml(each)}</strong>`).join('')}</figcaption>
</figure>`,
    )
    const who = screen.as ?? 'visitor'
    return `<section><h2>${escapeHtml(screen.name)} <small>${escapeHtml(screen.path)}, ${who}</small></h2>
<div>${pictures.join('\n')}</div></section>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
body { margin: 2rem; background: #f4f1ea; color: #16140f; font: 15px/1.4 sans-serif }
section { margin-bottom: 4rem }
section > div { display: flex; gap: 1rem; align-items: start }
figure { margin: 0; flex-basis: 0; min-width: 0 }
img { width: 100%; max-height: 80vh; object-fit: cover; object-position: top; border: 1px solid #c9c4b8 }
small { font-weight: normal }
strong { color: #c5301e }
</style>
<h1>Screens</h1>
${rows.join('\n')}
</html>
`
}

/** What is to be mended, a line each; nothing when all is well. */
export function problemTable(shots: Shot[]): string {
  const faulty = shots.filter(({ problems }) => problems.length > 0)
  const longest = Math.max(...faulty.map(({ screen }) => screen.name.length))
  return faulty
    .map(
      ({ screen, width, problems }) =>
        `${screen.name.padEnd(longest)}  ${String(width).padStart(4)}  ${problems.join('; ')}`,
    )
    .join('\n')
}
