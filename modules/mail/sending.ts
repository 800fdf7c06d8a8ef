import { assertHeaders } from './headers.ts'
import type { FailureKind } from './policy.ts'
import type { Letter } from './store.ts'

export interface MailTransport {
  /** How many letters may be under way at once. */
  concurrency: number
  /** Settles when the other side has taken the letter; every failure is a SendFailure. */
  send(letter: Letter): Promise<void>
  /** Ends at once. What is under way fails and says how far it came. */
  close(): void
}

export class SendFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = 'SendFailure'
    this.kind = kind
  }
}

export interface Sender {
  name: string
  address: string
}

/**
 * The message as nodemailer takes it. Addresses are objects, so that nothing in them is parsed again. Its id and
 * date come from the letter: should it ever be sent twice, both copies are the same message and mail programs show one.
 */
export function compose(letter: Letter, sender: Sender) {
  assertHeaders({ ...letter, replyTo: letter.reply_to })
  return {
    from: sender,
    to: { name: '', address: letter.recipient },
    ...(letter.reply_to ? { replyTo: { name: '', address: letter.reply_to } } : {}),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: `<${letter.id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    date: letter.created_at,
    // Keeps holiday notices and other robots from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
