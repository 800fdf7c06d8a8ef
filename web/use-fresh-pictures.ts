import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * The address of a picture may end while its page is open: with the time it was given for, or because somebody has left the client it was
 * made for. The page then asks for its entries again, once for each address, and they bring the new ones. A picture that did not come
 * for want of a connection is asked for again when there is one.
 */
export function useFreshPictures(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const asked = new Set<string>()
    const unreached = new Set<Picture>()
    async function onError({ target }: Event) {
      const picture = target as Picture
      const address = addressOf(picture)
      if (!address || asked.has(address)) return
      if (!navigator.onLine) return void unreached.add(picture)
      asked.add(address)
      // Only when the server has refused it: without a connection the page would be lost for a picture.
      const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
      if (answer && answer.status >= 400 && answer.status < 500) void revalidate()
    }
    function onLine() {
      for (const picture of unreached) {
        const name = picture instanceof HTMLImageElement ? 'src' : 'href'
        // Given its address anew, even the same, it is fetched anew.
        picture.setAttribute(name, picture.getAttribute(name) ?? '')
      }
      unreached.clear()
    }
    // Faults of pictures do not rise; they are met on their way down.
    addEventListener('error', onError, true)
    addEventListener('online', onLine)
    return () => {
      removeEventListener('error', onError, true)
      removeEventListener('online', onLine)
    }
  }, [revalidate])
}

type Picture = HTMLImageElement | SVGImageElement

/** The same for all widths of a picture; nothing for what is no picture of an entry. */
function addressOf(picture: Picture): string | undefined {
  const isImage = picture instanceof HTMLImageElement
  const given = isImage ? picture.currentSrc : picture instanceof SVGImageElement ? picture.href.baseVal : ''
  const url = new URL(given, location.href)
  if (!url.pathname.startsWith('/images/')) return undefined
  url.searchParams.set('w', '400')
  return url.href
}
