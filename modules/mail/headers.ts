/** A letter that must not be sent as it is: its address or subject could become more than one header. */
export class LetterRefused extends Error {
  constructor(reason: string) {
    super(`The letter was refused: ${reason}`)
    this.name = 'LetterRefused'
  }
}

const LOCAL_PART = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}$/u
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)*$/u
const DOMAIN_LITERAL = /^\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[\da-fA-F:.]+)\]$/

/** One bare address: no display name, no list, no comment, no quoted part, so nothing in it has a second reading. */
export function isRecipient(text: string): boolean {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  return (
    at > 0 &&
    text.length <= 254 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    (DOMAIN.test(domain) || DOMAIN_LITERAL.test(domain))
  )
}

/** Line ends make headers; other control and direction marks make a subject read as what it is not. */
function isSubject(text: string): boolean {
  return (
    text.trim().length > 0 &&
    text.length <= 200 &&
    !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
  )
}

// Neither message repeats what was given: it comes from outside and ends in a log.
export function assertHeaders(letter: {
  recipient: string
  subject: string
  replyTo?: string | null | undefined
}): void {
  if (!isRecipient(letter.recipient)) throw new LetterRefused('the recipient is not one plain e-mail address')
  if (letter.replyTo && !isRecipient(letter.replyTo))
    throw new LetterRefused('the address for answers is not one plain e-mail address')
  if (!isSubject(letter.subject))
    throw new LetterRefused('the subject is empty, too long or holds control characters')
}
