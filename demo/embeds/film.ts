import { letters } from '#modules/media/lettering.ts'
import { page } from './embed.ts'

interface Film {
  title: string
  /** What happens in it, for those who do not see it. */
  description: string
  background: string
  /** The button's word, such as "Weave it". */
  action: string
  button: { paper: string; ink: string }
  /** The 1600 by 900 frame. Whatever moves begins at `play.click` and nothing moves before it. */
  frame: string
}

/** A film drawn in SVG, started by the reader. Nothing moves before that, so no preference for stillness is offended. */
export function film({ title, description, background, action, button, frame }: Film): string {
  const play =
    `<a id="play" href="#play" aria-label="Play: ${action}"><g>` +
    `<rect class="focus" x="640" y="390" width="320" height="120" fill="${button.paper}"/>` +
    letters(action, { x: 800, y: 470, size: 64, face: 'display', anchor: 'middle', fill: button.ink }) +
    '<set attributeName="visibility" to="hidden" begin="play.click" fill="freeze"/></g></a>'
  return page(
    title,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" role="group" aria-label="${description}"><rect width="1600" height="900" fill="${background}"/>${frame}${play}</svg>`,
  )
}
