import type { ReactNode } from 'react'
import type { PageTokens } from '#modules/media/contract.ts'
import { dyedFrom } from '../../dye.ts'
import { OPEN_WAYS, WaysOn } from '../../reading/ways.ts'
import type { PublicSite } from '../../site.ts'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'
import { Main } from './main.tsx'

interface OpenFrameProps {
  site: PublicSite
  tokens: PageTokens | undefined
  /** The page's address, for its forms. */
  from: string | undefined
  children: ReactNode
}

/** Around every page of the public mode: nothing on it leads where a visitor cannot go. */
export function OpenFrame({ site, tokens, from, children }: OpenFrameProps) {
  return (
    <WaysOn value={OPEN_WAYS}>
      <div className="page" style={dyedFrom(tokens)}>
        <Bar site={site} />
        <Main>{children}</Main>
        <Footer site={site} {...(from && { from })} />
      </div>
    </WaysOn>
  )
}
