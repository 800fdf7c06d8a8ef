import { afterAll, describe, expect, test } from 'vitest'
import { inspectUpload } from '#modules/media/inspect.ts'
import { findDrawing } from './drawings/catalogue.ts'
import { openStudio } from './studio.ts'

describe('the studio', () => {
  const studio = openStudio(2)
  afterAll(() => studio.rest())

  test('draws a picture in a thread of its own, in the size that was known before', async () => {
    const { width, height } = await inspectUpload(await studio.draw('forms', 'due'))
    const known = findDrawing('forms')
    expect([width, height]).toEqual([known?.width, known?.height])
  })

  test('gives a picture somebody waits for before those that are only due', async () => {
    const order: string[] = []
    const keep = (name: string) => () => order.push(name)
    await Promise.all([
      studio.draw('forms', 'due').then(keep('first due')),
      studio.draw('forms-window', 'due').then(keep('second due')),
      studio.draw('elevation', 'due').then(keep('third due')),
      studio.draw('chart', 'now').then(keep('now')),
    ])
    expect(order.indexOf('now')).toBeLessThan(order.indexOf('second due'))
    expect(order.at(-1)).toBe('third due')
  })

  test('says which picture it cannot draw, and goes on', async () => {
    await expect(studio.draw('no-such-picture', 'now')).rejects.toThrow('no-such-picture')
    expect((await studio.draw('chart', 'now')).length).toBeGreaterThan(10_000)
  })

  test('draws again after a rest', async () => {
    await studio.rest()
    expect((await studio.draw('chart', 'due')).length).toBeGreaterThan(10_000)
  })
})
