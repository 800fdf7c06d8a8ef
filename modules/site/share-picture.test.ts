import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { drawSharePicture } from './share-picture.ts'

const site = { name: 'Toile', tagline: 'Research and advice for the people who make and sell clothes' }
const season = {
  palette: [
    { name: 'Bone', hex: '#F2E6D0', share: 0.4 },
    { name: 'Cobalt', hex: '#1E3CA0', share: 0.4 },
    { name: 'Vermilion', hex: '#E2472C', share: 0.2 },
  ],
  tokens: { field: '#1E3CA0', on: '#F4F1EA', rule: '#1E3CA0', tint: '#E1EAFD' },
}

test('the picture to pass on has the size that is announced, and the season’s field', async () => {
  const picture = sharp(await drawSharePicture(site, season))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)].map((part) => Math.round(part / 8))).toEqual(
    [0x1e, 0x3c, 0xa0].map((part) => Math.round(part / 8)),
  )
})

test('a long name is set smaller, and without a season it is on paper', async () => {
  const long = await drawSharePicture({ ...site, name: 'The Worshipful Company of Calico' }, undefined)
  expect(await sharp(long).metadata()).toMatchObject({ width: 1200, height: 630 })
})

const testApp = useTestApp()

test('many who ask at once have one picture drawn, also while every call finds the content changed', async () => {
  let version = 0
  vi.spyOn(testApp.app.library, 'version').mockImplementation(() => String(version++))
  const asked = vi.spyOn(testApp.app.library, 'latestPresentations')
  const answers = await Promise.all(Array.from({ length: 5 }, () => testApp.get('/share.png')))
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    answers.map(() => [200, 'image/png']),
  )
  expect(asked).toHaveBeenCalledTimes(1)
  await testApp.get('/share.png')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a picture that was begun before the content changed is not kept as one of what came after', async () => {
  const version = vi.spyOn(testApp.app.library, 'version').mockReturnValue('before')
  const asked = vi.spyOn(testApp.app.library, 'latestPresentations')
  asked.mockClear()
  const early = testApp.get('/share.png')
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  version.mockReturnValue('after')
  await Promise.all([early, testApp.get('/share.png')])
  await testApp.get('/share.png')
  expect(asked).toHaveBeenCalledTimes(2)
})
