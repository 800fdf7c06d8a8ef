import { describe, expect, it } from 'vitest'
import { SECTIONS, type Section } from '../content/sections.ts'
import {
  type Member,
  mayRead,
  opensSection,
  ownsClient,
  projectScope,
  readScope,
  scopeKey,
  type Viewer,
} from './policy.ts'

const none = { tobetdg: false, alacarte: false, microRedirect: false }
const base: Member = {
  sub: 's',
  email: 'm@arden.example',
  company: 'arden-and-vale',
  memberships: none,
  subscription: [],
  staff: false,
}
const member: Member = { ...base, memberships: { ...none, tobetdg: true } }
const alacarte: Member = {
  ...base,
  memberships: { ...none, alacarte: true },
  subscription: ['color-and-print', 'consumer-insights'],
}
const lapsed: Member = { ...base, subscription: ['color-and-print'] }
const staff: Member = { ...base, company: 'toile', staff: true }
const visitor: Viewer = null

describe('who opens which section', () => {
  const cases: [string, Viewer, Section, 'opens' | 'is asked to inquire'][] = [
    ['a full member', member, 'color-and-print', 'opens'],
    ['a full member', member, 'in-the-press', 'opens'],
    ['an à-la-carte member with it', alacarte, 'color-and-print', 'opens'],
    ['an à-la-carte member without it', alacarte, 'merchandising', 'is asked to inquire'],
    ['an à-la-carte member', alacarte, 'great-ideas', 'opens'],
    ['an à-la-carte member', alacarte, 'travel-guides', 'opens'],
    ['an à-la-carte member', alacarte, 'the-weekly', 'opens'],
    ['a subscriber to consumer insights', alacarte, 'business-insights', 'opens'],
    ['a subscriber to consumer insights', alacarte, 'consumer-insights', 'opens'],
    ['an à-la-carte member without design movements', alacarte, 'creative-direction', 'is asked to inquire'],
    ['a lapsed member with an old subscription', lapsed, 'color-and-print', 'is asked to inquire'],
    ['a lapsed member', lapsed, 'great-ideas', 'is asked to inquire'],
    ['staff', staff, 'business-strategy', 'opens'],
    ['a visitor', visitor, 'great-ideas', 'is asked to inquire'],
  ]
  it.each(cases)('%s: %o %s %s', (_who, viewer, section, answer) => {
    expect(opensSection(viewer, section)).toBe(answer === 'opens')
  })
})

describe('who reads which entry', () => {
  const presentation = {
    id: 'entry',
    type: 'presentation',
    section: 'merchandising',
    clientId: null,
    complimentary: false,
    openTo: 'members',
  } as const
  const own = {
    id: 'own',
    type: 'private',
    section: null,
    clientId: 'arden-and-vale',
    complimentary: false,
    openTo: 'members',
  } as const
  const page = {
    id: 'page',
    type: 'webPage',
    section: null,
    clientId: null,
    complimentary: false,
    openTo: 'members',
  } as const
  const project = { ...page, id: 'project', type: 'project' } as const
  const cases = [
    ['a visitor', visitor, 'a presentation', presentation, false],
    ['a visitor', visitor, 'a complimentary presentation', { ...presentation, complimentary: true }, true],
    ['a visitor', visitor, 'a press item', { ...presentation, type: 'press' as const }, true],
    ['a visitor', visitor, 'a members’ page', page, false],
    ['a visitor', visitor, 'a public page', { ...page, openTo: 'everyone' as const }, true],
    ['a full member', member, 'a presentation', presentation, true],
    ['a full member', member, 'a presentation of no section', { ...presentation, section: null }, false],
    ['a full member', member, 'a members’ page', page, true],
    ['staff without a membership', staff, 'a members’ page', page, true],
    ['a lapsed member', lapsed, 'a members’ page', page, false],
    ['a visitor', visitor, 'a project open by link', { ...project, openTo: 'everyone' as const }, false],
    ['a full member', member, 'a project open by link', { ...project, openTo: 'everyone' as const }, false],
    ['staff', staff, 'a project open by link', { ...project, openTo: 'everyone' as const }, true],
    ['a visitor', visitor, 'a closed project', project, false],
    ['a full member', member, 'a closed project', project, false],
    ['staff', staff, 'a closed project', project, true],
    ['a lapsed member', lapsed, 'the own company’s work', own, false],
    ['an à-la-carte member', alacarte, 'a locked presentation', presentation, false],
    ['an à-la-carte member', alacarte, 'the own company’s work', own, true],
    ['a full member', member, 'another company’s work', { ...own, clientId: 'osei' }, false],
    [
      'a member of no company',
      { ...member, company: '' },
      'work of no company',
      { ...own, clientId: '' },
      false,
    ],
    ['staff', staff, 'work of no company', { ...own, clientId: null }, false],
    ['staff', staff, 'any company’s work', { ...own, clientId: 'osei' }, true],
  ] as const
  it.each(cases)('%s and %3$s', (_who, viewer, _what, entry, answer) => {
    expect(mayRead(readScope(viewer), entry)).toBe(answer)
  })
})

describe('what a project opens', () => {
  const scope = projectScope({ id: 'spring', entries: ['listed', 'private'] })
  const listed = {
    id: 'listed',
    type: 'presentation',
    section: 'merchandising',
    clientId: null,
    complimentary: false,
    openTo: 'members',
  } as const
  it.each([
    ['a presentation it lists', listed, true],
    ['a presentation it does not list', { ...listed, id: 'other' }, false],
    ['a complimentary one', { ...listed, id: 'other', complimentary: true }, true],
    [
      'a client’s work that it lists',
      { ...listed, id: 'private', type: 'private' as const, clientId: 'osei' },
      false,
    ],
    ['a members’ page that it lists', { ...listed, type: 'webPage' as const }, false],
    ['a closed project that it lists', { ...listed, type: 'project' as const }, false],
    ['itself', { ...listed, id: 'spring', type: 'project' as const, openTo: 'everyone' as const }, true],
    ['itself, closed since', { ...listed, id: 'spring', type: 'project' as const }, false],
    ['another open project', { ...listed, type: 'project' as const, openTo: 'everyone' as const }, false],
  ] as const)('%s', (_what, entry, answer) => {
    expect(mayRead(scope, entry)).toBe(answer)
  })

  it('is kept apart from what another opens', () => {
    expect(scopeKey(scope)).not.toBe(scopeKey(projectScope({ id: 'spring', entries: ['listed'] })))
    expect(scopeKey(scope)).not.toBe(scopeKey(projectScope({ id: 'autumn', entries: ['listed', 'private'] })))
    expect(scopeKey(scope)).not.toBe(scopeKey(readScope(null)))
  })
})

it('a member owns the own company, staff own all, a visitor none', () => {
  expect([
    ownsClient(member, 'arden-and-vale'),
    ownsClient(member, 'osei'),
    ownsClient(staff, 'osei'),
    ownsClient(null, 'osei'),
  ]).toEqual([true, false, true, false])
})

it('the scope of a full member holds every section', () => {
  expect(readScope(member).sections).toEqual(SECTIONS)
})

it('viewers who may read different things have different cache keys', () => {
  const keys = [member, alacarte, staff, visitor, { ...member, company: 'osei' }].map((each) =>
    scopeKey(readScope(each)),
  )
  expect(new Set(keys).size).toBe(5)
  // A provider elsewhere may call a company anything: none is called so that it passes for the staff's scope.
  for (const company of ['*', 'all', '"all"'])
    expect(scopeKey(readScope({ ...member, company }))).not.toBe(scopeKey(readScope(staff)))
  // Without a membership one reads what a visitor reads.
  expect(scopeKey(readScope(lapsed))).toBe(scopeKey(readScope(visitor)))
})
