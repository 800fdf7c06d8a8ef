import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * The address of a picture may end while its page is open: with the time it was given for, or because somebody has left the client it was
 * made for. The page then asks for its entries again, once for each address, and they bring the new ones.
 */
export function useFreshPictures(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const asked = new Set<string>()
    async function onError({ target }: Event) {
      const address = addressOf(target)
      if (!address || asked.has(address)) return
      asked.add(address)
      // Only when the server has refused it: without a connection the page would be lost for a picture.
      const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
      if (answer && answer.status >= 400 && answer.status < 500) void revalidate()
    }
    // Faults of pictures do not rise; they are met on their way down.
    addEventListener('error', onError, true)
    return () => removeEventListener('error', onError, true)
  }, [revalidate])
}

/** The same for all widths of a picture; nothing for what is no picture of an entry. */
function addressOf(target: EventTarget | null): string | undefined {
  const isImage = target instanceof HTMLImageElement
  const given = isImage ? target.currentSrc : target instanceof SVGImageElement ? target.href.baseVal : ''
  const url = new URL(given, location.href)
  if (!url.pathname.startsWith('/images/')) return undefined
  url.searchParams.set('w', '400')
  return url.href
}
