import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const testApp = useTestApp()
const guide = readFileSync(join(import.meta.dirname, '../docs/guides/run-in-production.md'), 'utf8')

test('the proxy of the guide refuses by itself a body that the site would refuse by closing the connection', () => {
  const [, most] = /client_max_body_size (\d+)k;/.exec(guide) ?? []
  expect(Number(most) * 1024).toBe(testApp.app.initialConfig.bodyLimit)
})

test('no process of the guide is left out for what a stranger sent to it', () => {
  const [, several = ''] = /upstream toile \{\n([^}]+)\}/.exec(guide) ?? []
  const servers = several.match(/server .*/g) ?? []
  expect(servers.length).toBeGreaterThan(1)
  for (const server of servers) expect(server).toMatch(/ max_fails=0;$/)
})
