import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { ClientInfo, ClientList } from '#modules/clients/contract.ts'
import { callApi } from '../../api.ts'
import { Sheet } from '../leads/sheet.tsx'

/** Custom: every client, found as one types, and straight to those that have an area of their own. */
export function ClientOverlay() {
  const sheet = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it
  useEffect(() => sheet.current?.close(), [pathname])
  function open() {
    setOpen(true)
    sheet.current?.showModal()
  }
  return (
    <>
      <button type="button" className="bar-link" aria-haspopup="dialog" onClick={open}>
        Custom
      </button>
      <Sheet sheet={sheet} label="Clients" onClose={() => setOpen(false)}>
        {isOpen && <Clients />}
      </Sheet>
    </>
  )
}

function Clients() {
  const [clients, setClients] = useState<ClientList | 'failed'>()
  const [words, setWords] = useState('')
  const field = useId()
  function load() {
    setClients(undefined)
    callApi<ClientList>('/clients/list').then(setClients, () => setClients('failed'))
  }
  useEffect(load, [])
  const found = Array.isArray(clients) ? clients.filter((client) => isMeant(client, words)) : []
  return (
    <>
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
          <li key={client.id}>
            {client.micro && client.microPath ? (
              <Link className="display" to={`/custom/${encodeURIComponent(client.microPath)}`}>
                {client.displayName}
              </Link>
            ) : (
              <span className="display">{client.displayName}</span>
            )}
            <span className="code quiet">
              {[client.micro && 'Micro site', client.joinDate && `since ${client.joinDate.slice(0, 4)}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function isMeant({ displayName, clientName }: ClientInfo, words: string): boolean {
  const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain(`${displayName} ${clientName}`).includes(plain(words.trim()))
}
