import { expect, test } from 'vitest'
import { paletteFile, paletteFileName } from './palette-downloads.ts'
import { PALETTE_FORMATS } from './palette-formats.ts'

const palette = [
  { name: 'Chalk', hex: '#EFE9DA', share: 0.2 },
  { name: 'Chartreuse', hex: '#CFCB3C', share: 0.3 },
  { name: 'Aubergine', hex: '#3A1B3A', share: 0.5 },
]

test.each([
  [{ code: 'CP 26-041', slug: 'the-blur' }, 'cp-26-041-the-blur.gpl'],
  [{ code: 'CP 26-041' }, 'cp-26-041.gpl'],
  [{ slug: 'the-blur' }, 'the-blur.gpl'],
  [{ slug: '../étoile' }, 'toile.gpl'],
  [{}, 'palette.gpl'],
])('the file of %j is %s', (source, name) => {
  expect(paletteFileName(source, 'gpl')).toBe(name)
})

test('each file names the entry and holds its colors', async () => {
  const source = { palette, code: 'CP 23-036', slug: 'the-check-broken', title: 'The Check, Broken' }
  const [ase, gpl, css] = PALETTE_FORMATS.map(([ending]) => paletteFile(source, ending))
  expect([ase?.name, gpl?.name, css?.name]).toEqual([
    'cp-23-036-the-check-broken.ase',
    'cp-23-036-the-check-broken.gpl',
    'cp-23-036-the-check-broken.css',
  ])
  expect(await ase?.slice(0, 4).text()).toBe('ASEF')
  expect(await gpl?.text()).toContain('Name: CP 23-036, The Check, Broken')
  expect(await gpl?.text()).toContain('207 203  60\tChartreuse')
  expect(await css?.text()).toContain('--chartreuse: #CFCB3C;')
})
