import pg from 'pg'

export const CONNECT_WITHIN_MS = 10_000
const RECONNECT_MS = 1000
/** How often the listening connection is asked whether it is still there, and how long it may take to say so. */
const PULSE_MS = 5000

/** A connection of its own that comes by itself, and back. While it is away `connected` says so, since changes go unheard. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onChange: (payload: string) => void,
  onError: (error: Error) => void,
) {
  let client: pg.Client | undefined
  let connected = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  /** A machine that lost its power closes nothing: without this we would go on believing that nothing changes. */
  function feelPulse(): void {
    const felt = client
    if (!felt || !connected) return
    felt.query({ text: 'select 1', query_timeout: PULSE_MS } as pg.QueryConfig).catch((error) => {
      if (felt !== client || stopped) return
      connected = false
      onError(error)
      // Closing in order would wait for an answer that does not come.
      felt.connection.stream.destroy()
    })
  }
  const pulse = setInterval(feelPulse, PULSE_MS).unref()

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'toile listen',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    })
    client = next
    next.on('notification', (message) => onChange(message.payload ?? ''))
    next.on('error', onError)
    next.once('end', () => {
      connected = false
      if (!stopped) timer = setTimeout(connect, RECONNECT_MS)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      // A failed connect does not always emit 'end', which sets the next try; end() makes sure of it.
      next.end().catch(() => {})
      onError(error as Error)
      return
    }
    connected = true
    // Whatever changed while nobody listened is unknown.
    onChange('')
  }

  await connect()
  return {
    connected: () => connected,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      clearInterval(pulse)
      await client?.end().catch(() => {})
    },
  }
}
