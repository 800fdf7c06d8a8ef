import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { FOOTER } from '../../leads/footer-request.ts'
import { useViewer } from '../../session/use-session.ts'
import { dialled, type PublicSite } from '../../site.ts'
import { ProspectFooter } from '../leads/prospect-footer.tsx'

// Few are staff. A page stands without these, where they do not come.
const StaffLinks = lazy<ComponentType>(() =>
  import('./staff-links.tsx').then(
    ({ StaffLinks }) => ({ default: StaffLinks }),
    () => ({ default: () => null }),
  ),
)

interface FooterProps {
  site: PublicSite
  /** Members are asked for a friend, visitors for themselves. */
  isForMembers?: boolean
  /** The page, where it is in the public mode. */
  from?: string
}

export function Footer({ site, isForMembers, from }: FooterProps) {
  const viewer = useViewer()
  return (
    <footer className="footer field grid">
      <ProspectFooter asks={isForMembers ? FOOTER.title : FOOTER.visitorTitle} {...(from && { from })} />
      <div className="footer-end">
        <span>Copyright {site.copyrightYear}</span>
        <nav aria-label="Small print">
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/contact">Contact</Link>
          {viewer?.staff && (
            <Suspense>
              <StaffLinks />
            </Suspense>
          )}
        </nav>
        <p className="footer-reach">
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <a href={`tel:${dialled(site.phone)}`}>{site.phone}</a>
        </p>
        <address>{nameAndAddress(site)}</address>
      </div>
    </footer>
  )
}

/** On one line; many addresses begin with the name already. */
function nameAndAddress({ name, address }: PublicSite): string {
  return [name, ...address.filter((line) => line !== name)].join(', ')
}
