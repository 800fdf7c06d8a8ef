import { createContext } from 'react'

/** The request's nonce while rendering on the server; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('')
