/** Old addresses, each as the site map has it: what else lies under them is not found, like anything else. */
export const OLD_ADDRESSES = [
  'creative-direction',
  'creative-direction/concept',
  'creative-direction/catwalk',
  'creative-direction/color',
  'creative-direction/travel-guides/:slug?',
  'consumer-insights/:slug?',
]

/** Where an old address leads now. */
export function redirectOf(pathname: string): string {
  const [, section, ...rest] = pathname.replace(/\/+$/, '').split('/')
  // The site map does not look at capitals.
  if (section?.toLowerCase() === 'consumer-insights') return ['/business-insights', ...rest].join('/')
  return rest[0]?.toLowerCase() === 'color' ? '/color-and-print' : '/design-movements'
}
