import { expect, test } from 'vitest'
import { runKills } from './testing/kill-run.ts'

// The whole of it, 10,000 leads and ten kills: node modules/leads/testing/kill-run.ts
test('killed twice amid 200 leads, with a mail server that refuses half: each lead is stored once and mailed once', async () => {
  const result = await runKills({
    ...{ leads: 200, kills: 2, connections: 20, cluster: process.env.TEST_DATABASE_URL },
  })
  expect(result).toMatchObject({
    ...{ acknowledged: 200, stored: 200, storedTwice: 0, letters: 400, lettersSent: 400, killed: 2 },
    // Twice only where nobody can tell whether it was taken, and then it is marked so.
    ...{ neverTaken: 0, takenAgainUnmarked: 0 },
  })
  expect(result.attemptsRefused).toBeGreaterThan(100)
}, 300_000)
