import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** Of the files that a process may have open, connections may take so much: the database and the pictures need some too. */
const PART_FOR_CONNECTIONS = 0.8
const MOST_CONNECTIONS = 20_000
const ELSEWHERE = 4_000

/** Browsers and proxies ask for one thing at a time on a connection; each thing more is held in memory until its turn. */
const MOST_AT_ONCE = 8

/** What Fastify and Node are told. Node looks for those that are late only now and then, so they are cut off up to that much later. */
export function patienceWith(clientSeconds: number) {
  const head = clientSeconds * 1000
  return {
    // Fastify would wait for the end of a request for ever; whoever sends it a byte at a time is cut off.
    requestTimeout: 2 * head,
    http: { headersTimeout: head, connectionsCheckingInterval: Math.min(5000, head / 2) },
  }
}

/** Bytes a second: slower than any line that somebody reads on. Whoever takes a long answer faster than this may take all of it. */
const SLOWEST = 2000

interface Answer {
  /** When the client was last known to be taking it, and how much had been sent on its connection by then. */
  since: number
  sent: number
}

/**
 * Cuts off whoever does not take an answer, or asks for many without taking any: Node waits for such a client for ever, and
 * holds what is to be sent. Whoever is late with a request Node cuts off itself (`patienceWith`).
 */
export function cutOffSlowReaders(app: FastifyInstance, clientSeconds: number): void {
  const within = 5 * clientSeconds * 1000
  const answers = new Map<ServerResponse, Answer>()
  const asked = new WeakMap<Socket, number>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { socket } = request.raw
    const atOnce = (asked.get(socket) ?? 0) + 1
    asked.set(socket, atOnce)
    if (atOnce > MOST_AT_ONCE) socket.destroy()
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    answers.set(reply.raw, { since: performance.now(), sent: reply.raw.socket?.bytesWritten ?? 0 })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    answers.delete(reply.raw)
    const { socket } = request.raw
    asked.set(socket, (asked.get(socket) ?? 1) - 1)
    done()
  })
  const timer = setInterval(
    () => {
      const now = performance.now()
      for (const [answer, { since, sent }] of answers) {
        const sentNow = answer.socket?.bytesWritten ?? sent
        if ((sentNow - sent) / SLOWEST > (now - since) / 1000)
          answers.set(answer, { since: now, sent: sentNow })
        else if (now - since > within) answer.destroy()
      }
    },
    Math.min(5000, within / 10),
  ).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.server.maxConnections = mostConnections()
}

/** Past this a newcomer is turned away: better than a database that cannot open its files. */
function mostConnections(): number {
  try {
    const files = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return Math.min(MOST_CONNECTIONS, Math.floor(Number(files ?? ELSEWHERE) * PART_FOR_CONNECTIONS))
  } catch {
    return ELSEWHERE
  }
}
