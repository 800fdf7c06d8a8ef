import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeBrowser, type Line, settled } from './fakes.ts'
import type { NoteKeeper } from './note-keeper.ts'

describe('whatever happens', () => {
  const tab = fc.nat(1)
  const line = fc.constantFrom<Line>('good', 'slow', 'held up', 'request lost', 'answer lost', 'silent')
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), tab }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(4000) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('line' as const), line }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'flush' as const), tab }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constantFrom('look' as const, 'elsewhere' as const), tab }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('tell' as const) }) },
  )

  async function live(
    steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
    { isHeardAtOnce = true } = {},
  ) {
    const { clock, storage, server, openTab, closeTab, tellTabs, elsewhere } = fakeBrowser({
      isHeardAtOnce,
    })
    const places = [openTab(), openTab()]
    const noteIn = (place: number) => (places[place] ?? openTab()).open('e')
    for (const place of [0, 1]) noteIn(place)
    await settled()
    let typed: string | undefined
    const typedIn = ['', '']
    for (const [index, each] of steps.entries()) {
      if (each.kind === 'pass') await clock.pass(each.ms)
      else if (each.kind === 'line') server.line = each.line
      else if (each.kind === 'flush') noteIn(each.tab).flush()
      else if (each.kind === 'look') noteIn(each.tab).refresh()
      else if (each.kind === 'elsewhere') elsewhere(`Elsewhere ${index} `)
      else if (each.kind === 'close') {
        closeTab(places[each.tab] as NoteKeeper)
        places[each.tab] = openTab()
        noteIn(each.tab)
      } else if (each.kind === 'type') {
        typed = `${noteIn(each.tab).view().text}<${index}>`
        noteIn(each.tab).change(typed)
        typedIn[each.tab] = typed
      }
      // One person uses both: by the time they turn to the other tab, it has heard of the first.
      if (isHeardAtOnce || each.kind === 'tell') tellTabs()
    }
    server.line = 'good'
    for (let round = 0; round < 6; round++) {
      await clock.pass(100_000)
      tellTabs()
      for (const place of [0, 1]) noteIn(place).refresh()
    }
    await clock.pass(1000)
    return { typed, typedIn, server, storage, views: [0, 1].map((place) => noteIn(place).view()) }
  }

  // What was typed before the note had come stands below what was there: the last text typed is then the end of what is saved.
  test('to the line and to two tabs, the last text typed is saved and both show it', async () => {
    const alone = step.filter(({ kind }) => kind !== 'elsewhere')
    await fc.assert(
      fc.asyncProperty(fc.array(alone, { maxLength: 50 }), async (steps) => {
        const { typed = '', server, storage, views } = await live(steps)
        const saved = server.textOf('e')
        expect(saved.endsWith(typed)).toBe(true)
        if (typed) expect(saved.split(typed)).toHaveLength(2)
        for (const view of views) expect(view).toMatchObject({ state: 'saved', text: saved })
        expect(storage.length).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  test('on another device too, the last text typed has been saved or is in front of the reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
        const { typed = '', server, views } = await live(steps)
        const isAsked = views.some(({ state, text }) => state === 'conflict' && text.endsWith(typed))
        expect(isAsked || typed === '' || [...server.history].some((text) => text.endsWith(typed))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('between tabs that hear of each other late, what was typed last in each has been saved or is in front of the reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
        const { typedIn, server, views } = await live(steps, { isHeardAtOnce: false })
        const known = [...server.history, ...views.flatMap(({ text, theirs = '' }) => [text, theirs])]
        for (const typed of typedIn) expect(known.some((text) => text.includes(typed))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
