import { expect, test } from 'vitest'
import { countsView, type Visit } from './policy.ts'

const VISITOR: Partial<Visit> = { viewer: null }
const MEMBER: Partial<Visit> = { viewer: { email: 'member@arden.example' } }
const written = (email: string): Partial<Visit> => ({ viewer: { email } })

const cases: [string, string, Partial<Visit>, 'counted' | 'skipped'][] = [
  ['a member', '/color-and-print/indigo', MEMBER, 'counted'],
  ['a visitor', '/', VISITOR, 'counted'],
  ['a visitor at a section’s gate', '/color-and-print', VISITOR, 'counted'],

  ['somebody with the provider’s e-mail domain', '/home', written('ines@toile.example'), 'skipped'],
  ['the same in capitals', '/home', written('Ines@TOILE.example'), 'skipped'],
  ['a domain that ends alike', '/home', written('ines@not-toile.example'), 'counted'],
  ['a domain that begins alike', '/home', written('ines@toile.example.org'), 'counted'],
  ['the domain as a name before the @', '/home', written('toile.example@arden.example'), 'counted'],
  [
    'the domain as an operator may write it',
    '/home',
    { ...written('ines@toile.example '), emailDomain: ' @Toile.example' },
    'skipped',
  ],
  ['a member whose e-mail is unknown', '/home', written(''), 'counted'],

  ['localhost', '/home', { ...MEMBER, hostname: 'localhost' }, 'skipped'],
  ['a name under localhost', '/home', { ...MEMBER, hostname: 'toile.localhost' }, 'skipped'],
  ['a loopback address', '/home', { ...MEMBER, hostname: '127.0.0.1' }, 'skipped'],
  ['another loopback address', '/home', { ...MEMBER, hostname: '127.8.9.10' }, 'skipped'],
  ['the loopback address of IPv6', '/home', { ...MEMBER, hostname: '[::1]' }, 'skipped'],
  ['localhost in another spelling', '/home', { ...MEMBER, hostname: 'LocalHost.' }, 'skipped'],
  ['a host that only begins local', '/home', { ...MEMBER, hostname: 'localhost.example' }, 'counted'],
  ['a host that only ends local', '/home', { ...MEMBER, hostname: 'notlocalhost' }, 'counted'],
  ['a host that begins like loopback', '/home', { ...MEMBER, hostname: '127.0.0.1.example' }, 'counted'],

  ['creative-direction', '/creative-direction', MEMBER, 'skipped'],
  ['below creative-direction', '/creative-direction/travel-guides/lisbon', MEMBER, 'skipped'],
  ['creative-direction in another spelling', '//Creative%2DDirection/?page=2', MEMBER, 'skipped'],
  ['a page that only begins alike', '/creative-directions', MEMBER, 'counted'],
  ['an entry called creative-direction', '/merchandising/creative-direction', MEMBER, 'counted'],

  ['a preview', '/preview/cp-26-041', MEMBER, 'skipped'],
  ['a preview by a link', '/preview/cp-26-041', VISITOR, 'skipped'],

  ['great-ideas, signed out', '/great-ideas', VISITOR, 'skipped'],
  ['an entry of great-ideas, signed out', '/great-ideas/a-shop-with-no-till', VISITOR, 'skipped'],
  ['great-ideas, signed in', '/great-ideas', MEMBER, 'counted'],
  ['an entry of great-ideas, signed in', '/great-ideas/a-shop-with-no-till', MEMBER, 'counted'],

  ['Do Not Track', '/home', { ...MEMBER, doNotTrack: '1' }, 'skipped'],
  ['Do Not Track as older browsers say it', '/home', { ...MEMBER, doNotTrack: 'yes' }, 'skipped'],
  ['Do Not Track left open', '/home', { ...MEMBER, doNotTrack: 'unspecified' }, 'counted'],
  ['Do Not Track declined', '/home', { ...MEMBER, doNotTrack: '0' }, 'counted'],
  ['Global Privacy Control', '/home', { ...MEMBER, globalPrivacyControl: true }, 'skipped'],
  ['Global Privacy Control off', '/home', { ...MEMBER, globalPrivacyControl: false }, 'counted'],
]

test.each(cases)('%s (%s)', (_, path, given, outcome) => {
  const visit: Visit = {
    ...{ path, viewer: null, hostname: 'library.example', emailDomain: 'toile.example' },
    ...{ doNotTrack: null, globalPrivacyControl: undefined },
    ...given,
  }
  expect(countsView(visit) ? 'counted' : 'skipped').toBe(outcome)
})
