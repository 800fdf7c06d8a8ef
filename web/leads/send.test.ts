import { afterAll, expect, test, vi } from 'vitest'
import type { LeadRequest } from '#modules/leads/contract.ts'
import { sendLead } from './send.ts'

const body = { email: 'ana@arden.example', originDetail: 'Footer' }
const request = { kind: 'contactBuffered', body } as unknown as LeadRequest
const call = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', call)
afterAll(() => vi.unstubAllGlobals())

test('a request is sent whole, under its key', async () => {
  call.mockResolvedValueOnce(Response.json({ received: true }))
  expect(await sendLead(request, 'a-key-of-its-own')).toEqual({ outcome: 'stored' })
  const [address, init] = call.mock.calls[0] ?? []
  expect([address, init?.method, JSON.parse(`${init?.body}`)]).toEqual([
    ...['/api/request/contactBuffered', 'POST', body],
  ])
  expect(init?.headers).toMatchObject({ 'idempotency-key': 'a-key-of-its-own' })
  expect(init?.signal).toBeInstanceOf(AbortSignal)
})

test.each<[string, () => Response, object]>([
  [
    'too many, and when to come again',
    () => new Response('', { status: 429, headers: { 'retry-after': '3000' } }),
    { outcome: 'wait', seconds: 3000 },
  ],
  ['too many, and nothing more', () => new Response('', { status: 429 }), { outcome: 'wait', seconds: 60 }],
  [
    'what is wrong with it',
    () =>
      Response.json(
        {
          errors: [
            { path: 'message.text', message: 'too short' },
            { path: '/email', message: 'no address' },
            { path: 'Idempotency-Key', message: 'not of the form' },
          ],
        },
        { status: 400 },
      ),
    { outcome: 'invalid', faults: { message: 'too short', email: 'no address' } },
  ],
  [
    'something that is no problem document',
    () => new Response('no', { status: 400 }),
    { outcome: 'invalid', faults: {} },
  ],
  ['that the server is away', () => new Response('', { status: 503 }), { outcome: 'failed' }],
  ['that the key is another’s', () => new Response('', { status: 409 }), { outcome: 'refused' }],
  [
    'by a page of whatever stands between',
    () => new Response('<h1>Log in to the network</h1>', { headers: { 'content-type': 'text/html' } }),
    { outcome: 'failed' },
  ],
  ['something else', () => Response.json({}), { outcome: 'failed' }],
  ['nothing at all', () => Promise.reject(new TypeError('Failed to fetch')) as never, { outcome: 'failed' }],
])('a server that answers %s is understood', async (_what, answer, sent) => {
  call.mockImplementationOnce(async () => answer())
  expect(await sendLead(request, 'a-key-of-its-own')).toEqual(sent)
})
