import { createMinuteLimit, type MinuteLimits } from '../minute-limit.ts'

export interface BufferLimits extends MinuteLimits {
  /** Views in memory at once, while the database is slow or away. */
  waiting: number
  /** How long a view waits for others to be written with. */
  everyMs: number
  /** How often a batch is tried before it is given up. */
  tries: number
}

/** Ten a second for each process is 26 million rows in 30 days if somebody keeps at it, some 5 GB. */
const LIMITS: BufferLimits = { perMinute: 600, perAddress: 120, waiting: 3000, everyMs: 5000, tries: 5 }

export interface ViewBuffer<View> {
  /** Never waits and never fails; beyond the limits the view is dropped and counted. */
  take(view: View, address: string): void
  /** Writes what waits. */
  flush(): Promise<void>
  /** Writes what waits, as far as that works, and takes nothing more. */
  close(): Promise<void>
}

/**
 * Gathers views and writes them together every few seconds. It is statistics: what waits when a process is killed is lost, and
 * so is a batch that the database does not take in several tries.
 */
export function createViewBuffer<View>(options: {
  write(views: View[]): Promise<void>
  log: { warn(about: object, message: string): void }
  now: () => Date
  limits?: Partial<BufferLimits>
}): ViewBuffer<View> {
  const { write, log, now } = options
  const limits = { ...LIMITS, ...options.limits }
  const admits = createMinuteLimit(limits, now)
  let waiting: View[] = []
  let dropped = 0
  let failures = 0
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function take(view: View, address: string): void {
    if (closed || waiting.length >= limits.waiting || !admits(address)) dropped += 1
    else waiting.push(view)
    wake()
  }

  function wake(): void {
    if (!closed) timer ??= setTimeout(() => void flush(), limits.everyMs).unref()
  }

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (dropped > 0) log.warn({ dropped }, 'Page views beyond the limit were not counted')
    dropped = 0
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    try {
      await write(batch)
      failures = 0
    } catch (error) {
      failures += 1
      const givesUp = closed || failures >= limits.tries
      if (failures === 1 || givesUp)
        log.warn({ err: error, views: batch.length, givesUp }, 'Page views were not written')
      if (givesUp) failures = 0
      else waiting = [...batch, ...waiting]
      wake()
    }
  }

  function flush(): Promise<void> {
    writing ??= writeWaiting().finally(() => {
      writing = undefined
    })
    return writing
  }

  return {
    take,
    flush,
    async close() {
      closed = true
      // What was under way began without the views that came since.
      await writing
      await flush()
    },
  }
}
