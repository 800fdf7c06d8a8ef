/** Whether a host, or the address of a connection, is this machine itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|::1|\[::1\]|(::ffff:)?127(\.\d{1,3}){3})$/.test(host)
}

/** Whether nobody between us and this address can read or change what is said. */
export function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname)
}
