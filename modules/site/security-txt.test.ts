import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const now = new Date('2026-11-16T09:30:00Z')
const testApp = useTestApp({ now: () => now, env: { PUBLIC_URL: 'http://localhost:3000' } })

test('whoever finds a hole is told whom to write to, and until when that is so', async () => {
  const answer = await testApp.get('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )
  expect(fields.get('Contact')).toBe(`mailto:${testApp.app.site.email}`)
  expect(fields.get('Canonical')).toBe('http://localhost:3000/.well-known/security.txt')
  const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
