import { expect, type Page, test } from '@playwright/test'
import { tabTo } from '../tab-to.ts'

test.slow()

const WHO: [RegExp, string][] = [
  [/^Name/, 'Ana Ferro'],
  [/^E-mail/, 'keys@ferro.example'],
]
const DOWNLOAD = { fields: WHO, send: /^Send it to me$/, thanks: "Thank you! We'll see you in your inbox." }

async function fillAndSend(page: Page, fields: [RegExp, string][], send: RegExp): Promise<void> {
  for (const [field, words] of fields) {
    await tabTo(page, field)
    await page.keyboard.type(words)
  }
  await tabTo(page, send)
  await page.keyboard.press('Enter')
}

for (const { way, fields, send, thanks } of [
  {
    way: 'Start the Conversation',
    fields: [...WHO, [/^Message/, 'Forty coats and no idea.']] as [RegExp, string][],
    send: /^Send$/,
    thanks: "Thanks! We'll meet you in your inbox to schedule a time.",
  },
  { way: 'Get it here', ...DOWNLOAD },
  { way: 'Take a Look', ...DOWNLOAD },
  { way: 'View it now', ...DOWNLOAD },
]) {
  test(`“${way}” by keyboard alone: open, fill, send, thanks, and back to where one was`, async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await tabTo(page, new RegExp(`^${way}`))
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await fillAndSend(page, fields, send)
    await expect(sheet.getByText(thanks)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: way })).toBeFocused()
  })
}

for (const { name, address, fields, send, thanks } of [
  {
    name: 'the form at the foot',
    address: '/contact',
    fields: [[/your e-mail address$/, 'foot@ferro.example']] as [RegExp, string][],
    send: /^Send$/,
    thanks: "Thank you. We'll be in touch.",
  },
  {
    name: 'the block at the gate',
    address: '/merchandising',
    fields: [
      [/^E-mail/, 'gate@ferro.example'],
      [/^Message/, 'What would we read first?'],
    ] as [RegExp, string][],
    send: /^Send$/,
    thanks: "Thank you. We'll meet you in your inbox.",
  },
  {
    name: 'the inquiry of somebody without a membership',
    address: '/not-subscribed',
    fields: [
      [/^E-mail/, 'inquiry@ferro.example'],
      [/^Message/, 'Which of these do we have?'],
    ] as [RegExp, string][],
    send: /^Send$/,
    thanks: "Thank you. We'll meet you in your inbox.",
  },
  {
    name: 'a forgotten password',
    address: '/forgot-password',
    fields: [[/^E-mail/, 'nobody@ferro.example']] as [RegExp, string][],
    send: /^Send/,
    thanks: 'Please check your inbox.',
  },
]) {
  test(`by keyboard alone: ${name}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await fillAndSend(page, fields, send)
    // Thanks that replace the form take the focus, or the next key would start again from the top.
    await expect(page.getByText(thanks, { exact: true })).toBeFocused()
  })
}
