import { hash, verify } from '@node-rs/argon2'
import { isCommon } from './common-passwords.ts'

export const MIN_PASSWORD_LENGTH = 8
const MOST_BYTES = 512

/** One form of Unicode, so that a password typed on two keyboards is the same password. */
function folded(password: string): string {
  return password.normalize('NFKC')
}

/** Any characters will do, in any mixture; `names` are those a stranger would try for this account. */
export function faultOfPassword(password: string, names: readonly string[]): string | undefined {
  const wanted = folded(password)
  if ([...wanted].length < MIN_PASSWORD_LENGTH)
    return `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`
  if (Buffer.byteLength(password) > MOST_BYTES) return 'The password is too long.'
  if (isCommon(wanted)) return 'That password is on the lists that thieves try first. Choose another one.'
  if (isLittleMoreThan(wanted, names))
    return 'That password is little more than a name that others know. Choose another one.'
  return undefined
}

const LEAST_NAME = 4
const LEAST_OWN_LETTERS = 4

/** What a stranger knows of an account: whose site it is, and the words of its address. */
export function namesAround(siteName: string, email: string): string[] {
  return `${siteName} ${email}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name.length >= LEAST_NAME)
}

function isLittleMoreThan(password: string, names: readonly string[]): boolean {
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), password.toLowerCase())
  return rest.length < MIN_PASSWORD_LENGTH && rest.replace(/[^\p{L}]/gu, '').length < LEAST_OWN_LETTERS
}

/** argon2id. The library's defaults are the least that is recommended. */
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
