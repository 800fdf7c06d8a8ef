import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS } from './plain-style.ts'

const tokens = readFileSync(new URL('../web/styles/tokens.css', import.meta.url), 'utf8')

test.each(['paper', 'card', 'ink', 'quiet', 'chalk'] as const)(
  '%s is the same here and in the site’s styles',
  (name) => {
    const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
    expect(COLOURS[name].toLowerCase()).toBe(value)
  },
)
