import { createContext } from 'react'
import { entryPath } from '../../reading/addresses.ts'

export type PathOf = typeof entryPath

/** Where entries are read from here. In a client's own area they stay in it. */
export const EntryPaths = createContext<PathOf>(entryPath)
