import type { Store } from '#db/client.ts'
import type { Tables } from '#modules/tables.ts'
import { LetterRefused } from './headers.ts'
import { nextAttempt } from './policy.ts'
import { type MailTransport, SendFailure } from './sending.ts'
import { buryUnreported, type ClaimedLetter, claimLetter, markFailed, markSent } from './store.ts'

export interface Log {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

export interface Delivery {
  /** Sends whatever is due and settles when nothing more is. */
  deliverDue(): Promise<void>
  /** Takes no further letter; what is under way may finish for so long, then it is broken off and recorded. */
  stop(withinMs?: number): Promise<void>
}

const SWEEP_MS = 60_000

/**
 * Sends the outbox: at once when a letter is committed, and every minute whatever was missed or is due again. The minute is
 * this process's own: the job queue may be down, and its timetable hangs on the clock on the wall. Any number of processes may do this together.
 *
 * Once, and where SMTP leaves it open, at least once: a letter is claimed (committed), sent outside any transaction,
 * then marked. If the connection breaks after the letter was handed over, or the process dies before the mark, no
 * protocol can tell whether it was taken. It is then `uncertain` and is sent again under the same Message-ID.
 */
export function startDelivery(
  store: Store<Tables>,
  options: { transport: MailTransport | undefined; log: Log },
): Delivery {
  const { transport, log } = options
  let isStopping = false
  let isAsked = false
  let running: Promise<void> | undefined

  async function deliverAll(post: MailTransport): Promise<void> {
    try {
      while (isAsked && !isStopping) {
        isAsked = false
        await buryUnreported(store.db)
        const carriers = Array.from({ length: post.concurrency }, () => carry(post))
        const failed = (await Promise.allSettled(carriers)).find((each) => each.status === 'rejected')
        if (failed) throw failed.reason
      }
    } finally {
      running = undefined
    }
  }

  /** One carrier: letter after letter until none is due, or until the server turns out to be away. */
  async function carry(post: MailTransport): Promise<void> {
    while (!isStopping) {
      const letter = await claimLetter(store.db)
      if (!letter) return
      if ((await sendOne(post, letter)) === 'unreachable') return
    }
  }

  async function sendOne(post: MailTransport, letter: ClaimedLetter): Promise<'sent' | SendFailure['kind']> {
    const about = { letter: letter.id, template: letter.template, attempt: letter.attempts }
    try {
      await post.send(letter)
    } catch (error) {
      const failure = toFailure(error)
      const seconds = nextAttempt(failure.kind, letter.attempts, Math.random())
      await markFailed(store.db, letter, {
        error: failure.message,
        uncertain: failure.kind === 'unknown',
        seconds,
      })
      if (seconds === undefined) log.error({ ...about, reason: failure.message }, 'A letter is dead')
      else log.warn({ ...about, reason: failure.message, retryInSeconds: seconds }, 'A letter was not sent')
      return failure.kind
    }
    await insist(() => markSent(store.db, letter))
    log.info(about, 'A letter was sent')
    return 'sent'
  }

  function deliverDue(): Promise<void> {
    if (!transport || isStopping) return Promise.resolve()
    isAsked = true
    running ??= deliverAll(transport)
    return running
  }

  function kick(): void {
    deliverDue().catch((error) => log.error({ err: error }, 'Mail delivery met an error'))
  }

  if (!transport) log.warn({}, 'SMTP_URL is not set: letters wait in the outbox')
  const listening = transport
    ? store.listen('toile_mail', kick).catch((error) => {
        log.error({ err: error }, 'New letters go unheard: they wait for the next minute')
      })
    : undefined
  kick()
  const sweep = setInterval(kick, SWEEP_MS).unref()

  return {
    deliverDue,
    async stop(withinMs = 5000) {
      isStopping = true
      clearInterval(sweep)
      await (await listening)?.stop()
      const timer = setTimeout(() => transport?.close(), withinMs)
      await running?.catch(() => {})
      clearTimeout(timer)
      transport?.close()
    },
  }
}

function toFailure(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error
  if (error instanceof LetterRefused) return new SendFailure('refused', error.message)
  return new SendFailure('unknown', `Unexpected: ${(error as Error).name}`)
}

const TRIES = 5

/** The letter has been taken: a moment without the database is no reason to send it a second time. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 200 * tries))
    }
  }
}
