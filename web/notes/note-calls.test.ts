import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, callApi } from '../api.ts'
import { readSession, type StoredSession } from '../session/storage.ts'
import { noteCalls } from './note-calls.ts'

vi.mock('../api.ts', () => ({
  callApi: vi.fn(),
  ApiError: class extends Error {
    status: number
    constructor(status: number, _code: string, detail: string) {
      super(detail)
      this.status = status
    }
  },
}))
vi.mock('../session/storage.ts', () => ({ readSession: vi.fn() }))

const call = vi.mocked(callApi)
const calls = noteCalls('ann')
const save = () => calls.save('e/1', 'Text', 3, true)
const fault = (status: number) => new ApiError(status, 'Code', 'Why')

beforeEach(() => {
  call.mockReset()
  vi.mocked(readSession).mockReturnValue({ person: { sub: 'ann' } } as StoredSession)
})

test('a save names the entry and the revision, and may outlive the page', async () => {
  call.mockResolvedValue({ revision: 4 })
  expect(await save()).toEqual({ outcome: 'saved', revision: 4 })
  const [path, init] = call.mock.calls[0] ?? []
  expect([path, init?.method, init?.keepalive]).toEqual(['/notes/e%2F1', 'PUT', true])
  expect(JSON.parse(String(init?.body))).toEqual({ body: 'Text', revision: 3 })
})

test('a conflict brings the text that is stored', async () => {
  call.mockRejectedValueOnce(fault(409)).mockResolvedValueOnce({ body: 'Theirs', revision: 9 })
  expect(await save()).toEqual({ outcome: 'conflict', theirs: { body: 'Theirs', revision: 9 } })
})

test.each([400, 403, 413])('%i is a refusal', async (status) => {
  call.mockRejectedValue(fault(status))
  expect(await save()).toEqual({ outcome: 'refused', reason: 'Why' })
})

test('a note on an entry that was closed meanwhile is refused in words that fit', async () => {
  call.mockRejectedValue(fault(404))
  expect(await save()).toEqual({
    outcome: 'refused',
    reason: 'This entry is no longer open to you. Copy what you wrote before you leave it.',
  })
})

test.each([401, 408, 425, 429, 500, 503])('%i leaves it open, to be tried again', async (status) => {
  call.mockRejectedValue(fault(status))
  await expect(save()).rejects.toThrow('Why')
  // A note that could not be asked for is not an empty one.
  await expect(calls.load('e')).rejects.toThrow('Why')
})

test('a connection that fails leaves it open, to be tried again', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(save()).rejects.toThrow('Failed to fetch')
})

test('a note that is not there is an empty one', async () => {
  call.mockRejectedValue(fault(404))
  expect(await calls.load('e')).toEqual({ body: '', revision: 0 })
})

test("nothing goes into another's account once somebody else has logged in", async () => {
  for (const known of [undefined, { person: { sub: 'bob' } } as StoredSession]) {
    vi.mocked(readSession).mockReturnValue(known)
    await expect(save()).rejects.toThrow('not logged in')
    await expect(calls.load('e')).rejects.toThrow('not logged in')
  }
  expect(call).not.toHaveBeenCalled()
})
