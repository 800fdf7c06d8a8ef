import { expect, it } from 'vitest'
import {
  canonicalSection,
  codeLetters,
  SECTIONS,
  sectionFromLabel,
  sectionLabel,
  sectionsReadAs,
} from './sections.ts'

it.each([
  ['Testing', 'creative-direction'],
  ['testing ', 'creative-direction'],
  ['Color & Print', 'color-and-print'],
  ['Color and Print', 'color-and-print'],
  ['color-and-print', 'color-and-print'],
  ['In the Press', 'in-the-press'],
  ['The Weekly', 'the-weekly'],
  ['constructor', undefined],
  ['Handbags', undefined],
  ['', undefined],
])('the label %j is the section %s', (label, section) => {
  expect(sectionFromLabel(label)).toBe(section)
})

it('every section is found again by its own label and value', () => {
  for (const section of SECTIONS) {
    expect(sectionFromLabel(sectionLabel(section))).toBe(section)
    expect(sectionFromLabel(section)).toBe(section)
  }
})

it('there are the twelve categories of the product, each with its own code letters', () => {
  expect(SECTIONS).toHaveLength(12)
  expect(new Set(SECTIONS.map(codeLetters)).size).toBe(12)
})

it('sections that redirect are read where they redirect to', () => {
  expect(canonicalSection('consumer-insights')).toBe('business-insights')
  expect(canonicalSection('creative-direction')).toBe('design-movements')
  expect(sectionsReadAs('business-insights')).toEqual(['business-insights', 'consumer-insights'])
})
