import { expect, test } from 'vitest'
import { unlessLeft } from './unless-left.ts'

async function told(asked: Promise<string>, isLeft: boolean): Promise<string[]> {
  const said: string[] = []
  const leave = unlessLeft(
    asked,
    (answer) => said.push(answer),
    () => said.push('failed'),
  )
  if (isLeft) leave()
  await asked.catch(() => {})
  return said
}

test('an answer is used when it comes, and a failure told', async () => {
  expect(await told(Promise.resolve('a'), false)).toEqual(['a'])
  expect(await told(Promise.reject(new Error('away')), false)).toEqual(['failed'])
})

test('what comes after the reader has gone on is neither used nor told', async () => {
  expect(await told(Promise.resolve('a'), true)).toEqual([])
  expect(await told(Promise.reject(new Error('away')), true)).toEqual([])
})
