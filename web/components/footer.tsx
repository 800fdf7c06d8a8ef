import { Link } from 'react-router'
import { dialled, type PublicSite } from '../site.ts'

export function Footer({ site }: { site: PublicSite }) {
  return (
    <footer className="footer field grid">
      <p className="footer-tagline display">{site.tagline}</p>
      <p className="footer-reach">
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={`tel:${dialled(site.phone)}`}>{site.phone}</a>
      </p>
      <div className="footer-end">
        <span>Copyright {site.copyrightYear}</span>
        <nav aria-label="Small print">
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/contact">Contact</Link>
        </nav>
        <address>{nameAndAddress(site)}</address>
      </div>
    </footer>
  )
}

/** On one line; many addresses begin with the name already. */
function nameAndAddress({ name, address }: PublicSite): string {
  return [name, ...address.filter((line) => line !== name)].join(', ')
}
