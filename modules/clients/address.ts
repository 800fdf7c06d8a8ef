/** How apostrophes are typed: straight, turned, and the letter that looks like one. */
const APOSTROPHES = /['’ʼ]/g

/** A client's name as its page has it in its address: each apostrophe one underscore, each space two. */
export function encodeName(clientName: string): string {
  return clientName.normalize('NFC').replace(APOSTROPHES, '_').replaceAll(' ', '__')
}

/** Where a client's work is read, without a name all of it. Two clients may have work of one name, so the staff say whose they mean. */
export function customWorkPath(slug: string | undefined, client?: string | null): string {
  const place = slug === undefined ? '' : `/${encodeURIComponent(slug)}`
  return `/custom-work${place}${client ? `?${new URLSearchParams({ client })}` : ''}`
}

/** The address of a client's page; `address` is its name there, as the API tells it. */
export function clientPath({ address }: { address: string }): string {
  return `/client/${encodeURIComponent(address)}`
}

/** The address of a client's own area, for one that has any. */
export function microSitePath(client: { micro: boolean; microPath: string | null }): string | undefined {
  const { micro, microPath } = client
  return micro && microPath ? `/custom/${encodeURIComponent(microPath)}` : undefined
}

export interface Named {
  id: string
  clientName: string
}

/**
 * The address of every client, by its id. O'Neil and O_Neil are written the same: the first of them by id has the plain
 * address, each other has its id behind it, so that none can be reached by another's.
 */
export function addressesOf(clients: readonly Named[]): Map<string, string> {
  const inOrder = [...clients].sort((a, b) => (a.id < b.id ? -1 : 1))
  const owners = new Map<string, string>()
  for (const { id, clientName } of inOrder) {
    const plain = encodeName(clientName)
    if (!owners.has(plain)) owners.set(plain, id)
  }
  for (const { id, clientName } of inOrder) {
    const plain = encodeName(clientName)
    if (owners.get(plain) === id) continue
    let told = `${plain}~${id}`
    // Another client may have a name that is encoded as just that.
    while (owners.has(told)) told += `~${id}`
    owners.set(told, id)
  }
  return new Map([...owners].map(([address, id]) => [id, address]))
}

/** The id of the client that has this address. Names are only ever compared as they are encoded, never decoded. */
export function findAddressed(clients: readonly Named[], address: string): string | undefined {
  const wanted = address.normalize('NFC')
  return [...addressesOf(clients)].find(([, each]) => each === wanted)?.[0]
}
