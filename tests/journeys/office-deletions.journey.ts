import type { Page } from '@playwright/test'
import { findContacts, writeToUs } from './contact-steps.ts'
import { aProduct, addressOf, asked, rows } from './office-enquiry-steps.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'
import { enquire } from './visitor-steps.ts'

test('an enquiry is deleted and restored with the keyboard, and the next row has the focus', async ({
  office,
  shop,
}) => {
  const product = aProduct()
  await enquire(shop, { product, name: 'Imran Sheikh' })
  await enquire(shop, { product })
  await office.goto(addressOf(product))
  await office.getByRole('button', { name: 'Delete the enquiry of Meenakshi' }).click()
  const question = office.getByRole('alertdialog')
  await expect(question).toContainText(/Delete the enquiry E-\w{8} from Meenakshi\?/)
  await expect(question).toContainText('can be restored from the trash for 30 days')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(office)
  await office.keyboard.press('Escape')
  await expect(rows(office)).toHaveCount(2)
  await office.getByRole('button', { name: 'Delete the enquiry of Meenakshi' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Enquiry deleted')).toBeVisible()
  await expect(rows(office)).toHaveCount(1)
  const next = office.getByRole('button', { name: 'Delete the enquiry of Imran' })
  await expect(next).toBeFocused()
  await expectNoSidewaysScroll(office)
  await office.keyboard.press('F6')
  await expect(office.getByRole('button', { name: 'Undo' })).toBeFocused()
  await office.keyboard.press('Enter')
  await expect(office.getByText('Enquiry restored')).toBeVisible()
  await expect(rows(office)).toHaveCount(2)
  await expect(next).toBeFocused()
  const dismiss = office.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toHaveCount(1)
  await office.keyboard.press('F6')
  await expect(dismiss).toBeFocused()
  // The toast itself is a stop as well.
  for (const keys of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) await office.keyboard.press(keys)
  await expect(dismiss).toBeFocused()
  await office.keyboard.press('Enter')
  await expect(next).toBeFocused()
})

test('an enquiry is deleted from its details, which Escape at the question leaves open', async ({
  office,
  shop,
}) => {
  const product = await asked(office, shop)
  await office.getByRole('button', { name: 'View Details of Meenakshi' }).click()
  const details = office.getByRole('dialog', { name: 'Enquiry details' })
  await details.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByRole('alertdialog')).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(office.getByRole('alertdialog')).toHaveCount(0)
  await expect(details).toBeVisible()
  await details.getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Enquiry deleted')).toBeVisible()
  await expect(details).toHaveCount(0)
  await expect(office.getByText('No enquiries found')).toBeVisible()
  await office.goto(addressOf(product))
  await expect(office.getByText('No enquiries found')).toBeVisible()
})

test(
  'a deletion that fails says so, and an enquiry that a colleague deleted leaves the list',
  { tag: '@once' },
  async ({ office, shop, context }) => {
    await asked(office, shop)
    const isDeletion = (method: string) => method === 'DELETE'
    let response: 'lost' | 'gone' = 'lost'
    await context.route('**/api/admin/enquiries/*', async (route) => {
      if (!isDeletion(route.request().method())) return route.fallback()
      if (response === 'lost') return route.abort()
      const text = 'Enquiry not found'
      const json = { success: false, error: text, message: text }
      return route.fulfill({ status: 404, json })
    })
    await deleteMeenakshi(office)
    await expect(office.getByRole('alert')).toContainText('Failed to delete the enquiry')
    await expect(rows(office)).toHaveCount(1)
    response = 'gone'
    await deleteMeenakshi(office)
    await expect(office.getByRole('alert')).toContainText('Enquiry not found')
  },
)

test('a message and its customer account are deleted apart @once', async ({ office, shop }) => {
  const { name, email } = await writeToUs(shop)
  await findContacts(office, name)
  await rowOf(office, name).getByRole('button', { name: 'Set Password' }).click()
  await office.getByLabel('Password', { exact: true }).fill('monsoon-7')
  await office.getByRole('button', { name: 'Save Password' }).click()
  const details = office.getByRole('dialog', { name })
  await details.getByRole('button', { name: 'Delete account' }).click()
  await expect(office.getByRole('alertdialog')).toContainText(
    `Delete the customer account of ${name}?`,
  )
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(details).toContainText('not set')
  await expect(details.getByRole('button', { name: 'Delete account' })).toHaveCount(0)
  await expectAccessible(office)
  await details.getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Contact deleted')).toBeVisible()
  await expect(office.getByText('No contacts found')).toBeVisible()
  await office.goto('/admin/trash')
  await office.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(office.getByText('Contact restored')).toBeVisible()
  await findContacts(office, name)
  await expect(rowOf(office, name)).toBeVisible()
  await office.goto('/admin/contacts?tab=generate-password')
  await office.getByLabel('Search customer accounts').fill(email)
  await expect(office.getByText('0 accounts')).toBeVisible()
})

test('an account without a message is found by its GST number and deleted @once', async ({
  office,
}) => {
  const gstNumber = `29ZZZF${Date.now().toString(36).toUpperCase()}`
  await office.goto('/admin/contacts?tab=generate-password')
  await office.getByLabel('GST Number').fill(gstNumber)
  await office.getByRole('button', { name: 'Generate Password' }).click()
  await expect(rowOf(office, gstNumber)).toBeVisible()
  await office.getByLabel('Search customer accounts').fill(gstNumber.toLowerCase())
  await expect(office.getByText('1 account', { exact: true })).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: `Delete the account of ${gstNumber}` }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Customer account deleted')).toBeVisible()
  await expect(office.getByText('0 accounts')).toBeVisible()
})

async function deleteMeenakshi(office: Page) {
  await office.getByRole('button', { name: 'Delete the enquiry of Meenakshi' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}
