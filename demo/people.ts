import { SECTIONS } from '#modules/content/sections.ts'
import type { DemoAccount, DemoClient } from './types.ts'

/** The one password of all demo accounts. They are made in demo mode only. */
export const DEMO_PASSWORD = 'toile-demo'

const plain = { micro: false, microTags: [] }

export const demoClients: DemoClient[] = [
  {
    id: 'arden-and-vale',
    clientName: 'Arden and Vale',
    displayName: 'Arden and Vale',
    joinDate: '2014-03-10',
    ...plain,
    ideas: ['cp-26-041', 'me-26-016', 'dm-25-012', 'bs-26-006', 'rr-26-020'],
  },
  {
    id: 'osei',
    clientName: "Osei's Market House",
    displayName: 'Osei’s Market House',
    joinDate: '2021-09-01',
    micro: true,
    microPath: 'osei',
    microTags: ['Market hall', 'Assortment', 'Color', 'Fixtures'],
    ideas: ['gi-24-009', 'bi-26-031', 'tg-18-010', 'me-25-021', 'cp-24-031'],
  },
  // A name with an apostrophe and nothing else to escape: its page is /client/Tolliver_s.
  {
    id: 'tollivers',
    clientName: "Tolliver's",
    displayName: 'Tolliver’s',
    joinDate: '2018-01-22',
    ...plain,
    ideas: ['bs-17-011', 'gi-18-004', 'ci-16-011', 'me-21-008', 'bi-18-012'],
  },
  // Three spaces: /client/Pell__Street__Knitting__Company.
  {
    id: 'pell-street',
    clientName: 'Pell Street Knitting Company',
    displayName: 'Pell Street Knitting Company',
    joinDate: '2016-06-13',
    micro: true,
    microPath: 'pell-street',
    microTags: ['Knitwear', 'Materials', 'Color', 'Sizing', 'Returns'],
    ideas: ['bi-25-010', 'ci-26-014', 'cp-26-022', 'gi-23-005', 'me-16-013', 'ci-19-007'],
  },
  // These two are in this order only when case is ignored: by code points capitals come first.
  {
    id: 'atelier-nord',
    clientName: 'atelier nord',
    displayName: 'atelier nord',
    joinDate: '2023-02-06',
    ...plain,
    ideas: ['rr-26-020', 'dm-26-018', 'cd-24-010', 'bi-23-007', 'bs-21-006'],
  },
  {
    id: 'atelier-north',
    clientName: 'Atelier North',
    displayName: 'Atelier North',
    joinDate: '2019-11-18',
    ...plain,
    ideas: ['dm-24-006', 'cp-22-021', 'gi-17-012', 'tg-17-004'],
  },
  { id: 'toile', clientName: 'Toile', displayName: 'Toile', joinDate: '2013-01-07', ...plain, ideas: [] },
  {
    id: 'toile-studio',
    clientName: 'Toile Studio',
    displayName: 'Toile Studio',
    joinDate: '2015-04-20',
    ...plain,
    ideas: [],
  },
]

const full = { tobetdg: true, alacarte: false, microRedirect: false }

export const demoAccounts: DemoAccount[] = [
  {
    email: 'member@arden.example',
    name: 'Helen Arden',
    company: 'arden-and-vale',
    memberships: full,
    subscription: [...SECTIONS],
  },
  {
    email: 'alacarte@arden.example',
    name: 'Joon Park',
    company: 'arden-and-vale',
    memberships: { tobetdg: false, alacarte: true, microRedirect: false },
    subscription: ['color-and-print', 'business-insights'],
  },
  {
    email: 'lapsed@arden.example',
    name: 'Rosa Whitlock',
    company: 'arden-and-vale',
    memberships: { tobetdg: false, alacarte: false, microRedirect: false },
    subscription: [],
  },
  {
    email: 'micro@osei.example',
    name: 'Abena Osei',
    company: 'osei',
    memberships: { ...full, microRedirect: true },
    subscription: [...SECTIONS],
  },
  {
    email: 'staff@toile.example',
    name: 'Ines Okafor',
    company: 'toile',
    memberships: full,
    subscription: [...SECTIONS],
  },
]
