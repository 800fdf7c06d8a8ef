import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { clientPath, microSitePath } from '#modules/clients/address.ts'
import type { ClientInfo, ClientList } from '#modules/clients/contract.ts'
import { callApi } from '../../api.ts'
import { findClients, stepTo } from '../../reading/client-areas.ts'
import { withAnd } from '../../reading/text.ts'

/**
 * Filters as one types. The arrows, Home and End go through the ways that are left, from the field too; Enter in the field
 * opens the first of them.
 */
export function ClientFinder() {
  const [clients, setClients] = useState<ClientList | 'failed'>()
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const field = useId()
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  function load() {
    setClients(undefined)
    // Whoever opens it wants to type, and so does whoever asked again by a button that is gone now.
    list.current?.querySelector('input')?.focus()
    callApi<ClientList>('/clients/list').then(setClients, () => setClients('failed'))
  }
  useEffect(load, [])
  const found = useMemo(() => (Array.isArray(clients) ? findClients(clients, sought) : []), [clients, sought])

  function go(event: KeyboardEvent<HTMLElement>) {
    // These keys first belong to what is composed, such as a name in Chinese.
    if (event.nativeEvent.isComposing) return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, .clients-name') ?? [])]
    const isField = event.target instanceof HTMLInputElement
    const at = stops.findIndex((stop) => stop.closest('li, .form')?.contains(event.target as Node))
    const first = found[0]
    if (isField && event.key === 'Enter' && first) {
      event.preventDefault()
      void navigate(microSitePath(first) ?? clientPath(first))
      return
    }
    // In the field Home and End move in what was typed.
    const next =
      isField && (event.key === 'Home' || event.key === 'End')
        ? undefined
        : stepTo(event.key, at, stops.length)
    if (next === undefined) return
    event.preventDefault()
    stops[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is inside it
    <div className="clients" ref={list} onKeyDown={go}>
      <h2>Clients</h2>
      <div className="form">
        <label htmlFor={field}>Find a client</label>
        <input
          id={field}
          type="search"
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <p className="code quiet" role="status">
        {clients === undefined && 'Loading'}
        {clients === 'failed' && 'The clients could not be loaded.'}
        {Array.isArray(clients) && `${found.length} of ${clients.length}`}
      </p>
      {clients === 'failed' && (
        <button type="button" className="button button-line" onClick={load}>
          Try again
        </button>
      )}
      <ul className="clients-list">
        {found.map((client) => (
          <Found key={client.id} client={client} />
        ))}
      </ul>
    </div>
  )
}

/** The name leads to what the client has most of: its own area, else its page. */
function Found({ client }: { client: ClientInfo }) {
  const site = microSitePath(client)
  return (
    <li>
      <Link className="clients-name display" to={site ?? clientPath(client)}>
        {withAnd(client.displayName)}
      </Link>
      <span className="clients-facts code quiet">
        {client.joinYear && <span>since {client.joinYear}</span>}
        {site && (
          <>
            <span className="clients-micro">Micro site</span>
            <Link to={clientPath(client)}>
              Client page<span className="out-of-sight"> of {withAnd(client.displayName)}</span>
            </Link>
          </>
        )}
      </span>
    </li>
  )
}
