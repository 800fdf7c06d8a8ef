import { createContext } from 'react-router'
import type { PresentationCard, PressCard } from '#modules/content/cards.ts'
import type { OpenShelves } from '#modules/content/open-contract.ts'
import type { LeadRequest, Receipt } from '#modules/leads/contract.ts'
import type { FormName } from '#modules/leads/validation.ts'
import type { Preview } from '#modules/previews/contract.ts'
import type { Site } from '#modules/site/contract.ts'

/** All that a page may ask of the running server. */
export interface PageContext {
  site: Site
  /** The public address, without a slash at its end. */
  origin: string
  nonce: string
  /** With this status, before any page was begun: the page says so, and nothing is loaded for it. */
  refused?: number
  /** The newest presentations; `LATEST` of content/cards.ts says how many. */
  latestPresentations(): Promise<PresentationCard[]>
  latestPress(): Promise<PressCard[]>
  /** What people outside the membership may read. */
  outside: Omit<OpenShelves, 'addresses'>
  /** Asks for a letter with a link to a new password; the seconds to wait when there were too many, or the database is away. */
  changePassword(
    email: string,
  ): Promise<{ message: string; url?: string } | { wait: number } | { outcome: 'away' }>
  /** Stores what was typed into a form and does what follows from it; `toRequest` of leads/forms.ts makes the request. */
  receiveLead(request: LeadRequest, form: FormName): Promise<Receipt | { outcome: 'away' }>
  /** For the hidden field `formToken`. It may be on a page that everyone shares; an idempotency key may not. */
  formToken(): string
  /** An entry in any state, for whoever holds a link to it that still opens. */
  preview(entryId: string, link: string): Promise<Preview | undefined>
}

// The server and this bundle are two module graphs: the server takes these keys from the bundle's
// entry (entry.server.tsx), because a key of its own making would open nothing here.
export const pageContext = createContext<PageContext>()
export const reportContext = createContext<(error: unknown) => void>()
