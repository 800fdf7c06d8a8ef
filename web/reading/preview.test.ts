import { describe, expect, test } from 'vitest'
import type { EntryItem } from '#modules/content/contract.ts'
import type { Preview } from '#modules/previews/contract.ts'
import { asShown, previewFacts, stateName, warningOf } from './preview.ts'

function entry(type: string, fields: EntryItem['fields'] = {}): EntryItem {
  const moment = '2026-11-01T06:00:00.000Z'
  const contentType = { sys: { type: 'Link' as const, linkType: 'ContentType' as const, id: type } }
  return {
    sys: { id: 'a', type: 'Entry', createdAt: moment, updatedAt: moment, revision: 1, contentType },
    fields,
  }
}
const publishAt = '2026-11-20T09:30:00.000Z'
const unpublishAt = '2026-12-24T18:00:00.000Z'
const facts = (given: Partial<Preview>) =>
  Object.fromEntries(previewFacts({ entry: entry('presentation'), state: 'draft', ...given }))

test.each([
  [{ state: 'draft' }, 'nobody yet'],
  [{ state: 'draft', publishAt }, 'nobody yet'],
  [{ state: 'archived', publishAt }, 'nobody any more'],
  [{ state: 'scheduled', publishAt }, 'from November 20, 2026, 09:30 UTC'],
  [
    { state: 'scheduled', publishAt, unpublishAt },
    'from November 20, 2026, 09:30 UTC to December 24, 2026, 18:00 UTC',
  ],
  [{ state: 'published', publishAt, closed: true }, 'nobody; the project is closed'],
  [{ state: 'published', publishAt }, 'since November 20, 2026, 09:30 UTC'],
  [
    { state: 'published', publishAt, unpublishAt },
    'since November 20, 2026, 09:30 UTC, until December 24, 2026, 18:00 UTC',
  ],
  [
    { state: 'expired', publishAt, unpublishAt },
    'from November 20, 2026, 09:30 UTC to December 24, 2026, 18:00 UTC',
  ],
] as [Partial<Preview>, string][])('who reads %o', (given, readers) => {
  expect(facts(given).Readers).toBe(readers)
})

test('what is published of a closed project is called closed', () => {
  const project = { entry: entry('project'), closed: true }
  expect(stateName({ ...project, state: 'published' })).toBe('Closed')
  expect(stateName({ ...project, state: 'draft' })).toBe('Draft')
  expect(facts({ ...project, state: 'draft' }).Readers).toBe('nobody yet')
})

test('a link says how long it opens, and the staff are told that they need none', () => {
  expect(facts({ link: { until: publishAt } })['This link']).toBe('opens until November 20, 2026, 09:30 UTC')
  expect(facts({}).You).toBe('read it as staff; others need a link')
})

test.each([
  [entry('presentation', { section: 'color-and-print' }), {}, 'Color and Print'],
  [entry('private'), {}, 'Custom work'],
  [entry('webPage'), {}, 'A page'],
  [entry('press'), {}, 'A press item'],
  [entry('project'), { gathers: 5 }, 'A project of 5 entries'],
  [entry('project'), { gathers: 1 }, 'A project of 1 entry'],
] as const)('what it is a preview of', (given, more, kind) => {
  expect(facts({ entry: given, ...more })['Preview of']).toBe(kind)
})

describe('an entry without a template', () => {
  test.each(['webPage', 'press', 'project'])('that is a %s is set as an article', (type) => {
    const given = entry(type, { title: 'Indigo' })
    expect(asShown(given)).toEqual({ ...given, fields: { ...given.fields, template: 'article' } })
    expect(asShown(entry(type, { template: 'video' })).fields.template).toBe('video')
  })

  test.each(['presentation', 'private'])(
    'that is a %s is shown as little as its readers see of it',
    (type) => {
      expect(asShown(entry(type)).fields.template).toBeUndefined()
      expect(warningOf(entry(type))).toBe('It has no template, so that its readers see nothing but its name.')
      expect(warningOf(entry(type, { template: 'poster' }))).toContain('The template poster is not known')
      for (const template of ['article', 'indesign', 'video'])
        expect(warningOf(entry(type, { template }))).toBeUndefined()
    },
  )
})
