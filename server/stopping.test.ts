import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const testApp = useTestApp()

test('what still arrives on a kept connection while the process stops is answered, and the connection closed', async () => {
  const { app } = testApp
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = createConnection((app.server.address() as { port: number }).port, '127.0.0.1')
  // Begun, so that the connection is not idle, which stopping would close at once.
  socket.write('GET /api/request/form HTTP/1.1\r\nHost: x\r\n')
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const stopped = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.end('\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
  await stopped
})
