import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders } from './security.ts'

const site = { embedHosts: ['self', 'player.example'], dev: false }

function headersOf(publicUrl: string, issuer = `${publicUrl}/oidc`, isPage = true) {
  const set = new Map<string, string>()
  const reply = { header: (name: string, value: string) => set.set(name, value) } as unknown as FastifyReply
  const security = securityHeaders({ publicUrl }, { ...site, issuer })
  security.apply(reply)
  const nonce = isPage ? security.applyToPage(reply) : ''
  const policy = set.get('content-security-policy') ?? ''
  return {
    ...{ set, nonce },
    directive: (name: string) =>
      policy
        .split('; ')
        .find((each) => each.startsWith(`${name} `))
        ?.slice(name.length + 1),
  }
}

test('a page runs only what carries its nonce, and the nonce is its own', () => {
  const [one, two] = [headersOf('https://toile.example'), headersOf('https://toile.example')]
  expect(one.directive('script-src')).toBe(`'self' 'nonce-${one.nonce}'`)
  expect(one.directive('default-src')).toBe("'none'")
  expect(one.directive('object-src')).toBe("'none'")
  expect(one.directive('base-uri')).toBe("'none'")
  expect(Buffer.from(one.nonce, 'base64')).toHaveLength(16)
  expect(one.nonce).not.toBe(two.nonce)
})

test('a page frames the listed hosts and calls the configured issuer, and no others', () => {
  const page = headersOf('https://toile.example', 'https://id.example/realms/a')
  expect(page.directive('connect-src')).toBe("'self' https://id.example")
  expect(page.directive('frame-src')).toBe(
    "'self' https://id.example https://player.example https://*.player.example",
  )
  expect(headersOf('https://toile.example').directive('connect-src')).toBe("'self'")
})

test('pages are framed by ourselves only, anything else by nobody', () => {
  expect(headersOf('https://toile.example').directive('frame-ancestors')).toBe("'self'")
  expect(headersOf('https://toile.example', undefined, false).directive('frame-ancestors')).toBe("'none'")
})

test('every answer has the headers that cost nothing', () => {
  const { set } = headersOf('https://toile.example', undefined, false)
  expect(Object.fromEntries(set)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test('https is asked for where the site has it, and only there', () => {
  expect(headersOf('https://toile.example').set.has('strict-transport-security')).toBe(true)
  expect(headersOf('http://localhost:3000').set.has('strict-transport-security')).toBe(false)
})
