import { readFileSync } from 'node:fs'
import { LOOK_MS } from './clock.ts'

// Loaded into every thread of a process before anything else: see clock.ts.
const RealDate = Date
const file = process.env.TOILE_TEST_CLOCK ?? ''
let ahead = read()
setInterval(() => {
  ahead = read()
}, LOOK_MS).unref()

function read(): number {
  const found = Number(readFileSync(file, 'utf8'))
  return Number.isFinite(found) ? found : ahead
}

globalThis.Date = class extends RealDate {
  constructor(...given: []) {
    super(...(given.length > 0 ? given : ([RealDate.now() + ahead] as unknown as [])))
  }
  static override now(): number {
    return RealDate.now() + ahead
  }
} as DateConstructor
