import { expect, test } from 'vitest'
import { giveBack, PageCache, withNonce } from './page-cache.ts'

function page(body: string, headers: HeadersInit = { 'X-Toile-Cache': 'public' }, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } })
}

/** Takes the page as a visitor with this nonce would get it (they are all of one length), and counts how often it was rendered. */
function visits(respond: (nonce: string) => Response | Promise<Response>) {
  const pages = new PageCache()
  const rendered: string[] = []
  const visit = async (nonce: string, version = '1', key = '/') => {
    const taken = await pages.take(key, version, nonce, async () => {
      rendered.push(nonce)
      return respond(nonce)
    })
    return taken instanceof Response ? taken.text() : withNonce(taken, nonce).toString()
  }
  return { pages, rendered, visit }
}

test('a shared page is rendered once and carries each visitor’s own nonce', async () => {
  const { rendered, visit } = visits((nonce) =>
    page(`<script nonce="${nonce}">é</script><i nonce="${nonce}">`),
  )
  expect(await visit('first==')).toBe('<script nonce="first==">é</script><i nonce="first==">')
  expect(await visit('second=')).toBe('<script nonce="second=">é</script><i nonce="second=">')
  expect(rendered).toEqual(['first=='])
})

test('a copy that was sent is used again, with the next visitor’s nonce; one that is on its way is not', async () => {
  const { pages } = visits(() => page(''))
  const kept = await pages.take('/', '1', 'aaaa', async () => page('<b nonce="aaaa">'))
  if (kept instanceof Response) throw new Error('It was not kept')
  const first = withNonce(kept, 'bbbb')
  const second = withNonce(kept, 'cccc')
  expect([first, second].map(String)).toEqual(['<b nonce="bbbb">', '<b nonce="cccc">'])
  giveBack(kept, first)
  expect(withNonce(kept, 'dddd')).toBe(first)
  expect([first, second].map(String)).toEqual(['<b nonce="dddd">', '<b nonce="cccc">'])
})

test('copies of all pages together stay within a bound, and those of a page that is given up make room again', async () => {
  const { pages } = visits(() => page(''))
  const body = 'x'.repeat(1024 * 1024)
  const take = async (number: number) => {
    const kept = await pages.take(`/${number}`, '1', 'n', async () => page(body))
    if (kept instanceof Response) throw new Error('It was not kept')
    return kept
  }
  const all = []
  for (let number = 0; number < 20; number++) {
    const kept = await take(number)
    all.push(kept)
    giveBack(kept, withNonce(kept, 'n'))
  }
  expect(all.flatMap(({ spare }) => spare)).toHaveLength(8)
  const given = withNonce(await take(0), 'n')
  for (let number = 20; number < 208; number++) await pages.take(`/${number}`, '1', 'n', async () => page(''))
  const later = await take(208)
  const copies = [1, 2, 3].map(() => withNonce(later, 'n'))
  for (const copy of copies) giveBack(later, copy)
  expect(later.spare).toHaveLength(3)
  const [first] = all
  if (first) giveBack(first, given)
  expect(first?.spare).toEqual([])
})

test('a copy that is used again and again takes the room of one, and none when its page is rendered anew', async () => {
  const { pages } = visits(() => page(''))
  const take = async (version: string) => {
    const kept = await pages.take('/', version, 'n', async () => page('x'.repeat(1024 * 1024)))
    if (kept instanceof Response) throw new Error('It was not kept')
    return kept
  }
  for (let version = 0; version < 20; version++) {
    const kept = await take(`${version}`)
    for (let time = 0; time < 20; time++) giveBack(kept, withNonce(kept, 'n'))
    expect(kept.spare).toHaveLength(1)
  }
})

test('whoever asks for a page that is not known to be everyone’s waits for no one else', async () => {
  const { pages } = visits(() => page(''))
  pages.take('/', '1', 'first', () => new Promise(() => {}))
  const second = await pages.take('/', '1', 'other', async () => page('theirs', {}))
  expect(second instanceof Response && (await second.text())).toBe('theirs')
})

test('the mark that makes a page shared is not among its headers', async () => {
  const { pages } = visits(() => page(''))
  const kept = await pages.take('/', '1', 'n', async () =>
    page('', { 'X-Toile-Cache': 'public', Link: '</a>' }),
  )
  expect(kept).toMatchObject({ headers: { 'content-type': 'text/html', link: '</a>' } })
  expect(kept).not.toHaveProperty('headers.x-toile-cache')
})

test.each([
  ['a page that does not say it is shared', page('', {})],
  ['a page that is not found', page('', undefined, 404)],
  ['a page that sets a cookie', page('', { 'X-Toile-Cache': 'public', 'Set-Cookie': 'a=b' })],
])('%s is rendered for every visitor', async (_what, response) => {
  const { rendered, visit } = visits(() => response.clone())
  await visit('first')
  await visit('second')
  expect(rendered).toEqual(['first', 'second'])
})

test('a change of content renders the page anew', async () => {
  const { rendered, visit } = visits((nonce) => page(nonce))
  await visit('first', '1')
  await visit('second', '2')
  await visit('third', '2')
  expect(rendered).toEqual(['first', 'second'])
})

test('those who ask for a known page while it is rendered anew share that rendering', async () => {
  const { rendered, visit } = visits((nonce) => page(`nonce ${nonce}`))
  await visit('first', '1')
  const bodies = await Promise.all(['other', 'third', 'forth'].map((nonce) => visit(nonce, '2')))
  expect(bodies).toEqual(['nonce other', 'nonce third', 'nonce forth'])
  expect(rendered).toEqual(['first', 'other'])
})

test('a rendering that fails fails only for the one who asked for it', async () => {
  const { visit } = visits((nonce) => {
    if (nonce === 'unlucky') throw new Error('no database')
    return page(nonce)
  })
  await visit('first', '1')
  const unlucky = visit('unlucky', '2')
  const lucky = visit('lucky', '2')
  await expect(unlucky).rejects.toThrow('no database')
  expect(await lucky).toBe('lucky')
})

test('only so many pages are kept, the oldest given up first', async () => {
  const { rendered, visit } = visits((nonce) => page(nonce))
  for (let number = 0; number <= 200; number++) await visit(`${number}`, '1', `/${number}`)
  await visit('again', '1', '/200')
  await visit('again', '1', '/0')
  expect(rendered.filter((nonce) => nonce === 'again')).toHaveLength(1)
})
