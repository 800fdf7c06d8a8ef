import { beforeEach, describe, expect, test } from 'vitest'
import { draftKey, forgetDrafts, listDrafts, readDraft } from './drafts.ts'
import { fakeBrowser, settled } from './fakes.ts'

let { clock, storage, server, openTab, closeTab, closeAll, tellTabs, elsewhere } = fakeBrowser()

beforeEach(() => {
  ;({ clock, storage, server, openTab, closeTab, closeAll, tellTabs, elsewhere } = fakeBrowser())
})

const draft = () => readDraft(storage, draftKey('ann', 'e'))

async function openNote(keeper = openTab()) {
  const note = keeper.open('e')
  await settled()
  return note
}

/** What whoever shows the note was told last. */
function follow(note: Awaited<ReturnType<typeof openNote>>) {
  const listener = () => {
    told.state = note.view().state
  }
  const told = { state: '', leave: note.subscribe(listener) }
  return told
}

describe('typing', () => {
  test('is sent once it pauses, and kept in the browser until then', async () => {
    const note = await openNote()
    const told = follow(note)
    for (const text of ['I', 'In', 'Ind']) {
      note.change(text)
      expect(draft()?.text).toBe(text)
      await clock.pass(500)
    }
    expect([told.state, server.saves]).toEqual(['saving', []])
    await clock.pass(800)
    expect([told.state, server.textOf('e'), draft()]).toEqual(['saved', 'Ind', undefined])
    expect([server.saves, server.leaving]).toEqual([['Ind'], [false]])
    told.leave()
    note.change('Indigo')
    expect([told.state, note.view().state]).toEqual(['saved', 'saving'])
  })

  test('is sent at once when the field is left', async () => {
    const note = await openNote()
    note.change('Indigo')
    note.flush()
    await settled()
    expect([note.view().state, server.textOf('e')]).toEqual(['saved', 'Indigo'])
    await clock.pass(5000)
    expect([server.saves, server.leaving]).toEqual([['Indigo'], [false]])
  })

  test('during a save is sent after it, the newest text only', async () => {
    const note = await openNote()
    server.isHolding = true
    note.change('1')
    note.flush()
    for (const text of ['12', '123', '1234']) {
      note.change(text)
      note.flush()
      await clock.pass(900)
    }
    expect(server.saves).toEqual(['1'])
    expect(draft()).toMatchObject({ text: '1234', sent: '1' })
    server.isHolding = false
    server.held.shift()?.()
    await settled()
    expect([server.saves, server.textOf('e'), note.view().state]).toEqual([['1', '1234'], '1234', 'saved'])
  })

  test('during a save, and then no more, waits for its own pause', async () => {
    const note = await openNote()
    server.isHolding = true
    note.change('1')
    note.flush()
    note.change('12')
    server.held.shift()?.()
    await settled()
    expect([server.saves, note.view().state]).toEqual([['1'], 'saving'])
    await clock.pass(800)
    expect(server.saves).toEqual(['1', '12'])
    for (const text of ['123', '12']) note.change(text)
    server.held.shift()?.()
    await settled()
    expect([server.saves, note.view().state]).toEqual([['1', '12'], 'saved'])
  })

  test('that comes back to what is stored sends nothing', async () => {
    elsewhere('As it was')
    const note = await openNote()
    const told = follow(note)
    note.change('As it was!')
    note.change('As it was')
    await clock.pass(800)
    expect([told.state, server.saves, draft()]).toEqual(['saved', [], undefined])
  })

  test('everything away deletes the note', async () => {
    elsewhere('Short-lived')
    const note = await openNote()
    note.change('')
    await clock.pass(800)
    expect([note.view().state, server.of('e').revision]).toEqual(['saved', 0])
  })

  test('before the note has come goes on below it, and nobody is asked', async () => {
    elsewhere('From the office')
    server.line = 'slow'
    const note = openTab().open('e')
    for (const text of ['O', 'On', 'On the train']) note.change(text)
    expect(note.view()).toMatchObject({ text: 'On the train', loaded: false, state: 'saving' })
    expect(draft()).toMatchObject({ text: 'On the train', revision: null })
    server.line = 'good'
    await clock.pass(5000)
    expect(note.view()).toMatchObject({ text: 'From the office\n\nOn the train', state: 'saved' })
    expect([server.saves, draft()]).toEqual([['From the office\n\nOn the train'], undefined])
  })

  test('before the note has come, and taken back, leaves the note as it is', async () => {
    elsewhere('From the office')
    server.line = 'slow'
    const note = openTab().open('e')
    note.change('O')
    note.change('')
    server.line = 'good'
    await clock.pass(5000)
    expect(note.view()).toMatchObject({ text: 'From the office', state: 'saved', loaded: true })
    expect([server.saves, draft()]).toEqual([[], undefined])
  })

  test('into a note that cannot be loaded is kept for the next visit, and goes on from the note then', async () => {
    elsewhere('From the office')
    server.line = 'request lost'
    const first = openTab()
    const note = first.open('e')
    note.change('In a tunnel')
    await clock.pass(2000)
    expect([note.view().state, first.hasUnsaved()]).toEqual(['waiting', true])
    closeTab(first)
    server.line = 'good'
    const next = await openNote()
    await clock.pass(1000)
    expect(next.view()).toMatchObject({ text: 'From the office\n\nIn a tunnel', state: 'saved' })
  })

  test('what the server could not keep exactly is left out of it', async () => {
    const note = await openNote()
    note.change('a\0b\ud800c')
    expect(note.view().text).toBe('ab\ufffdc')
  })

  test('tells when the browser keeps nothing, and is sent all the same', async () => {
    const note = await openNote()
    storage.isFull = true
    note.change('Unkept')
    expect(note.view().kept).toBe(false)
    await clock.pass(800)
    expect([note.view().kept, server.textOf('e')]).toEqual([true, 'Unkept'])
  })
})

describe('a dropped connection', () => {
  test('is waited out with growing delays, and nothing is lost', async () => {
    const note = await openNote()
    server.line = 'request lost'
    note.change('On the train')
    await clock.pass(800)
    expect(note.view().state).toBe('waiting')
    const tries: number[] = []
    for (let second = 1; second <= 20; second++) {
      const before = server.saves.length
      await clock.pass(1000)
      if (server.saves.length > before) tries.push(second)
    }
    expect(tries).toEqual([1, 3, 7, 15])
    note.change('On the train, still')
    expect([note.view().state, draft()?.text]).toEqual(['waiting', 'On the train, still'])
    server.line = 'good'
    note.flush()
    await settled()
    expect([note.view().state, server.textOf('e'), draft()]).toEqual([
      'saved',
      'On the train, still',
      undefined,
    ])
  })

  test('that takes only the answer away is no conflict with oneself', async () => {
    const note = await openNote()
    server.line = 'answer lost'
    note.change('One')
    await clock.pass(800)
    expect([server.textOf('e'), note.view().state]).toEqual(['One', 'waiting'])
    note.change('One and two')
    server.line = 'good'
    await clock.pass(2000)
    expect([note.view().state, server.textOf('e')]).toEqual(['saved', 'One and two'])
  })

  test('that never answers is given up, and its late answer is not listened to', async () => {
    const note = await openNote()
    server.isHolding = true
    note.change('First')
    note.flush()
    await clock.pass(20_000)
    expect(note.view().state).toBe('waiting')
    server.isHolding = false
    await clock.pass(1000)
    note.change('Second')
    await clock.pass(800)
    expect([note.view().state, server.textOf('e')]).toEqual(['saved', 'Second'])
    server.held.shift()?.()
    await settled()
    expect([note.view().state, note.view().text]).toEqual(['saved', 'Second'])
    note.change('Third')
    await clock.pass(800)
    expect([note.view().state, server.textOf('e')]).toEqual(['saved', 'Third'])
  })

  test('at the start shows what was left here, and says that the rest is not known', async () => {
    server.line = 'request lost'
    const note = await openNote()
    expect(note.view()).toMatchObject({ state: 'waiting', loaded: false, text: '' })
    elsewhere('From the office')
    server.line = 'good'
    await clock.pass(1000)
    expect(note.view()).toMatchObject({ state: 'saved', loaded: true, text: 'From the office' })
  })
})

describe('a tab closed in the middle', () => {
  test('leaves what was typed to the next start', async () => {
    const tab = openTab()
    const note = await openNote(tab)
    note.change('Half a sen')
    closeTab(tab)
    await clock.pass(5000)
    expect(server.saves).toEqual([])
    openTab().sendLeft()
    await settled()
    expect([server.textOf('e'), draft()]).toEqual(['Half a sen', undefined])
  })

  test.each(['request lost', 'answer lost', 'silent'] as const)(
    'with a save under way (%s) and more typed since ends with the newest text',
    async (line) => {
      const tab = openTab()
      const note = await openNote(tab)
      server.line = line
      note.change('Sent')
      note.flush(true)
      note.change('Sent, and more')
      closeTab(tab)
      await settled()
      server.line = 'good'
      const next = await openNote()
      expect([next.view().state, next.view().text, server.textOf('e')]).toEqual([
        'saved',
        'Sent, and more',
        'Sent, and more',
      ])
    },
  )

  test('and written over on another device asks which to keep', async () => {
    elsewhere('Old')
    const tab = openTab()
    const note = await openNote(tab)
    server.line = 'request lost'
    note.change('Old, m')
    note.flush()
    note.change('Old, mine')
    closeTab(tab)
    await settled()
    server.line = 'good'
    elsewhere('Old, theirs')
    const next = await openNote()
    expect(next.view()).toMatchObject({ state: 'conflict', text: 'Old, mine', theirs: 'Old, theirs' })
    expect(draft()?.text).toBe('Old, mine')
    next.settle('Old, mine')
    await settled()
    expect(server.saves).toEqual(['Old, m', 'Old, mine'])
  })

  test('while a text is held up on its way sends that again before a newer one, and is no conflict with oneself', async () => {
    const tab = openTab()
    const note = await openNote(tab)
    server.line = 'held up'
    note.change('Sent')
    note.flush()
    closeTab(tab)
    await clock.pass(22_000)
    server.line = 'slow'
    const next = openTab().open('e')
    server.line = 'held up'
    next.change('Sent, and more')
    await clock.pass(2000)
    server.line = 'good'
    await clock.pass(60_000)
    expect(next.view()).toMatchObject({ state: 'saved', text: 'Sent, and more' })
    expect(server.textOf('e')).toBe('Sent, and more')
  })
})

test('what another device has changed and changed back is no conflict, also after the tab was closed', async () => {
  elsewhere('Old')
  const tab = openTab()
  const note = await openNote(tab)
  note.change('Old, mine')
  closeTab(tab)
  for (const text of ['Theirs', 'Old']) elsewhere(text)
  const next = await openNote()
  expect([next.view().state, server.textOf('e')]).toEqual(['saved', 'Old, mine'])
})

describe('a conflict', () => {
  async function clash() {
    elsewhere('Old')
    const tab = openTab()
    const note = await openNote(tab)
    elsewhere('Theirs')
    note.change('Mine')
    await clock.pass(800)
    expect(note.view()).toMatchObject({ state: 'conflict', text: 'Mine', theirs: 'Theirs' })
    return { tab, note }
  }

  test.each(['Mine', 'Theirs', 'Mine\n\nTheirs'])(
    'keeps both texts until the reader chooses %j',
    async (chosen) => {
      const { note } = await clash()
      await clock.pass(100_000)
      expect([server.textOf('e'), draft()?.text]).toEqual(['Theirs', 'Mine'])
      note.settle(chosen)
      await settled()
      expect(note.view()).toMatchObject({ state: 'saved', text: chosen })
      expect([server.textOf('e'), draft()]).toEqual([chosen, undefined])
    },
  )

  test('outlives the tab, with what was typed in it', async () => {
    const { tab, note } = await clash()
    note.change('Mine, and more')
    closeTab(tab)
    const next = await openNote()
    expect(next.view()).toMatchObject({ state: 'conflict', text: 'Mine, and more', theirs: 'Theirs' })
  })

  test('comes again when the other text has changed meanwhile', async () => {
    const { note } = await clash()
    elsewhere('Theirs, later')
    note.settle('Mine')
    await settled()
    expect(note.view()).toMatchObject({ state: 'conflict', text: 'Mine', theirs: 'Theirs, later' })
  })

  test('with the same text is none', async () => {
    elsewhere('Old')
    const note = await openNote()
    elsewhere('The same')
    note.change('The same')
    await clock.pass(800)
    expect(note.view().state).toBe('saved')
  })

  test('with a note deleted elsewhere is none: what is typed begins it again', async () => {
    elsewhere('Old')
    const note = await openNote()
    elsewhere('')
    note.change('Old and new')
    await clock.pass(800)
    expect([note.view().state, server.textOf('e')]).toEqual(['saved', 'Old and new'])
  })
})

describe('a refusal', () => {
  test('keeps the text and tries again with the next change', async () => {
    const note = await openNote()
    server.line = 'refusing'
    note.change('Too much')
    await clock.pass(800)
    expect(note.view()).toMatchObject({ state: 'refused', refusal: 'No room', text: 'Too much' })
    await clock.pass(100_000)
    expect([server.saves.length, draft()?.text]).toEqual([1, 'Too much'])
    server.line = 'good'
    note.change('Enough')
    await clock.pass(800)
    expect([note.view().state, server.textOf('e')]).toEqual(['saved', 'Enough'])
  })

  test('is over when another tab goes on with the text', async () => {
    const [one, two] = [await openNote(), await openNote()]
    server.line = 'refusing'
    one.change('Too much')
    await clock.pass(800)
    expect(one.view().state).toBe('refused')
    tellTabs()
    two.change('Enough')
    tellTabs()
    expect(one.view()).toMatchObject({ text: 'Enough', state: 'saving' })
  })
})

describe('two tabs', () => {
  test('show the same text as it is typed, and either goes on with it', async () => {
    const [first, second] = [await openNote(), await openNote()]
    first.change('Written here')
    tellTabs()
    expect(second.view().text).toBe('Written here')
    second.change('Written here and there')
    tellTabs()
    await clock.pass(800)
    tellTabs()
    await settled()
    expect(server.saves).toEqual(['Written here and there'])
    for (const note of [first, second])
      expect(note.view()).toMatchObject({ state: 'saved', text: 'Written here and there' })
    first.change('Once more')
    await clock.pass(800)
    expect([first.view().state, server.textOf('e')]).toEqual(['saved', 'Once more'])
  })

  test('of which one is saving while the other goes on are no conflict', async () => {
    const [first, second] = [await openNote(), await openNote()]
    server.isHolding = true
    first.change('Here')
    first.flush()
    tellTabs()
    server.isHolding = false
    second.change('Here and there')
    tellTabs()
    await clock.pass(800)
    server.held.shift()?.()
    await settled()
    tellTabs()
    await settled()
    expect(server.textOf('e')).toBe('Here and there')
    for (const note of [first, second])
      expect(note.view()).toMatchObject({ state: 'saved', text: 'Here and there' })
  })

  test('of which one brings the text to the server while the other is still being told of what was there before are no conflict', async () => {
    const one = await openNote()
    server.line = 'slow'
    one.refresh()
    server.line = 'good'
    one.change('Here')
    openTab().open('e')
    tellTabs()
    await settled()
    tellTabs()
    expect(server.textOf('e')).toBe('Here')
    one.change('Here and there')
    await clock.pass(5000)
    expect([one.view().state, server.textOf('e')]).toEqual(['saved', 'Here and there'])
  })

  test('that type the same, or go on from the same, are no conflict', async () => {
    const [one, two] = [await openNote(), await openNote()]
    one.change('One')
    two.change('One')
    expect(two.view().state).toBe('saving')
    tellTabs()
    await clock.pass(1)
    for (const text of ['One, two', 'One']) two.change(text)
    one.change('One, two')
    expect(one.view().state).toBe('saving')
  })

  test('that have not heard of each other keep both texts', async () => {
    const first = openTab()
    const [one, two] = [await openNote(first), await openNote()]
    server.line = 'request lost'
    one.change('One')
    two.change('Two')
    expect(two.view()).toMatchObject({ state: 'conflict', text: 'Two', theirs: 'One' })
    closeAll()
    server.line = 'good'
    const next = await openNote()
    expect(next.view()).toMatchObject({ state: 'conflict', text: 'Two', theirs: 'One' })
    next.settle('One and two')
    await settled()
    expect([next.view().state, server.textOf('e'), draft()]).toEqual(['saved', 'One and two', undefined])
  })

  test('and a third that have not heard of each other keep all three texts', async () => {
    const [one, two, three] = [await openNote(), await openNote(), await openNote()]
    one.change('One')
    two.change('Two')
    three.change('Three')
    expect(three.view()).toMatchObject({ state: 'conflict', text: 'Three', theirs: 'One\n\nTwo' })
  })

  test('of which one is in conflict with another device keep what stands there too', async () => {
    const [one, two] = [await openNote(), await openNote()]
    one.change('One')
    elsewhere('Theirs')
    await clock.pass(800)
    expect(one.view()).toMatchObject({ state: 'conflict', theirs: 'Theirs' })
    two.change('Two')
    one.change('One!')
    expect(one.view()).toMatchObject({ state: 'conflict', text: 'One!', theirs: 'Theirs\n\nOne\n\nTwo' })
  })

  test('that have written two texts send neither before one is chosen', async () => {
    const [one, two] = [await openNote(), await openNote()]
    one.change('One')
    two.change('Two')
    two.flush()
    await clock.pass(100_000)
    expect([two.view().state, server.saves]).toEqual(['conflict', []])
    two.settle('Two')
    await settled()
    expect([two.view().state, server.saves]).toEqual(['saved', ['Two']])
    tellTabs()
    await settled()
    expect(one.view()).toMatchObject({ state: 'saved', text: 'Two' })
  })

  test.each([
    ['about to save', false],
    ['saving', true],
  ])(
    'of which one is %s and has not heard of the other leave the draft of the other alone',
    async (_, isSaving) => {
      const [one, two] = [await openNote(), await openNote()]
      server.isHolding = true
      one.change('One')
      if (isSaving) one.flush()
      await clock.pass(500)
      two.change('Two')
      await clock.pass(600)
      expect(server.saves).toEqual(isSaving ? ['One'] : [])
      server.held.shift()?.()
      await settled()
      expect(draft()).toMatchObject({ text: 'Two', others: ['One'] })
      expect(two.view()).toMatchObject({ state: 'conflict', text: 'Two', theirs: 'One' })
    },
  )

  test('of which the writing one dies: the other brings it to the server', async () => {
    const first = openTab()
    const [one, two] = [await openNote(first), await openNote()]
    await clock.pass(60_000)
    one.change('Orphaned')
    tellTabs()
    closeTab(first)
    two.refresh()
    await clock.pass(11_000)
    expect(server.saves).toEqual([])
    two.refresh()
    await settled()
    expect([two.view().state, server.textOf('e')]).toEqual(['saved', 'Orphaned'])
  })

  test('an idle one shows what was written on another device when it is looked at', async () => {
    const keeper = openTab()
    const note = await openNote(keeper)
    elsewhere('From the phone')
    keeper.refresh()
    expect(note.view().loaded).toBe(true)
    await settled()
    expect(note.view()).toMatchObject({ state: 'saved', text: 'From the phone' })
  })
})

describe('a keeper', () => {
  test('has one note for an entry, however often it is opened, so that nothing is sent twice', () => {
    const keeper = openTab()
    expect(keeper.open('e')).toBe(keeper.open('e'))
  })

  test('that is left sends what was typed into any note, and says so to the call', async () => {
    const keeper = openTab()
    const notes = ['e', 'f'].map((id) => keeper.open(id))
    await settled()
    for (const note of notes) note.change('On the way out')
    keeper.flush(true)
    await settled()
    expect([server.textOf('e'), server.textOf('f')]).toEqual(Array(2).fill('On the way out'))
    expect(server.leaving).toEqual([true, true])
  })

  test('has something unsaved while a single note has, and nothing by one that only cannot be loaded', async () => {
    const keeper = openTab()
    const written = await openNote(keeper)
    server.line = 'request lost'
    keeper.open('f')
    await settled()
    expect(keeper.hasUnsaved()).toBe(false)
    written.change('Indigo')
    expect(keeper.hasUnsaved()).toBe(true)
  })

  test('hears of its own notes, and that the browser was emptied', async () => {
    const keeper = openTab()
    const [one, two] = [await openNote(), await openNote(keeper)]
    one.change('Indigo')
    keeper.hear(draftKey('ann', 'f'))
    expect(two.view().text).toBe('')
    keeper.hear(draftKey('ann', 'e'))
    expect(two.view().text).toBe('Indigo')
    storage.removeItem(draftKey('ann', 'e'))
    keeper.hear(null)
    await settled()
    expect(two.view()).toMatchObject({ text: '', state: 'saved' })
  })

  test('sends what was typed in it also when the browser was emptied since', async () => {
    const keeper = openTab()
    const note = await openNote(keeper)
    note.change('Indigo')
    storage.removeItem(draftKey('ann', 'e'))
    keeper.hear(null)
    await clock.pass(800)
    expect([note.view().text, server.textOf('e')]).toEqual(['Indigo', 'Indigo'])
  })
})

describe('a shared computer', () => {
  test('forgets everybody at log out, and others than who logs in', async () => {
    server.line = 'request lost'
    for (const [member, entry] of [
      ['ann', 'e'],
      ['ann', 'f/g'],
      ['ann/', 'e'],
      ['bob', 'e'],
    ] as const)
      openTab(member).open(entry).change(`${member} on ${entry}`)
    storage.setItem('toile.session', 'kept')
    const left = (...members: string[]) => members.map((member) => listDrafts(storage, member))
    expect(left('ann', 'ann/', 'bob')).toEqual([['e', 'f/g'], ['e'], ['e']])
    closeAll()
    forgetDrafts(storage, 'ann')
    expect(left('ann', 'ann/', 'bob')).toEqual([['e', 'f/g'], [], []])
    forgetDrafts(storage)
    expect([storage.length, storage.getItem('toile.session')]).toEqual([1, 'kept'])
  })

  test('gets nothing written by a keeper that is closed', async () => {
    const keeper = openTab()
    const note = await openNote(keeper)
    note.change('Private')
    expect(keeper.hasUnsaved()).toBe(true)
    keeper.close()
    forgetDrafts(storage)
    note.change('Private, still')
    await clock.pass(100_000)
    expect([storage.length, server.saves]).toEqual([0, []])
  })
})
