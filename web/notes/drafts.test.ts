import { expect, test } from 'vitest'
import { draftKey, readDraft, removeDraft, writeDraft } from './drafts.ts'
import { fakeStorage } from './fakes.ts'

const key = draftKey('ann', 'e')
const draft = { text: 'Mine', revision: 1, writer: 'tab 1', at: 5 }

test('a draft is read as it was written, and removed by its writer only', () => {
  const storage = fakeStorage()
  expect(writeDraft(storage, key, draft)).toBe(true)
  removeDraft(storage, key, 'tab 2')
  expect(readDraft(storage, key)).toEqual(draft)
  removeDraft(storage, key, 'tab 1')
  expect(readDraft(storage, key)).toBeUndefined()
})

test.each(['', '{', 'null', '5', '{"text":5}', '{"text":"no writer"}'])('%j is not a draft', (kept) => {
  const storage = fakeStorage()
  storage.setItem(key, kept)
  expect(readDraft(storage, key)).toBeUndefined()
})

test('no two notes share a key', () => {
  const names = ['a', 'a/b', 'b', '/', '%2F', 'a%2Fb']
  const keys = names.flatMap((member) => names.map((entry) => draftKey(member, entry)))
  expect(new Set(keys)).toHaveLength(names.length ** 2)
})
