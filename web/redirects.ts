/** Where an old address leads now, or nothing when it leads nowhere. */
export function redirectOf(pathname: string): string | undefined {
  const [section, ...rest] = pathname.split('/').filter(Boolean)
  if (section === 'consumer-insights' && rest.length <= 1) return ['/business-insights', ...rest].join('/')
  if (section !== 'creative-direction') return undefined
  const [part, slug] = rest
  if (part === 'color' && !slug) return '/color-and-print'
  const isKnown =
    rest.length === 0 ||
    (rest.length === 1 && ['concept', 'catwalk', 'travel-guides'].includes(part ?? '')) ||
    (rest.length === 2 && part === 'travel-guides')
  return isKnown ? '/design-movements' : undefined
}
