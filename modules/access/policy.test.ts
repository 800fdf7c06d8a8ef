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
    ['a visitor', 'a presentation', visitor, presentation, false],
    ['a visitor', 'a complimentary presentation', visitor, { ...presentation, complimentary: true }, true],
    ['a visitor', 'a press item', visitor, { ...presentation, type: 'press' as const }, true],
    ['a visitor', 'a members’ page', visitor, page, false],
    ['a visitor', 'a public page', visitor, { ...page, openTo: 'everyone' as const }, true],
    ['a full member', 'a presentation', member, presentation, true],
    ['a full member', 'a presentation of no section', member, { ...presentation, section: null }, false],
    ['a full member', 'a members’ page', member, page, true],
    ['staff without a membership', 'a members’ page', staff, page, true],
    ['a lapsed member', 'a members’ page', lapsed, page, false],
    ['a visitor', 'a project open by link', visitor, { ...project, openTo: 'everyone' as const }, false],
    ['a full member', 'a project open by link', member, { ...project, openTo: 'everyone' as const }, false],
    ['staff', 'a project open by link', staff, { ...project, openTo: 'everyone' as const }, true],
    ['a visitor', 'a closed project', visitor, project, false],
    ['a full member', 'a closed project', member, project, false],
    ['staff', 'a closed project', staff, project, true],
    ['a lapsed member', 'the own company’s work', lapsed, own, false],
    ['an à-la-carte member', 'a locked presentation', alacarte, presentation, false],
    ['an à-la-carte member', 'the own company’s work', alacarte, own, true],
    ['a full member', 'another company’s work', member, { ...own, clientId: 'osei' }, false],
    [
      'a member of no company',
      'work of no company',
      { ...member, company: '' },
      { ...own, clientId: '' },
      false,
    ],
    ['staff', 'work of no company', staff, { ...own, clientId: null }, false],
    ['staff', 'any company’s work', staff, { ...own, clientId: 'osei' }, true],
  ] as const
  it.each(cases)('%s and %s', (_who, _what, viewer, entry, answer) => {
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
  const scope = readScope(visitor)
  expect(scopeKey({ ...scope, members: true })).not.toBe(scopeKey(scope))
  // A provider elsewhere may call a company anything: none is called so that it passes for the staff's scope.
  for (const company of ['*', 'all', '"all"'])
    expect(scopeKey(readScope({ ...member, company }))).not.toBe(scopeKey(readScope(staff)))
  // Without a membership one reads what a visitor reads.
  expect(scopeKey(readScope(lapsed))).toBe(scopeKey(readScope(visitor)))
})
