import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { signImage } from '../media/signature.ts'
import { groundsOfFrame, signEmbed } from './embed-address.ts'

const key = createSecretKey(Buffer.alloc(32, 'k'))
const now = new Date('2026-11-15T12:00:00Z')
const until = now.getTime() / 1000 + 60
const framed = (more: object = {}) => {
  const html = signEmbed('<iframe src="/embeds/ikat" title="Ikat"></iframe>', {
    ...{ entry: 'entry-1', key, now },
    ...more,
  })
  const [, src = ''] = /src="([^"]+)"/.exec(html) ?? []
  const url = new URL(src.replaceAll('&amp;', '&'), 'http://x')
  return { path: url.pathname, grant: Object.fromEntries(url.searchParams) }
}

test('a frame of our own opens for what it was signed for, until then', () => {
  const { path, grant } = framed({ by: 'client:osei.3', until })
  const at = (time: number) => groundsOfFrame(path, grant, key, new Date(time))
  expect(at(until * 1000 - 1)).toEqual({ entry: 'entry-1', by: 'client:osei.3' })
  expect(at(until * 1000)).toBeUndefined()
  expect(framed().grant).not.toHaveProperty('by')
})

test.each<[string, object, string?]>([
  ['of another entry', { via: 'entry-2' }],
  ['that rests on something else', { by: 'client:osei.4' }],
  ['that ends later', { until: String(until + 1) }],
  ['without an end', { until: undefined }],
  ['without a signature', { sig: undefined }],
  ['of another page', {}, '/embeds/marble'],
  ['signed as a picture', { sig: signImage(key, { asset: '/embeds/ikat', entry: 'entry-1', until }) }],
])('an address %s opens nothing', (_what, change, otherPath) => {
  const { path, grant } = framed({ until })
  expect(groundsOfFrame(otherPath ?? path, { ...grant, ...change }, key, now)).toBeUndefined()
})

test('a frame from elsewhere gets no signature', () => {
  const html = '<iframe src="https://player.example/v/1" title="Film"></iframe>'
  expect(signEmbed(html, { entry: 'entry-1', key, now })).toBe(html)
})
