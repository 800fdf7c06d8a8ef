import { setFlagsFromString } from 'node:v8'

/**
 * Reading a program makes garbage once. V8 would let the room for new objects grow to sixty megabytes for it, which an idle
 * process never gives back; so it stays small until the start is over, and then grows as far as requests need it.
 */
export const keepSmall = () => setFlagsFromString('--semi-space-growth-factor=1')
export const letGrow = () => setFlagsFromString('--semi-space-growth-factor=2')
