import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { readEmbed } from '#modules/content/embed.ts'
import { checkDocument, linksOf, plainText } from '#modules/content/rich-text.ts'
import { codeLetters, SECTIONS } from '#modules/content/sections.ts'
import { Site } from '#modules/site/contract.ts'
import { demoAssets } from './assets.ts'
import { demoEmbeds } from './embeds.ts'
import { demoEntries } from './entries.ts'
import { demoAccounts, demoClients } from './people.ts'
import { demoSite } from './site.ts'
import { TAGS } from './tags.ts'

const entryIds = new Set(demoEntries.map(({ id }) => id))
const assetIds = new Set(demoAssets.map(({ id }) => id))
const presentations = demoEntries.filter(({ type }) => type === 'presentation')

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

describe('the demo entries', () => {
  test('have ids, codes and, within a type, slugs of their own', () => {
    expect(repeated(demoEntries.map(({ id }) => id))).toEqual([])
    expect(repeated(demoEntries.flatMap(({ code }) => code ?? []))).toEqual([])
    expect(repeated(demoEntries.map(({ type, slug }) => `${type} ${slug}`))).toEqual([])
  })

  test('link only to assets, entries and clients that exist', () => {
    const clientIds = new Set(demoClients.map(({ id }) => id))
    const dangling = demoEntries.flatMap((entry) => {
      const links = linksOf(entry.text ?? null)
      const assets = [...(entry.images ?? []), ...links.assets].filter((id) => !assetIds.has(id))
      const entries = [...(entry.projectEntries ?? []), ...links.entries].filter((id) => !entryIds.has(id))
      const clients = entry.clientId && !clientIds.has(entry.clientId) ? [entry.clientId] : []
      return [...assets, ...entries, ...clients].map((id) => `${entry.id} → ${id}`)
    })
    expect(dangling).toEqual([])
  })

  test('never link from what others may read to private work', () => {
    const privateIds = new Set(demoEntries.filter(({ type }) => type === 'private').map(({ id }) => id))
    const pointing = demoEntries.flatMap(({ text, projectEntries = [] }) => [
      ...linksOf(text ?? null).entries,
      ...projectEntries,
    ])
    expect(pointing.filter((id) => privateIds.has(id))).toEqual([])
  })

  test('obey the grammar of rich text', () => {
    for (const { id, text } of demoEntries) {
      const { unknown, mended } = checkDocument(text)
      expect({ id, unknown, mended }).toEqual({ id, unknown: [], mended: [] })
    }
  })

  test('say nothing twice', () => {
    const paragraphs = demoEntries.flatMap(({ text }) => plainText(text ?? null).split('\n'))
    expect(repeated(paragraphs.filter((each) => each.length > 40))).toEqual([])
    expect(repeated(demoEntries.flatMap(({ standfirst }) => standfirst ?? []))).toEqual([])
  })

  test('are dated from 2013 to the middle of November 2026', () => {
    for (const { id, date } of demoEntries) {
      expect(date, id).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(date >= '2013-01-01' && date <= '2026-11-15', `${id} ${date}`).toBe(true)
    }
  })

  test('are filed under three to five known tags when they are presentations or private', () => {
    for (const { id, type, tags = [] } of demoEntries) {
      if (type !== 'presentation' && type !== 'private') continue
      expect(tags.length >= 3 && tags.length <= 5, id).toBe(true)
      expect(tags.filter((tag) => !TAGS.includes(tag))).toEqual([])
    }
  })
})

describe('the presentations', () => {
  test('fill every section but the press', () => {
    const filled = SECTIONS.filter((section) => presentations.some((entry) => entry.section === section))
    expect(filled).toEqual(SECTIONS.filter((section) => section !== 'in-the-press'))
  })

  test('carry a code made of their section, year and a number', () => {
    for (const { id, code, section, date } of presentations) {
      expect(section, id).toBeDefined()
      expect(code).toMatch(new RegExp(`^${section && codeLetters(section)} ${date.slice(2, 4)}-\\d{3}$`))
      expect(id).toBe(code?.toLowerCase().replace(' ', '-'))
    }
  })

  test('frame only pages that the demo serves', () => {
    const sources = presentations.flatMap(
      ({ embed }) => readEmbed(embed ?? '', demoSite.embedHosts)?.src ?? [],
    )
    expect(sources.sort()).toEqual(demoEmbeds.map(({ path }) => path).sort())
  })
})

describe('the demo assets', () => {
  test('have alt texts and titles of their own', () => {
    expect(repeated(demoAssets.map(({ alt }) => alt))).toEqual([])
    expect(repeated(demoAssets.map(({ title }) => title))).toEqual([])
    expect(demoAssets.filter(({ id, title }) => id === title)).toEqual([])
  })

  test('are all used by an entry', () => {
    const used = new Set(demoEntries.flatMap(({ images = [] }) => images))
    expect([...assetIds].filter((id) => !used.has(id))).toEqual([])
  })

  test('carry three to seven colors whose shares add up to the whole', () => {
    for (const { id, palette, lead } of demoAssets) {
      expect(palette.length >= 3 && palette.length <= 7, id).toBe(true)
      expect(palette[lead], id).toBeDefined()
      expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5)
    }
  })
})

describe('the demo people', () => {
  test('belong to clients that exist, and the provider is two of them', () => {
    const ids = demoClients.map(({ id }) => id)
    expect(repeated(ids)).toEqual([])
    expect(demoAccounts.filter(({ company }) => !ids.includes(company))).toEqual([])
    expect(demoSite.providerCompanies.filter((company) => !ids.includes(company))).toEqual([])
  })

  test('are shown ideas that exist', () => {
    expect(demoClients.flatMap(({ ideas }) => ideas).filter((id) => !entryIds.has(id))).toEqual([])
  })

  test('a micro client has a path, and tags that its private entries carry', () => {
    for (const { id, micro, microPath, microTags } of demoClients) {
      expect(microPath !== undefined, id).toBe(micro)
      const carried = demoEntries.filter(({ clientId }) => clientId === id).flatMap(({ tags = [] }) => tags)
      expect(microTags.filter((tag) => !carried.includes(tag))).toEqual([])
    }
  })
})

test('the demo site fits the contract', () => {
  expect(Check(Site, demoSite)).toBe(true)
})
