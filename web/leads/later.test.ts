import { expect, test } from 'vitest'
import type { LeadRequest } from '#modules/leads/contract.ts'
import { createLater } from './later.ts'
import type { Sent } from './send.ts'

function setUp(answers: Sent['outcome'][], stored = new Map<string, string>()) {
  const sent: string[] = []
  let at = Date.UTC(2026, 10, 15)
  let made = 0
  const later = createLater({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    async send(_request, key) {
      sent.push(key)
      return { outcome: answers.shift() ?? 'stored' } as Sent
    },
    now: () => at,
    newKey: () => `key-${++made}`,
  })
  return { later, sent, stored, pass: (ms: number) => (at += ms) }
}

const request: LeadRequest = {
  kind: 'contactBuffered',
  body: {
    email: 'ana@arden.example',
    captureType: 'prospect',
    originSite: 'Toile',
    originSource: 'FOS',
    originDetail: 'Footer',
  },
}

test('a request that is received is not kept', async () => {
  const { later, sent } = setUp(['stored'])
  await later.add(request)
  expect(sent).toEqual(['key-1'])
  expect(later.isEmpty()).toBe(true)
})

test('a request that fails is kept and sent again under the same key', async () => {
  const { later, sent } = setUp(['failed', 'failed', 'stored'])
  await later.add(request)
  expect(later.isEmpty()).toBe(false)
  await later.flush()
  expect(new Set(sent)).toEqual(new Set(['key-1']))
  expect(later.isEmpty()).toBe(true)
})

test('it outlives the page', async () => {
  const stored = new Map<string, string>()
  await setUp(['failed', 'failed'], stored).later.add(request)
  const next = setUp(['stored'], stored)
  await next.later.flush()
  expect(next.sent).toEqual(['key-1'])
  expect(next.later.isEmpty()).toBe(true)
})

test('several are kept side by side and sent in their order, the newest twenty', async () => {
  const { later, stored } = setUp(Array(100).fill('failed'))
  for (let n = 0; n < 21; n += 1) await later.add(request)
  const next = setUp([], stored)
  await next.later.flush()
  expect(next.sent).toEqual(Array.from({ length: 20 }, (_, n) => `key-${n + 2}`))
  expect(next.later.isEmpty()).toBe(true)
})

test.each(['refused', 'invalid'] as const)('an answer of “%s” ends it', async (outcome) => {
  const { later } = setUp([outcome])
  await later.add(request)
  expect(later.isEmpty()).toBe(true)
})

test('a server that asks to wait is not asked at once for the next one', async () => {
  const { later, sent } = setUp(['wait', 'wait', 'wait', 'wait'])
  await later.add(request)
  const before = sent.length
  await later.flush()
  expect(sent.length).toBe(before + 1)
  expect(later.isEmpty()).toBe(false)
})

test('after a month it is let go', async () => {
  const { later, pass, sent } = setUp(['failed', 'failed'])
  await later.add(request)
  pass(29 * 24 * 60 * 60 * 1000)
  expect(later.isEmpty()).toBe(false)
  pass(2 * 24 * 60 * 60 * 1000)
  const before = sent.length
  await later.flush()
  expect(sent.length).toBe(before)
  expect(later.isEmpty()).toBe(true)
})

test('a browser that keeps nothing still sends it once', async () => {
  const sent: string[] = []
  const later = createLater({
    storage: {
      getItem: () => null,
      setItem() {
        throw new Error('full')
      },
      removeItem() {},
    },
    async send(_request, key) {
      sent.push(key)
      return { outcome: 'stored' }
    },
    now: () => 0,
    newKey: () => 'key',
  })
  await later.add(request)
  expect(sent).toEqual(['key'])
})
