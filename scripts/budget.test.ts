import { expect, test } from 'vitest'
import { type Manifest, readBuild, readImports, type Scripts, showWeights, weighPages } from './budget.ts'

const manifest: Manifest = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { module: '/assets/root.js' },
    members: { module: '/assets/members.js', parentId: 'root' },
    list: {
      module: '/assets/list-main.js',
      parentId: 'members',
      path: 'list',
      clientLoaderModule: '/assets/list-loader.js',
      hydrateFallbackModule: '/assets/list-fallback.js',
    },
    same: {
      module: '/assets/list-main.js',
      parentId: 'members',
      path: 'same',
      clientLoaderModule: '/assets/list-loader.js',
      hydrateFallbackModule: '/assets/list-fallback.js',
    },
    public: { module: '/assets/public.js', parentId: 'root' },
    front: { module: '/assets/front.js', parentId: 'public', index: true },
  },
}

const script = (gzip: number, imports: string[] = [], dynamic: string[] = []) => ({ gzip, imports, dynamic })

const scripts: Scripts = new Map([
  ['manifest-1.js', script(1)],
  ['entry.js', script(10, ['react.js'])],
  ['react.js', script(100)],
  ['root.js', script(1_000, ['react.js', 'session.js'])],
  ['session.js', script(10_000, [], ['protocol-AbCd_-12.js'])],
  ['protocol-AbCd_-12.js', script(100_000)],
  ['members.js', script(1_000_000)],
  ['list-main.js', script(2)],
  ['list-loader.js', script(20)],
  ['list-fallback.js', script(200)],
  ['public.js', script(2_000)],
  ['front.js', script(20_000)],
])

const weigh = (given: Scripts = scripts) =>
  weighPages(manifest, given, [
    { layout: 'public', most: 33_110, later: ['protocol'] },
    { layout: 'members', most: 1_111_333, later: [] },
  ])

test('a page weighs its own files, those of its frames and all they import, each once', () => {
  expect(weigh()).toEqual([
    { page: '/', bytes: 33_111, most: 33_110 },
    { page: '/list /same', bytes: 1_111_333, most: 1_111_333 },
  ])
})

test('only what exceeds its budget is marked, and to the byte', () => {
  const [front, list] = showWeights(weigh()).split('\n')
  expect(front).toContain('TOO MUCH')
  expect(list).not.toContain('TOO MUCH')
})

test('a file that a frame imports later counts, unless it waits for the reader', () => {
  const heavier = new Map(scripts).set('protocol-AbCd_-12.js', script(100_001))
  expect(weigh(heavier).map(({ bytes }) => bytes)).toEqual([33_111, 1_111_334])
})

test('a build that lacks a file, or has no page under a budget, is not weighed as nothing', () => {
  const torn = new Map(scripts)
  torn.delete('session.js')
  expect(() => weigh(torn)).toThrow('session.js')
  expect(() => weighPages(manifest, scripts, [{ layout: 'gone', most: 1, later: [] }])).toThrow('gone')
})

test('imports are read as the bundler writes them', () => {
  const source =
    'import"./a-1.js";import{b as c}from"./b_2.js";export*from`./c.js`;const d=()=>import(`./d-4.js`)'
  expect(readImports(source)).toEqual({ imports: ['a-1.js', 'b_2.js', 'c.js'], dynamic: ['d-4.js'] })
})

test('every page of the build is within its budget of JavaScript', () => {
  const { manifest, scripts } = readBuild()
  const weights = weighPages(manifest, scripts)
  console.log(showWeights(weights))
  expect(weights.length).toBeGreaterThan(5)
  expect(weights.filter(({ bytes, most }) => bytes > most)).toEqual([])
})
