import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { PASSWORD } from '../log-in.ts'

test.use({ javaScriptEnabled: false })

test('the provider’s pages work without script: a wrong password, then the right one', async ({
  page,
  baseURL,
}) => {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'toile-web',
    response_type: 'code',
    redirect_uri: `${baseURL}/callback`,
    scope: 'openid email',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await page.goto(`/oidc/auth?${query}`)
  await page.getByLabel('E-mail').fill('member@arden.example')
  await page.getByLabel('Password').fill('not the one')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toHaveText('This e-mail and password do not go together.')
  await expect(page.getByLabel('E-mail')).toHaveValue('member@arden.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/callback\?code=[\w-]+&state=a-state/)
  await expect(page).toHaveTitle('Logging in, Toile')
})

test('a login that was opened too long ago says: start again', async ({ page }) => {
  await page.goto('/login/never-begun')
  await expect(page.getByRole('heading', { level: 1, name: 'Start again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/home')
})

test('the gate says why there is no logging in without script, and offers no button for it', async ({
  page,
}) => {
  await page.goto('/merchandising')
  await expect(page.getByText('Logging in needs JavaScript')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveCount(0)
})

test('a forgotten password can be told without script, and a wrong address is named', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('main').getByLabel('E-mail').fill('nobody@arden.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please check your inbox.')).toBeVisible()
  await page.goto('/reset/a-link-nobody-wrote')
  await expect(page.getByRole('heading', { level: 1, name: 'This link is spent' })).toBeVisible()
})

test('every request can be made without script: a fault is named with what was typed, then the thanks', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Start the conversation' })).toBeVisible()
  await page.getByLabel('Name').fill('Ana Ferro')
  await page.getByRole('main').getByLabel('E-mail').fill('ana@ferro.c')
  await page.getByLabel('Message').fill('Forty coats.')
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('An e-mail address has a name')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Forty coats.')
  await page.getByRole('main').getByLabel('E-mail').fill('ana@ferro.example')
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("Thanks! We'll meet you in your inbox to schedule a time.")).toBeVisible()
})

test('the form at the foot works without script', async ({ page }) => {
  await page.goto('/about')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('textbox').fill('foot@ferro.example')
  await foot.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("Thank you. We'll be in touch.")).toBeVisible()
})

test('the public mode reads and sends without script, and leads back', async ({ page }) => {
  await page.goto('/projects/spoken-for-spring-2027')
  await page.getByRole('link', { name: 'Shoulders, Let Down' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shoulders, Let Down' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('1,140 looks')
  await page.getByRole('link', { name: 'Write to us' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill('reader@ferro.example')
  await main.getByLabel('Message').fill('Where is it shown?')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("Thank you. We'll meet you in your inbox.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL('/projects/spoken-for-spring-2027/contact')
  await page.goto('/web/thirty-words-for-cloth')
  await expect(page.getByRole('cell', { name: 'Selvedge' })).toBeVisible()
})
