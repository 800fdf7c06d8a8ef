import { expect, test } from 'vitest'
import { judgeAudit } from './audit.ts'

const fault = (severity: string) => ({ severity, range: '<=2.1.0', fixAvailable: true })
const report = (vulnerabilities: object) =>
  `npm warn config something old\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities })}`

test.each(['high', 'critical'])('a %s fault fails, and says in which package', (severity) => {
  const { outcome, text } = judgeAudit(report({ 'left-pad': fault(severity), other: fault('low') }))
  expect(outcome).toBe('found')
  expect(text).toContain(`left-pad <=2.1.0: ${severity}, mended in a newer version`)
})

test('lesser faults are told and do not fail', () => {
  expect(judgeAudit(report({ other: fault('moderate') }))).toEqual({
    outcome: 'clean',
    text: 'other <=2.1.0: moderate, mended in a newer version',
  })
})

test('no fault has nothing to tell', () => {
  expect(judgeAudit(report({}))).toEqual({ outcome: 'clean', text: '' })
})

test.each([
  ['offers no audits', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405'],
  ['cannot be reached', '{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND"}}', 'ENOTFOUND'],
  ['is not to be asked, for want of npm', 'npm could not be started: ENOENT', 'could not be started'],
  ['says something else', '', 'npm said nothing'],
])('a registry that %s is no pass', (_what, output, reason) => {
  const { outcome, text } = judgeAudit(output)
  expect(outcome).toBe('unknown')
  expect(text).toContain(reason)
})
