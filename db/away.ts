/**
 * What the drivers say when the database is away: refused, reset, unreachable, shutting down, too many connections, given up in the time
 * that the server or the role allows.
 */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
])

/** Some of them have no code, only these words. The last is of a schema that was just brought up to date: asked again it is answered. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|cached plan must not change result type/

/** Whether it was the database that failed, and not what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  return AWAY.has(code ?? '') || AWAY_WORDS.test(message ?? '')
}

/** What PostgreSQL, and the file system itself, say when there is no room left to write. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export function isOutOfRoom(error: unknown): boolean {
  return NO_ROOM.has((error as { code?: string } | null)?.code ?? '')
}
