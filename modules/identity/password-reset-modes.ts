import type { ExternalReset } from './settings.ts'

const TIMEOUT_MS = 10_000

/** Asks the provider that keeps the passwords to send its letter. Throws when it could not be asked. */
export async function requestExternalReset(reset: ExternalReset, email: string): Promise<void> {
  switch (reset.mode) {
    case 'auth0':
      return askAuth0(reset, email)
    case 'keycloak':
      return askKeycloak(reset, email)
    default:
      throw new Error(`Passwords cannot be reset from here in the mode ${reset.mode}`)
  }
}

async function askAuth0(reset: Extract<ExternalReset, { mode: 'auth0' }>, email: string): Promise<void> {
  await send(new URL('/dbconnections/change_password', reset.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: reset.clientId, email, connection: reset.connection }),
  })
}

async function askKeycloak(
  reset: Extract<ExternalReset, { mode: 'keycloak' }>,
  email: string,
): Promise<void> {
  const realm = new URL(reset.url)
  const granted = await send(
    new URL(`${realm.pathname.replace(/\/$/, '')}/protocol/openid-connect/token`, realm),
    {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: reset.clientId,
        client_secret: reset.clientSecret,
      }),
    },
  )
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const users = new URL(
    `${realm.pathname.replace(/\/realms\//, '/admin/realms/').replace(/\/$/, '')}/users`,
    realm,
  )
  const search = new URL(users)
  search.search = new URLSearchParams({ email, exact: 'true' }).toString()
  const found = (await (await send(search, { headers })).json()) as { id: string }[]
  const [user] = found
  // Nobody learns from here whether there is such a person.
  if (!user) return
  await send(new URL(`${users.pathname}/${encodeURIComponent(user.id)}/execute-actions-email`, realm), {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(['UPDATE_PASSWORD']),
  })
}

async function send(address: URL, init: RequestInit): Promise<Response> {
  // A redirect would carry the address, and the token of a service account, to somebody we were not told of.
  const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${address.host} answered ${answer.status} to a password reset`)
  return answer
}
