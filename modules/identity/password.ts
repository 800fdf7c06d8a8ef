import { hash, verify } from '@node-rs/argon2'

/** argon2id; the library's defaults are the recommended least. */
export const MIN_PASSWORD_LENGTH = 8
const MOST_BYTES = 512

/** Told apart by code points after folding, so that one password typed on two keyboards is one password. */
function folded(password: string): string {
  return password.normalize('NFKC')
}

export function faultOfPassword(password: string): string | undefined {
  if ([...folded(password)].length < MIN_PASSWORD_LENGTH)
    return `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`
  if (Buffer.byteLength(password) > MOST_BYTES) return 'The password is too long.'
  return undefined
}

export function hashPassword(password: string): Promise<string> {
  return hash(folded(password))
}

let nobody: Promise<string> | undefined

/** Takes the same time whether there is an account or not. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  if (Buffer.byteLength(password) > MOST_BYTES) return false
  nobody ??= hash('nobody has this password')
  const fits = await verify(stored ?? (await nobody), folded(password))
  return stored !== undefined && fits
}
