import { randomUUID } from 'node:crypto'
import { findContacts, writeToUs } from './contact-steps.ts'
import { choose, lookAgainUntil, openNavigation, rowOf, tab } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('the navigation leads to two tabs, which the keyboard walks and the address names', async ({
  office,
}) => {
  await office.goto('/admin/products')
  await openNavigation(office)
  await office.getByRole('link', { name: 'Contacts' }).click()
  await expect(office).toHaveURL(/\/admin\/contacts$/)
  const contacts = office.getByRole('tab', { name: 'Customer Contacts' })
  const generate = office.getByRole('tab', { name: 'Generate Password' })
  await expect(contacts).toHaveAttribute('aria-selected', 'true')
  await contacts.focus()
  await office.keyboard.press('ArrowLeft')
  await expect(generate).toBeFocused()
  await expect(generate).toHaveAttribute('aria-selected', 'true')
  await expect(office).toHaveURL(/\?tab=generate-password$/)
  await expect(office.getByRole('tabpanel', { name: 'Generate Password' })).toBeVisible()
  await office.goBack()
  await expect(contacts).toHaveAttribute('aria-selected', 'true')
})

test('contacts are filtered by type and status, and the address holds it', async ({
  office,
  shop,
}) => {
  const { name } = await writeToUs(shop)
  await findContacts(office, name)
  await expect(rowOf(office, name)).toContainText('New Customer')
  await choose(office, 'Type', 'Existing Customers')
  await expect(office.getByText('No contacts found')).toBeVisible()
  await expect(office).toHaveURL(/type=existing/)
  await office.goBack()
  await expect(rowOf(office, name)).toBeVisible()
  await tab(office, 'Pending').click()
  await expect(office).toHaveURL(/status=pending/)
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const downloading = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^contacts-.*\.csv$/)
  await office.getByLabel(`Select the message of ${name}`).check()
  await choose(office, 'Set the status', 'Completed')
  await expect(office.getByText('1 contact changed')).toBeVisible()
  await office.getByRole('button', { name: 'Undo' }).click()
  await choose(office, `Status of ${name}`, 'Contacted')
  await expect(office.getByText('Contact status updated')).toBeVisible()
  await expect(office.getByText('No contacts found')).toBeVisible()
  await office.getByRole('link', { name: 'Clear Filters' }).first().click()
  await expect(office).toHaveURL(/\/admin\/contacts$/)
  await expect(office.getByLabel(`Status of ${name}`)).toHaveText('Contacted')
})

test(
  'a GST number that another customer has is refused at its field',
  { tag: '@once' },
  async ({ office, shop }) => {
    const gstNumber = '33ZZZPZ9999Z2ZY'
    await office.goto('/admin/contacts?tab=generate-password')
    await office.getByLabel('GST Number').fill(gstNumber)
    await office.getByRole('button', { name: 'Generate Password' }).click()
    await expect(rowOf(office, gstNumber)).toBeVisible()
    const { name } = await writeToUs(shop)
    await findContacts(office, name)
    const dialog = office.getByRole('dialog')
    await rowOf(office, name)
      .getByRole('button', { name: /^Set Password/ })
      .click()
    await dialog.getByLabel('Password', { exact: true }).fill('six-or-more')
    await dialog.getByRole('button', { name: 'Save Password' }).click()
    await dialog.getByRole('button', { name: 'Set new password' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill('six-or-more')
    await dialog.getByLabel('GST Number').fill(gstNumber)
    await dialog.getByRole('button', { name: 'Save Password' }).click()
    await expect(
      dialog.getByText('Another customer has this GST number or e-mail already'),
    ).toBeVisible()
    await expect(dialog.getByLabel('GST Number')).toBeFocused()
  },
)

test(
  'an account of a GST number alone is called by it, and has no Email',
  { tag: '@once' },
  async ({ office, shop, page }) => {
    const gstNumber = '29ZZZCZ9997Z1ZH'
    await office.goto('/admin/contacts?tab=generate-password')
    await office.getByLabel('GST Number').fill(gstNumber)
    await office.getByRole('button', { name: 'Generate Password' }).click()
    const password = await rowOf(office, gstNumber).locator('code').textContent()
    const data = { gstNumber, password, message: 'Please send somebody for the printer.' }
    const response = await page.request.post(`${shop.address}/api/contact`, { data })
    expect(response.status()).toBe(201)
    await office.getByRole('tab', { name: 'Customer Contacts' }).click()
    const row = rowOf(office, gstNumber).first()
    await expect(row).toContainText('Existing Customer')
    await expect(row.getByRole('link', { name: /^Email/ })).toHaveCount(0)
    await row.getByRole('button', { name: `View ${gstNumber}` }).click()
    await expect(office.getByRole('dialog').getByText(password ?? '')).toBeVisible()
  },
)

test(
  'a new message appears without a reload, and waits while the details are open',
  { tag: '@once' },
  async ({ office, shop }) => {
    const company = randomUUID()
    const { name } = await writeToUs(shop, { company })
    await office.clock.install()
    await findContacts(office, company)
    const rows = rowOf(office, company)
    await expect(rows).toHaveCount(1)
    await writeToUs(shop, { company })
    const poll = office.waitForRequest(
      (request) => /contacts\?/.test(request.url()) && 'x-unattended' in request.headers(),
    )
    await lookAgainUntil(office, () => expect(rows).toHaveCount(2, { timeout: 1000 }))
    await poll
    await office.getByRole('button', { name: `View ${name}` }).click()
    await writeToUs(shop, { company })
    const notice = office.getByText('1 new contact')
    await lookAgainUntil(office, () => expect(notice).toBeVisible({ timeout: 1000 }))
    await office.getByRole('button', { name: 'Close' }).click()
    await expect(rows).toHaveCount(2)
    await office.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(rows).toHaveCount(3)
  },
)

test(
  'View shows all that is known; Email opens the mail program',
  { tag: '@once' },
  async ({ office, shop }) => {
    const { name, email } = await writeToUs(shop, {
      message: 'Two lines of a message.\nThe second.',
    })
    await findContacts(office, name)
    const link = rowOf(office, name).getByRole('link', { name: /^Email/ })
    await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${email}`))
    await rowOf(office, name).getByRole('button', { name: /^View/ }).click()
    const dialog = office.getByRole('dialog')
    for (const text of [email, 'Hosur Foods', 'The second.', 'New Customer']) {
      await expect(dialog.getByText(text).first()).toBeVisible()
    }
    await choose(dialog, `Status of ${name}`, 'Completed')
    await expect(office.getByText('Contact status updated')).toBeVisible()
    await office.keyboard.press('Escape')
    await expect(office.getByRole('combobox', { name: `Status of ${name}` })).toHaveText(
      'Completed',
    )
  },
)

test(
  'contacts that cannot be read show an error, and can be read again',
  { tag: '@once' },
  async ({ office, context }) => {
    await context.route('**/api/admin/contacts*', (route) => route.abort())
    await office.goto('/admin/contacts')
    await expect(office.getByText('Failed to fetch contacts')).toBeVisible()
    await expect(
      office.getByText('No response from server. Please check your connection.'),
    ).toBeVisible()
    await expectAccessible(office)
    await context.unroute('**/api/admin/contacts*')
    await office.getByRole('button', { name: /try again/i }).click()
    await expect(office.getByRole('row').nth(1)).toBeVisible()
  },
)
