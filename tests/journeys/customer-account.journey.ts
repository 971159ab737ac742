import type { Page } from '@playwright/test'
import { writesFromHosur } from '../fixtures/questions.ts'
import { findContacts, writeToUs } from './contact-steps.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForScripts } from './shop.ts'
import type { Shop } from './shop.ts'

test('a customer signs in, reads what was asked, and signs out', async ({ office, shop }) => {
  const { userId, password } = await giveAccount(office, shop)
  const page = office
  await page.goto('/account')
  await waitForScripts(page)
  await expectAccessible(page)
  await page.getByLabel('GST Number (User ID)').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill('guess-work')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid GST number or password')).toBeVisible()
  await waitForScripts(page)
  await expectAccessible(page)
  await signIn(page, userId, password)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Message' }).click()
  await expect(page.getByText(writesFromHosur.message)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Back to your account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(writesFromHosur.message)).not.toBeVisible()
  await page.goto('/account')
  await expect(page.getByLabel('GST Number (User ID)')).toBeVisible()
})

test('a customer asks again and keeps an address', async ({ office, shop }) => {
  const { userId, password } = await giveAccount(office, shop)
  const page = office
  await page.goto('/account')
  await waitForScripts(page)
  await signIn(page, userId, password)
  await page.getByRole('link', { name: 'Message' }).click()
  await page.getByRole('link', { name: 'Ask again' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(writesFromHosur.message)
  await expect(page.getByLabel('Email')).toHaveValue(userId)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(page.getByText('Product name is required')).toBeVisible()
  await waitForScripts(page)
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('9845012345')
  await page.getByLabel('Product', { exact: true }).fill('A laptop for drawings')
  await page.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(page.getByText('Thank you for your enquiry!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your account' }).click()
  await expect(page.getByRole('link', { name: 'A laptop for drawings' })).toBeVisible()
  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.getByLabel('Used for').selectOption('Delivery')
  await page.getByLabel('Street and building').fill('14 Second Stage, Peenya')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('PIN code').fill('5600')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A PIN code has 6 digits')).toBeVisible()
  await page.getByLabel('PIN code').fill('560058')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(page.getByText('14 Second Stage, Peenya, Bengaluru 560058')).toBeVisible()
  await waitForScripts(page)
  await expectAccessible(page)
})

async function signIn(page: Page, userId: string, password: string) {
  await page.getByLabel('GST Number (User ID)').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your enquiries' })).toBeVisible()
  await waitForScripts(page)
}

/** Somebody writes, and the office tells them a password. */
async function giveAccount(office: Page, shop: Shop) {
  const { name, email } = await writeToUs(shop)
  await findContacts(office, name)
  await rowOf(office, name)
    .getByRole('button', { name: /^Set Password/ })
    .click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  const password = await dialog.getByLabel('Password', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Save Password' }).click()
  await expect(dialog.getByText('Password saved')).toBeVisible()
  return { userId: email, password }
}
