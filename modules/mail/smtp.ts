import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { isLoopback } from '../loopback.ts'
import type { FailureKind } from './policy.ts'
import { compose, type MailTransport, type Sender, SendFailure } from './sending.ts'

interface SmtpError extends Error {
  code?: string
  command?: string
  permanent?: boolean
  responseCode?: number
}

const CONNECTIONS = 4

/** The longest that one letter may take; the claim of store.ts is longer. */
const SEND_WITHIN_MS = 90_000
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** The URL's own query (`?requireTLS=false`, `?tls.servername=…`) comes last and wins. */
export function openSmtp(
  url: string,
  sender: Sender,
  timeouts: Partial<typeof TIMEOUTS> = {},
): MailTransport {
  const bodies = new Map<string, Readable>()

  function openPool() {
    const pool = createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      ...TIMEOUTS,
      ...timeouts,
      idleTimeout: 20_000,
      // A password is not sent over a line that someone has kept from being encrypted.
      requireTLS: hasPassword(url) && !isLoopback(new URL(url).hostname),
    })
    pool.use('stream', (mail, done) => {
      mail.message.processFunc((body: Readable) => {
        bodies.set(mail.message.messageId(), body)
        return body
      })
      done()
    })
    return pool
  }

  let pool = openPool()
  return {
    concurrency: CONNECTIONS,
    async send(letter) {
      const message = compose(letter, sender)
      const used = pool
      // A server that trickles its replies never trips the socket's timeout. Closing the pool costs the letters beside this one an attempt too.
      const timer = setTimeout(() => {
        if (pool === used) pool = openPool()
        used.close({ force: true })
      }, SEND_WITHIN_MS)
      try {
        await used.sendMail(message)
      } catch (error) {
        const isHandedOver = bodies.get(message.messageId)?.readableDidRead ?? false
        throw new SendFailure(kindOf(error as SmtpError, isHandedOver), describe(error as SmtpError, url))
      } finally {
        clearTimeout(timer)
        bodies.delete(message.messageId)
      }
    },
    close: () => pool.close({ force: true }),
  }
}

/**
 * The server reads the letter after its 354. From the first byte on only its reply tells what became of it, so a
 * connection that ends in between leaves it open: the letter is sent again, since twice is better than never.
 */
function kindOf(error: SmtpError, isHandedOver: boolean): FailureKind {
  const isAboutTheLetter = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (!isAboutTheLetter || error.responseCode === undefined) return isHandedOver ? 'unknown' : 'unreachable'
  // Refusing the sender, as when it wants a login first, says nothing about this letter: that is ours to set right.
  return error.permanent && error.command !== 'MAIL FROM' ? 'refused' : 'deferred'
}

/** For the operator: what the server said, in one line, and never the password (some servers quote what they got). */
function describe(error: SmtpError, url: string): string {
  if (error.code === 'EAUTH')
    return `The mail server refused our login (${error.responseCode ?? 'no reply code'})`
  const password = decodeURIComponent(new URL(url).password)
  const secrets = password
    ? [password, encodeURIComponent(password), Buffer.from(password).toString('base64')]
    : []
  const line = `${error.code ?? error.name}: ${error.message}`.replace(/[\p{Cc}\s]+/gu, ' ')
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line).slice(0, 300)
}

function hasPassword(url: string): boolean {
  return new URL(url).password !== ''
}
