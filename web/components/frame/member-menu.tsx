import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { LEAST_QUERY, SECONDARY_LINKS, SECTION_LINKS } from '../../navigation.ts'
import { session } from '../../session/session.ts'

/** Where the sections do not fit into the bar: the whole screen, with the same links and the search. */
export function MemberMenu({ own, clientName }: { own: string | undefined; clientName: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it, also to where one is
  useEffect(() => dialog.current?.close(), [key])
  return (
    <>
      <button type="button" className="menu-open bar-link" onClick={() => dialog.current?.showModal()}>
        Menu
      </button>
      <dialog ref={dialog} className="menu" aria-label="Menu">
        <button type="button" className="menu-close bar-link" onClick={() => dialog.current?.close()}>
          Close
        </button>
        <search>
          <Form action="/search" className="menu-search">
            <label className="out-of-sight" htmlFor="menu-search-field">
              Search the library
            </label>
            <input
              id="menu-search-field"
              name="q"
              type="search"
              minLength={LEAST_QUERY}
              required
              placeholder="Search"
            />
          </Form>
        </search>
        <nav aria-label="Sections">
          {SECTION_LINKS.map(({ path, label }) => (
            <NavLink key={path} className="display" to={path}>
              {label}
            </NavLink>
          ))}
          {own && (
            <NavLink className="display" to={own}>
              {clientName}
            </NavLink>
          )}
        </nav>
        <Link className="button menu-custom" to="/custom-work">
          Your Custom Work
        </Link>
        <nav className="menu-secondary" aria-label="Secondary">
          {SECONDARY_LINKS.map(({ label, path }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
          <button type="button" className="bar-link" onClick={() => session.logout()}>
            Log Out
          </button>
        </nav>
      </dialog>
    </>
  )
}
