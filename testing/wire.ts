import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Wire {
  port: number
  /** Breaks what is connected and turns away whoever comes. */
  cut(): void
  /** Keeps what is connected and passes nothing on: as a machine that has lost its power. */
  freeze(): void
  mend(): void
  /** How many have been turned away. */
  turnedAway(): number
  close(): Promise<void>
}

/** A wire to a server that a test can cut, freeze and mend. */
export async function layWire(to: { host: string; port: number }): Promise<Wire> {
  const ends = new Set<Socket>()
  let state: 'whole' | 'cut' | 'frozen' = 'whole'
  let turnedAway = 0
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (state === 'cut') {
      turnedAway++
      return near.destroy()
    }
    const far = connect({ ...to, allowHalfOpen: true })
    join(near, far)
    join(far, near)
  })
  function join(end: Socket, other: Socket): void {
    ends.add(end)
    end.on('data', (bytes) => state !== 'frozen' && other.write(bytes))
    end.on('end', () => state !== 'frozen' && other.end())
    end.on('error', () => other.destroy())
    end.on('close', () => {
      ends.delete(end)
      other.destroy()
    })
  }
  function breakAll(): void {
    for (const end of ends) end.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      state = 'cut'
      breakAll()
    },
    freeze() {
      state = 'frozen'
    },
    mend() {
      state = 'whole'
      breakAll()
    },
    turnedAway: () => turnedAway,
    async close() {
      const closed = once(server, 'close')
      server.close()
      breakAll()
      await closed
    },
  }
}
