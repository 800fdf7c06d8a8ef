const ERROR = 0x45
const READY = 0x5a
const SEVERITY = 0x56
const LAST_WORDS = new Set(['PANIC', 'FATAL'])

/** Whether an answer in PostgreSQL's wire protocol holds an error that the session does not survive. */
export function saysItIsOver(reply: Uint8Array): boolean {
  // Nearly every answer ends by saying that the next question may come; only the others are read.
  if (reply.at(-6) === READY) return false
  const view = new DataView(reply.buffer, reply.byteOffset, reply.byteLength)
  for (let at = 0; at + 5 <= reply.length; at += 1 + view.getInt32(at + 1)) {
    if (reply[at] === ERROR && LAST_WORDS.has(severityOf(reply.subarray(at + 5)))) return true
  }
  return false
}

/** An error is a row of fields, each a letter and a text that ends with a zero. */
function severityOf(fields: Uint8Array): string {
  for (let at = 0; at < fields.length && fields[at] !== 0; ) {
    const end = fields.indexOf(0, at)
    if (fields[at] === SEVERITY) return Buffer.from(fields.subarray(at + 1, end)).toString()
    at = end + 1
  }
  return ''
}
