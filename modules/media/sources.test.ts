import { describe, expect, test } from 'vitest'
import { imageSources, withWidth } from './sources.ts'

test('a width is added to a plain and to a signed address', () => {
  expect(withWidth('/images/ikat', 900)).toBe('/images/ikat?w=900')
  expect(withWidth('/images/ikat?via=e&sig=s', 400)).toBe('/images/ikat?via=e&sig=s&w=400')
})

describe('the sources of a picture', () => {
  test.each([
    [2400, '/i?w=480 480w, /i?w=900 900w, /i?w=1600 1600w', '/i?w=900'],
    [1600, '/i?w=480 480w, /i?w=900 900w, /i?w=1600 1600w', '/i?w=900'],
    [700, '/i?w=480 480w, /i?w=900 700w', '/i?w=900'],
    [480, '/i?w=480 480w', '/i?w=480'],
    [90, '/i?w=480 90w', '/i?w=480'],
  ])('%i wide end where they would only repeat it', (width, srcSet, src) => {
    expect(imageSources('/i', width)).toEqual({ src, srcSet })
  })
})
