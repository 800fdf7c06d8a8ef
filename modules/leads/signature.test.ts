import { createSecretKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ageOfForm, checkDownload, downloadUrl, fingerprint, signForm } from './signature.ts'

const key = createSecretKey(Buffer.alloc(32, 'a'))
const other = createSecretKey(Buffer.alloc(32, 'b'))
const made = new Date('2026-11-15T12:00:00Z')
const later = (ms: number) => new Date(made.getTime() + ms)
const DAY = 24 * 60 * 60 * 1000

describe('a form’s token', () => {
  const token = signForm(key, made)
  test('tells its age', () => expect(ageOfForm(key, token, later(3500))).toBe(3500))
  test('made before the clock was set back is ours all the same', () =>
    expect(ageOfForm(key, token, later(-DAY))).toBe(-DAY))
  test.each([
    ['of another house', signForm(other, made)],
    ['made older', token.replace(/^./, '1')],
    ['cut short', token.slice(0, -1)],
    ['with something after it', `${token}.x`],
    ['that is none', 'x'],
    ['that is empty', ''],
  ])('%s is forged', (_, given) => expect(ageOfForm(key, given, later(3500))).toBe('forged'))
})

test('what was signed for one use does not pass for another', () => {
  const stamp = made.getTime().toString(36)
  expect(ageOfForm(key, `${stamp}.${fingerprint(key, 'form', stamp)}`, made)).toBe(0)
  expect(ageOfForm(key, `${stamp}.${fingerprint(key, 'sender', stamp)}`, made)).toBe('forged')
})

describe('a link to a document', () => {
  const url = new URL(downloadUrl(key, 'https://toile.example', { document: 'index', lead: 'lead-1' }, made))
  const given = (change: Record<string, string> = {}) => {
    const { document, lead, until, sig } = {
      ...{ document: 'index', ...Object.fromEntries(url.searchParams) },
      ...change,
    } as Record<string, string>
    return [{ document: document ?? '', lead: lead ?? '', until: Number(until) }, sig ?? ''] as const
  }
  test('works for seven days', () => {
    expect(checkDownload(key, ...given(), later(7 * DAY - 1000))).toBe('good')
    expect(checkDownload(key, ...given(), later(7 * DAY))).toBe('ended')
  })
  test.each([
    ['for another document', { document: 'at-retail' }],
    ['of another lead', { lead: 'lead-2' }],
    ['for longer', { until: '9999999999' }],
    ['for ever', { until: 'NaN' }],
    ['with another signature', { sig: 'x'.repeat(43) }],
    ['without one', { sig: '' }],
  ])('%s is forged', (_, change) => expect(checkDownload(key, ...given(change), made)).toBe('forged'))
  test('signed by another house is forged', () => {
    expect(checkDownload(other, ...given(), made)).toBe('forged')
  })
})
