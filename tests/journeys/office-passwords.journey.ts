import { randomInt } from 'node:crypto'
import { findContacts, writeToUs } from './contact-steps.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

const hint = 'This password will be sent to the customer for accessing their account.'

test('a password is generated for a GST number, and lives in this tab alone', async ({
  office,
}) => {
  await office.goto('/admin/contacts?tab=generate-password')
  const button = office.getByRole('button', { name: 'Generate Password' })
  await button.click()
  await expect(office.getByText('Please enter a GST number')).toBeVisible()
  await expect(office.getByLabel('GST Number')).toBeFocused()
  await expectAccessible(office)
  // A customer of the demo, whose account exists.
  await office.getByLabel('GST Number').fill('29zzzfz9999z1z9')
  await button.click()
  const question = office.getByRole('alertdialog')
  await expect(question).toContainText('A customer account with the GST number')
  await expectAccessible(office)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(office.getByRole('table', { name: 'Generated passwords' })).toHaveCount(0)
  await expect(office.getByLabel('GST Number')).toHaveValue('29zzzfz9999z1z9')
  await button.click()
  await question.getByRole('button', { name: 'Replace password' }).click()
  await expect(rowOf(office, '29ZZZFZ9999Z1Z9')).toContainText(/[A-Za-z0-9]{8}/)
  await expect(rowOf(office, '29ZZZFZ9999Z1Z9')).toContainText('No mail is set up')
  const doubtful = `22AAAAA${randomInt(1000, 10_000)}A1Z5X`
  await office.getByLabel('GST Number').fill(doubtful)
  await button.click()
  await expect(rowOf(office, doubtful)).toContainText(/[A-Za-z0-9]{8}/)
  const rows = office.getByRole('table', { name: 'Generated passwords' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).not.toContainText('does not look like')
  await expect(rows.nth(2)).toContainText('This does not look like a valid GST number')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('tab', { name: 'Customer Contacts' }).click()
  await expect(button).toBeHidden()
  await office.getByRole('tab', { name: 'Generate Password' }).click()
  await expect(rows).toHaveCount(3)
  const password = (await rows.nth(1).locator('code').textContent()) ?? ''
  expect(await storedTexts(office)).not.toContain(password)
  await office.reload()
  await expect(button).toBeVisible()
  await expect(rows).toHaveCount(0)
})

test('Set Password makes an existing customer, who then signs in with it @once', async ({
  office,
  shop,
  page,
}) => {
  const { name, email } = await writeToUs(shop)
  await findContacts(office, name)
  await rowOf(office, name)
    .getByRole('button', { name: /^Set Password/ })
    .click()
  const dialog = office.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save Password' })
  await expect(dialog.getByText(hint)).toBeVisible()
  await expect(
    dialog.getByText('No mail is set up: tell the customer this password yourself.'),
  ).toBeVisible()
  await save.click()
  await expect(dialog.getByText('Please generate or enter a password')).toBeVisible()
  await expect(dialog.getByText(hint)).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('12345')
  await save.click()
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(/^[A-Za-z0-9]{8}$/)
  const password = await dialog.getByLabel('Password', { exact: true }).inputValue()
  await save.click()
  await expect(dialog.getByText(password)).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(office, name)).toContainText('Existing Customer')
  await expect(rowOf(office, name).getByRole('button', { name: /^Set Password/ })).toHaveCount(0)
  const signIn = { gstNumber: email, password }
  const response = await page.request.post(`${shop.address}/api/customer/login`, { data: signIn })
  expect(response.status()).toBe(200)
  await office.reload()
  await rowOf(office, name).getByRole('button', { name: /^View/ }).click()
  await expect(dialog.getByText(/^set on /)).toBeVisible()
  await expect(dialog.getByText(/^initial password, works until /)).toBeVisible()
  await expect(dialog.getByText(password)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expect(save).toBeVisible()
})

test('a typed password survives an ended session', { tag: '@once' }, async ({ office, shop }) => {
  const { name } = await writeToUs(shop)
  await findContacts(office, name)
  await rowOf(office, name)
    .getByRole('button', { name: /^Set Password/ })
    .click()
  await office.getByLabel('Password', { exact: true }).fill('kept-on-screen')
  await shop.endSession((await office.evaluate(() => localStorage.getItem('token'))) ?? '')
  await office.getByRole('button', { name: 'Save Password' }).click()
  const again = office.getByRole('alertdialog')
  await expect(again).toContainText('Your session has expired. Please login again.')
  expect(await storedTexts(office)).not.toContain('kept-on-screen')
  await again.getByLabel('Password', { exact: true }).fill('filter-coffee-at-ten')
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(office.getByRole('dialog').getByText('kept-on-screen')).toBeVisible()
})

function storedTexts(page: { evaluate: (ask: () => string) => Promise<string> }) {
  return page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
}
