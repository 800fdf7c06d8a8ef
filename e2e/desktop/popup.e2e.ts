import { expect, test } from '@playwright/test'
import { gateOf } from '../log-in.ts'

test('closing the login window says so, and one can try again', async ({ page }) => {
  await page.goto('/home')
  const [popup] = await Promise.all([page.waitForEvent('popup'), gateOf(page).click()])
  await popup.getByLabel('E-mail').waitFor()
  await expect(page.getByRole('dialog')).toBeVisible()
  await popup.close()
  await expect(page.getByText('The login window was closed')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const [again] = await Promise.all([page.waitForEvent('popup'), gateOf(page).click()])
  await again.getByLabel('E-mail').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
