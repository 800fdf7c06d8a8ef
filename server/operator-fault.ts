/** By name, so that telling them apart loads none of the files that make them. */
const NAMES = [
  'ConfigError',
  'DataDirLocked',
  'DataDirUnusable',
  'DatabaseNotOpened',
  'DatabaseNotReached',
  'SiteError',
  'SealError',
]

/** What to print of an error: how to set it right if that is the operator's to do, else also where in the code it came up. */
export function tellFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return NAMES.includes(error.name) ? error.message : (tellListening(error) ?? error)
}

function tellListening({ code, syscall, port, address }: Error & Listening): string | undefined {
  if (syscall !== 'listen') return undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`
    case 'EADDRNOTAVAIL':
      return `HOST is ${address}, which is no address of this machine.`
    case 'EACCES':
      return `Port ${port} is not for this user, as those below 1024 often are not. Choose another one with PORT.`
    default:
      return undefined
  }
}

/** What Node says besides when it cannot listen. */
interface Listening {
  code?: string
  syscall?: string
  port?: number
  address?: string
}
