import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { decodable, pathOf } from './request-target.ts'

test.each([
  ['/about?a=b', '/about?a=b'],
  ['//elsewhere.example/about', '//elsewhere.example/about'],
  ['http://elsewhere.example/about?a=b', '/about?a=b'],
  ['HTTPS://elsewhere.example:8443//about', '//about'],
  ['http://elsewhere.example', '/'],
  ['http://elsewhere.example?a=b', '/?a=b'],
  ['http:/about', '/http:/about'],
  ['*', '/*'],
  [undefined, '/'],
])('%s is read as %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})

test.each([
  ['/about%20us', '/about%20us'],
  ['/%zz', '/%25zz'],
  ['/a%20b/%E0%A4%A?c=%', '/a%2520b/%25E0%25A4%25A?c=%25'],
])('%s is given to the pages as %s', (path, given) => {
  expect(decodable(path)).toBe(given)
})

test('a request that names another host is one for this site’s path', async () => {
  const app = Fastify({ rewriteUrl: ({ url }) => pathOf(url) })
  app.get('/*', ({ url }) => url)
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { port } = app.server.address() as { port: number }
    const socket = createConnection(port, '127.0.0.1')
    socket.end('GET http://elsewhere.example/about?a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/\r\n\r\n\/about\?a=b$/)
  } finally {
    await app.close()
  }
})
