/** By name, so that telling them apart loads none of the files that make them. */
const NAMES = ['ConfigError', 'DataDirLocked', 'DatabaseNotOpened', 'SiteError', 'SealError']

/** Whether an error is the operator's to set right: its message says how, and where in the code it came up is of no use. */
export function isOperatorsFault(error: unknown): boolean {
  const { name = '', code } = (error ?? {}) as { name?: string; code?: string }
  return NAMES.includes(name) || code === 'EADDRINUSE'
}
