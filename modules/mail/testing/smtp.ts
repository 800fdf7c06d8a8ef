import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Mode = 'accept' | 'refuse later' | 'refuse for good' | 'drop' | 'hang'

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
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    async be(mode: Mode, delayMs = 0): Promise<void> {
      const obeyed = new Promise<void>((resolve) => {
        const onMessage = (message: { mode?: Mode }) => {
          if (message.mode !== mode) return
          child.off('message', onMessage)
          resolve()
        }
        child.on('message', onMessage)
      })
      child.send({ mode, delayMs })
      await obeyed
    },
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
