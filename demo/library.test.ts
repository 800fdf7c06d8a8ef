import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { readEmbed } from '#modules/content/embed.ts'
import { checkDocument, linksOf, plainText } from '#modules/content/rich-text.ts'
import { codeLetters, SECTIONS } from '#modules/content/sections.ts'
import { prepareLettering } from '#modules/media/lettering.ts'
import { Site } from '#modules/site/contract.ts'
import { demoAssets } from './assets.ts'
import { demoEmbeds } from './embeds/embeds.ts'
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

  test('never link to private work, save the same client’s own', () => {
    const owners = new Map(
      demoEntries.flatMap(({ id, clientId }) => (clientId ? [[id, clientId] as const] : [])),
    )
    const crossing = demoEntries.flatMap(({ id, clientId, text, projectEntries = [] }) =>
      [...linksOf(text ?? null).entries, ...projectEntries]
        .filter((target) => owners.has(target) && owners.get(target) !== clientId)
        .map((target) => `${id} → ${target}`),
    )
    expect(crossing).toEqual([])
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

const countBy = <T>(list: T[], key: (each: T) => string | undefined) => {
  const counts: Record<string, number> = {}
  for (const each of list) {
    const name = key(each) ?? ''
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const ofType = (type: string) => demoEntries.filter((entry) => entry.type === type)

describe('the library is large enough to be believed', () => {
  test('it has 120 presentations or more, eight or more in every section but the press', () => {
    expect(presentations.length).toBeGreaterThanOrEqual(120)
    const counts = countBy(presentations, ({ section }) => section)
    const thin = SECTIONS.filter((section) => section !== 'in-the-press' && (counts[section] ?? 0) < 8)
    expect(thin).toEqual([])
    expect(counts['in-the-press']).toBeUndefined()
  })

  test('every year from 2013 to 2026 has several, and the last three years have most', () => {
    const counts = countBy(presentations, ({ date }) => date.slice(0, 4))
    const years = Array.from({ length: 14 }, (_, i) => counts[2013 + i] ?? 0)
    expect(Math.min(...years)).toBeGreaterThanOrEqual(5)
    const recent = years.slice(-3).reduce((sum, count) => sum + count, 0)
    expect(recent).toBeGreaterThan(presentations.length / 3)
  })

  test('it uses all three templates, and every film and book has its embed', () => {
    const counts = countBy(presentations, ({ template }) => template)
    expect(Object.keys(counts).sort()).toEqual(['article', 'indesign', 'video'])
    const bare = presentations.filter(({ template, embed }) => (template === 'article') === Boolean(embed))
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  test('it has twenty press items, six web pages in three groups, two projects and eight complimentary entries', () => {
    expect(ofType('press')).toHaveLength(20)
    expect(Object.keys(countBy(ofType('webPage'), ({ webGroup }) => webGroup ?? ''))).toHaveLength(3)
    expect(ofType('webPage')).toHaveLength(6)
    expect(ofType('project')).toHaveLength(2)
    expect(presentations.filter(({ complimentary }) => complimentary)).toHaveLength(8)
  })

  test('it has two micro clients with twelve private entries or more each', () => {
    const micro = demoClients.filter((client) => client.micro)
    expect(demoClients).toHaveLength(8)
    expect(micro).toHaveLength(2)
    const counts = countBy(ofType('private'), ({ clientId }) => clientId)
    expect(micro.filter(({ id }) => (counts[id] ?? 0) < 12)).toEqual([])
    const used = new Map(micro.map(({ id }) => [id, new Set<string>()]))
    for (const { clientId = '', tags = [] } of ofType('private'))
      for (const tag of tags) used.get(clientId)?.add(tag)
    expect(micro.flatMap(({ id, microTags }) => microTags.filter((tag) => !used.get(id)?.has(tag)))).toEqual(
      [],
    )
  })

  test('about sixty tags are each used three times or more', () => {
    const counts = countBy(
      demoEntries.flatMap(({ tags = [] }) => tags),
      (tag) => tag,
    )
    expect(TAGS.length).toBeGreaterThanOrEqual(55)
    expect(repeated(TAGS)).toEqual([])
    expect(TAGS.filter((tag) => (counts[tag] ?? 0) < 3)).toEqual([])
  })
})

describe('the presentations', () => {
  test('carry a code made of their section, year and a number', () => {
    for (const { id, code, section, date } of presentations) {
      expect(section, id).toBeDefined()
      expect(code).toMatch(new RegExp(`^${section && codeLetters(section)} ${date.slice(2, 4)}-\\d{3}$`))
      expect(id).toBe(code?.toLowerCase().replace(' ', '-'))
    }
  })

  test('have a title, a standfirst and a lead picture of their own, three pictures, and four paragraphs or more', () => {
    expect(repeated(presentations.map(({ title }) => title))).toEqual([])
    expect(repeated(presentations.map(({ images }) => images?.[0] ?? ''))).toEqual([])
    for (const { id, standfirst = '', images = [], text } of presentations) {
      expect(standfirst.length, id).toBeGreaterThan(30)
      expect(new Set(images).size, id).toBe(3)
      const paragraphs = plainText(text ?? null)
        .split('\n')
        .filter((each) => each.length > 60)
      expect(paragraphs.length, id).toBeGreaterThanOrEqual(4)
      expect(paragraphs.join(' ').split(/\s+/).length, id).toBeGreaterThan(200)
    }
  })

  test('link only to what was there before them', () => {
    const dates = new Map(demoEntries.map(({ id, date }) => [id, date]))
    const early = presentations.flatMap(({ id, date, text }) =>
      linksOf(text ?? null)
        .entries.filter((target) => (dates.get(target) ?? '') > date)
        .map((target) => `${id} → ${target}`),
    )
    expect(early).toEqual([])
  })

  test('use headings, lists, quotations, tables, figures and links to each other', () => {
    const kinds = new Set<string>()
    const visit = (node: { nodeType: string; content?: unknown[] }) => {
      kinds.add(node.nodeType)
      for (const each of node.content ?? []) visit(each as { nodeType: string })
    }
    for (const { text } of presentations) if (text) visit(text)
    const wanted = [
      ...['heading-2', 'unordered-list', 'ordered-list', 'blockquote', 'table'],
      ...['embedded-asset-block', 'entry-hyperlink'],
    ]
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('frame only pages that the demo serves', () => {
    const sources = demoEntries.flatMap(({ embed }) => readEmbed(embed ?? '', demoSite.embedHosts)?.src ?? [])
    expect(sources.sort()).toEqual(demoEmbeds.map(({ path }) => path).sort())
  })
})

describe.each(demoEmbeds.map((embed) => [embed.path, embed] as const))('%s', (_, embed) => {
  test('has no script, loads nothing from elsewhere and moves only when asked to', async () => {
    await prepareLettering()
    const html = embed.html()
    expect(html).not.toMatch(/<script|\son[a-z]+=|javascript:|NaN|undefined/)
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!#)|<text/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(repeated(ids)).toEqual([])
    const begins = [...html.matchAll(/begin="([^"]+)"/g)].map(([, begin]) => begin ?? '')
    // Begun by the reader, or by something that was.
    expect(begins.filter((begin) => !/^[a-zA-Z][\w-]*\.(click|begin|end)/.test(begin))).toEqual([])
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
