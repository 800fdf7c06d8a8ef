import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Mode = 'accept' | 'refuse half' | 'refuse later' | 'refuse for good' | 'drop' | 'hang'

export interface Received {
  to: string[]
  from: string
  raw: string
  /** False when the connection was dropped in place of the final reply. */
  accepted: boolean
}

/** A real SMTP server in a child process, and what it has been given. */
export async function startSmtp() {
  const child = fork(new URL('./smtp-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const received: Received[] = []
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  child.on('message', (message: { received?: Received }) => {
    if (message.received) received.push(message.received)
  })
  /** Settles once the server does as it is told, with how often it has refused something until then. */
  function order(mode: Mode, delayMs = 0): Promise<number> {
    const obeyed = new Promise<number>((resolve) => {
      const onMessage = (message: { mode?: Mode; refused?: number }) => {
        if (message.mode !== mode) return
        child.off('message', onMessage)
        resolve(message.refused ?? 0)
      }
      child.on('message', onMessage)
    })
    child.send({ mode, delayMs })
    return obeyed
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    be: order,
    /** How often it has refused something; it accepts from then on. */
    refused: () => order('accept'),
    async stop(): Promise<void> {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

export function header(message: Received | undefined, name: string): string | undefined {
  const head = message?.raw.slice(0, message.raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const line = head?.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}
