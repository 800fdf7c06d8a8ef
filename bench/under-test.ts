import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { MEMBER_HEADERS } from './open-site.ts'

/** The process under test, with the site on one port and the yardsticks on another; see `server.ts`. */
export interface UnderTest {
  site: string
  yardstick: string
  /** Has the process measure something within itself. */
  ask<T>(path: string, body: object): Promise<T>
  stop(): Promise<void>
}

export const HEADERS = { ...MEMBER_HEADERS, accept: 'image/webp,text/html' }

export function startUnderTest(dataDir: string, entries: number): Promise<UnderTest> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(join(import.meta.dirname, 'server.ts'), {
      env: { ...process.env, DATA_DIR: dataDir, BENCH_ENTRIES: String(entries) },
    })
    child.once('exit', (code) => reject(new Error(`The server under test ended with code ${code}`)))
    child.once('message', (ports: { site: number; yardstick: number }) => {
      const yardstick = `http://127.0.0.1:${ports.yardstick}`
      resolve({
        site: `http://127.0.0.1:${ports.site}`,
        yardstick,
        ask: (path, body) => post(yardstick + path, body),
        stop: () =>
          new Promise((done) => {
            child.removeAllListeners('exit').once('exit', () => done())
            child.send('stop')
          }),
      })
    })
  })
}

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return (await answer.json()) as T
}
