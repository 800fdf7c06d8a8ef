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
  const policy: Record<string, string> = {}
  for (const directive of (set.get('content-security-policy') ?? '').split('; ')) {
    const [name = '', ...values] = directive.split(' ')
    policy[name] = values.join(' ')
  }
  return { set, nonce, policy }
}

test('a page may do what it needs, and nothing more', () => {
  const { nonce, policy } = headersOf('https://toile.example')
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src-elem': `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self' https://player.example https://*.player.example",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  })
})

test('a nonce is one page’s own, however many there are', () => {
  const reply = { header: () => {} } as unknown as FastifyReply
  const publicUrl = 'https://toile.example'
  const security = securityHeaders({ publicUrl }, { ...site, issuer: publicUrl })
  const nonces = Array.from({ length: 600 }, () => security.applyToPage(reply))
  expect(new Set(nonces).size).toBe(600)
  expect(new Set(nonces.map((nonce) => Buffer.from(nonce, 'base64').length))).toEqual(new Set([16]))
})

test('a page frames the listed hosts and calls the configured issuer, and no others', () => {
  const page = headersOf('https://toile.example', 'https://id.example/realms/a')
  expect(page.policy['connect-src']).toBe("'self' https://id.example")
  expect(page.policy['frame-src']).toBe(
    "'self' https://id.example https://player.example https://*.player.example",
  )
})

test('what is no page may do nothing, and is framed by nobody', () => {
  expect(headersOf('https://toile.example', undefined, false).policy).toEqual({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
  })
})

test('every answer has the headers that cost nothing', () => {
  const { set } = headersOf('https://toile.example', undefined, false)
  expect(Object.fromEntries(set)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test('https is asked for where the site has it, and only there', () => {
  expect(headersOf('https://toile.example').set.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  )
  expect(headersOf('http://localhost:3000').set.has('strict-transport-security')).toBe(false)
})
