import { SMTPServer } from 'smtp-server'
import type { Mode, Received } from './smtp.ts'

// A mail server in a process of its own, which misbehaves as it is told. Run by `startSmtp`.
let mode: Mode = 'accept'
let delayMs = 0
let refused = 0
const tell = (message: { port: number } | { mode: Mode; refused: number } | { received: Received }) =>
  process.send?.(message)

function refusal(code: number): Error {
  refused += 1
  return Object.assign(new Error(code < 500 ? 'Come again later' : 'No such mailbox'), { responseCode: code })
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  // Without it each connection waits for a name server, which a machine for tests may not have.
  disableReverseLookup: true,
  onConnect: (_session, done) => mode !== 'hang' && done(),
  onAuth: (_auth, _session, done) => done(refusal(535)),
  onRcptTo(_address, _session, done) {
    if (mode === 'refuse half' && Math.random() < 0.5) return done(refusal(451))
    if (mode === 'refuse later') return done(refusal(451))
    if (mode === 'refuse for good') return done(refusal(550))
    done()
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    // A sender killed in the middle of its letter: nothing was received.
    stream.on('error', () => {})
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const drops = mode === 'drop'
      tell({
        received: {
          to: session.envelope.rcptTo.map((each) => each.address),
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          raw: Buffer.concat(chunks).toString('utf8'),
          accepted: !drops,
        },
      })
      // The letter is all here; what breaks is the reply, so the sender cannot know.
      if (drops) for (const each of server.connections) each.close()
      else setTimeout(done, delayMs)
    })
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => tell({ port: (server.server.address() as { port: number }).port }))

process.on('message', (order: { mode: Mode; delayMs: number }) => {
  mode = order.mode
  delayMs = order.delayMs
  tell({ mode, refused })
})
process.on('disconnect', () => process.exit())
