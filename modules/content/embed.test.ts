import { expect, it } from 'vitest'
import { readEmbed, readSavedEmbed, writeEmbed } from './embed.ts'

const hosts = ['self', 'player.example']

it.each([
  [
    'a frame from a listed host',
    '<iframe src="https://player.example/v/1" title="Film"></iframe>',
    'https://player.example/v/1',
  ],
  [
    'a frame from its subdomain',
    "<iframe src='https://eu.player.example/v/1'></iframe>",
    'https://eu.player.example/v/1',
  ],
  [
    'a frame among other html',
    '<div><script>x()</script><IFRAME width=10 SRC=https://player.example/a></IFRAME></div>',
    'https://player.example/a',
  ],
  ['a frame of our own', '<iframe src="/embeds/ikat"></iframe>', '/embeds/ikat'],
  ['another host', '<iframe src="https://evil.example/"></iframe>', undefined],
  ['a host that only ends alike', '<iframe src="https://notplayer.example/"></iframe>', undefined],
  ['plain http', '<iframe src="http://player.example/"></iframe>', undefined],
  ['a user in the address', '<iframe src="https://player.example@evil.example/"></iframe>', undefined],
  ['a user at a listed host', '<iframe src="https://user@player.example/"></iframe>', undefined],
  ['a path that browsers take for a host', '<iframe src="/\t/evil.example/"></iframe>', undefined],
  ['a path with a backslash', '<iframe src="/\\evil.example/"></iframe>', undefined],
  ['an address that is none', '<iframe src="https://"></iframe>', undefined],
  ['an address without its host', '<iframe src="embeds/ikat"></iframe>', undefined],
  ['a scheme-relative address', '<iframe src="//evil.example/"></iframe>', undefined],
  ['a script address', '<iframe src="javascript:alert(1)"></iframe>', undefined],
  ['no frame', '<script src="https://player.example/x.js"></script>', undefined],
])('%s', (_what, html, src) => {
  expect(readEmbed(html, hosts)?.src).toBe(src)
})

it('reads frames that are never closed once, and not again from each of them', () => {
  expect(readEmbed('<iframe src=/x '.repeat(100_000), hosts)).toBeUndefined()
})

it('writes nothing but a source and a name', () => {
  const embed = readEmbed(
    '<iframe src="/x" title="a&quot; onload=&quot;b" onload="x()" srcdoc="<script>"></iframe>',
    hosts,
  )
  expect(writeEmbed(embed ?? { src: '', title: '' })).toBe(
    '<iframe src="/x" title="a&quot; onload=&quot;b"></iframe>',
  )
})

it('an embed that was written reads the same again, whatever its name holds', () => {
  for (const title of [`"A" & 'B' <c>`, 'plain', '&amp;quot;', '&#38;']) {
    const embed = { src: '/x?a=1&b=2', title }
    expect(readEmbed(writeEmbed(embed), hosts)).toEqual(embed)
  }
})

it.each([
  ['of our own', '/embeds/ikat', true],
  ['from elsewhere', 'https://player.example/v/1', false],
])('a saved frame %s is read as such', (_what, src, isOwn) => {
  expect(readSavedEmbed(writeEmbed({ src, title: 'Film' }))).toEqual({ src, title: 'Film', isOwn })
})

it.each([
  'http://player.example/',
  'javascript:alert(1)',
  '//evil.example/',
  '/\n/evil.example/',
  'data:text/html,x',
  '',
])('a saved frame is never %j', (src) => {
  expect(readSavedEmbed(writeEmbed({ src, title: 'Film' }))).toBeUndefined()
})
