import type { PublicSite } from '../../site.ts'

/** Whose it is and whom to ask. No form: whoever reads this was asked to. */
export function BastedFoot({ site }: { site: PublicSite }) {
  return (
    <footer className="basted-foot field grid">
      <p className="display">Not for passing on</p>
      <p className="standfirst">
        This is a preview: it may not be finished, and it may not stay. If you find something wrong with it,
        write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <p className="code">
        Copyright {site.copyrightYear} {site.name}
      </p>
    </footer>
  )
}
