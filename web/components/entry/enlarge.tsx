import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import type { AssetItem } from '#modules/media/contract.ts'
import { withWidth } from '#modules/media/sources.ts'
import type { LightboxProps } from './lightbox.tsx'

const Enlarge = createContext<((asset: AssetItem) => void) | undefined>(undefined)

/** Lets the pictures within be seen large. The lightbox itself is fetched by the first reader who asks for it. */
export function Enlarging({ plates, children }: { plates: readonly AssetItem[]; children: ReactNode }) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const [at, setAt] = useState<number>()

  function open(asset: AssetItem): void {
    const place = plates.findIndex(({ sys }) => sys.id === asset.sys.id)
    import('./lightbox.tsx').then(
      (module) => {
        setLightbox(() => module.Lightbox)
        setAt(Math.max(place, 0))
      },
      // Without the lightbox the picture is still there; without a connection only the page is, and it stays.
      () => navigator.onLine && location.assign(withWidth(asset.fields.file.url, 1600)),
    )
  }

  return (
    <Enlarge value={open}>
      {children}
      {Lightbox && at !== undefined && (
        <Lightbox plates={plates} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
      )}
    </Enlarge>
  )
}

/** A picture as a button that enlarges it; only a picture where nothing enlarges. */
export function EnlargeButton({ asset, children }: { asset: AssetItem; children: ReactNode }) {
  const enlarge = use(Enlarge)
  if (!enlarge) return children
  return (
    <button type="button" className="enlarge" onClick={() => enlarge(asset)}>
      {children}
      <span className="out-of-sight">. Enlarge</span>
    </button>
  )
}
