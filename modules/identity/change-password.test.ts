import { expect, test, vi } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { networkOf } from '../network.ts'
import { createChangePassword } from './change-password.ts'
import type { Identity } from './identity.ts'

const database = useTestDatabase()

function changing(
  requestReset: Identity['requestReset'],
  onError: (error: unknown) => void = () => {},
  config: Partial<Identity['config']> = { passwordReset: 'mail' },
) {
  const identity = { config, requestReset } as unknown as Identity
  return createChangePassword({ identity, db: database.db, now: () => new Date(), onError })
}

test('the answer does not wait for what only a known address costs, however long that takes', async () => {
  const never = new Promise<void>(() => {})
  const answer = await changing(() => never)('reader@arden.example', '10.0.0.1')
  expect(answer).toEqual({ message: 'Please check your inbox.' })
})

test('nor does it tell that this failed; the log is told', async () => {
  const told = vi.fn()
  const change = changing(() => Promise.reject(new Error('away')), told)
  const answer = await change('reader@arden.example', '10.0.0.2')
  expect(answer).toEqual({ message: 'Please check your inbox.' })
  expect(told).toHaveBeenCalledOnce()
})

test('an address that has asked too often waits, and nothing is written for it; others do not wait', async () => {
  const subject = `address reset ${networkOf('10.0.0.3')}`
  const last_at = new Date(Date.now() - 9 * 60_000)
  await database.db.insertInto('login_failures').values({ subject, failures: 79, last_at }).execute()
  const asked = vi.fn(async () => {})
  const change = changing(asked)
  await change('reader@arden.example', '10.0.0.3')
  await expect(change('reader@arden.example', '10.0.0.3')).rejects.toMatchObject({
    code: 'TooManyRequests',
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  })
  expect(asked).toHaveBeenCalledTimes(1)
  await change('reader@arden.example', '10.0.0.4')
})

test('where another system has the passwords nothing is asked for here, and the way there is told', async () => {
  const asked = vi.fn(async () => {})
  const change = (config: Partial<Identity['config']>) =>
    changing(asked, undefined, config)('reader@arden.example', '10.0.0.5')
  const passwordResetUrl = 'https://id.example/forgotten'
  await expect(change({ passwordReset: 'none' })).rejects.toMatchObject({ code: 'NotFound' })
  expect(await change({ passwordReset: 'link', passwordResetUrl })).toMatchObject({ url: passwordResetUrl })
  expect(await change({ passwordReset: 'link' })).not.toHaveProperty('url')
  expect(asked).not.toHaveBeenCalled()
})
