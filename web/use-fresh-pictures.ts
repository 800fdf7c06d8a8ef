import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * The address of a picture may end while its page is open: with the time it was given for, or because somebody has left the client it was
 * made for. The page then asks for its entries again, once for each picture and address, and they bring the new ones. A picture that did not come
 * for want of a connection is asked for again when there is one: at once, where it was gone for a moment only.
 */
export function useFreshPictures(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const asked = new WeakMap<Picture, string>()
    const unreached = new Set<Picture>()
    async function onError({ target }: Event) {
      const picture = target as Picture
      const address = addressOf(picture)
      if (!address || asked.get(picture) === address) return
      if (!navigator.onLine) return void unreached.add(picture)
      asked.set(picture, address)
      const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
      if (!answer) unreached.add(picture)
      else if (answer.ok) fetchAnew(picture)
      // Only when the server has refused it: without a connection the page would be lost for a picture.
      else if (answer.status < 500) void revalidate()
    }
    function onLine() {
      unreached.forEach(fetchAnew)
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

/** Given its address anew, even the same, it is fetched anew. */
function fetchAnew(picture: Picture): void {
  const name = picture instanceof HTMLImageElement ? 'src' : 'href'
  picture.setAttribute(name, picture.getAttribute(name) ?? '')
}

/** The same for all widths of a picture; nothing for what is no picture of an entry. */
function addressOf(picture: Picture): string | undefined {
  const isImage = picture instanceof HTMLImageElement
  const given = isImage ? picture.currentSrc : picture instanceof SVGImageElement ? picture.href.baseVal : ''
  const url = new URL(given, location.href)
  if (!url.pathname.startsWith('/images/')) return undefined
  url.searchParams.set('w', '400')
  return url.href
}
