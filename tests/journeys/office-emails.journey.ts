import { writeToUs } from './contact-steps.ts'
import { choose, openNavigation, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('without mail the e-mails wait, a banner says so, and their text can be read', async ({
  office,
  shop,
}) => {
  const { name, email } = await writeToUs(shop)
  await office.goto('/admin/products')
  await openNavigation(office)
  await office.getByRole('link', { name: 'E-mails' }).click()
  await expect(office).toHaveURL(/\/admin\/emails$/)
  await expect(office.getByText('No mail is set up.')).toBeVisible()
  const row = rowOf(office, email)
  await expect(row).toContainText('Contact, to the sender')
  await expect(row).toContainText('Waiting')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await row.getByRole('button', { name: /^View/ }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByText(name).first()).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test(
  'e-mails are searched and filtered by their state, and the address holds both',
  { tag: '@once' },
  async ({ office, shop }) => {
    const { email } = await writeToUs(shop)
    await office.goto('/admin/emails')
    await office.getByLabel('Search e-mails').fill(email.toUpperCase())
    await expect(office).toHaveURL(/\?q=DIVYA/)
    await expect(office.getByRole('row')).toHaveCount(2)
    await expectAccessible(office)
    await choose(office, 'State', 'Failed')
    await expect(office).toHaveURL(/\?q=DIVYA.*&state=failed$/)
    await expect(office.getByText('No e-mails found')).toBeVisible()
    await office.getByRole('link', { name: 'Show all e-mails' }).click()
    await expect(office.getByRole('row').nth(1)).toBeVisible()
  },
)

test('a password in an e-mail is shown to nobody', { tag: '@once' }, async ({ office, shop }) => {
  const { name, email } = await writeToUs(shop)
  await office.goto(`/admin/contacts?${new URLSearchParams({ q: name })}`)
  await rowOf(office, name)
    .getByRole('button', { name: /^Set Password/ })
    .click()
  await office.getByLabel('Password', { exact: true }).fill('for-divya-alone')
  await office.getByRole('button', { name: 'Save Password' }).click()
  await expect(office.getByText('Password saved')).toBeVisible()
  await office.goto('/admin/emails')
  await rowOf(office, email)
    .filter({ hasText: 'Password, to the customer' })
    .getByRole('button', { name: /^View/ })
    .click()
  await expect(office.getByRole('dialog').getByText('••••••')).toBeVisible()
  await expect(office.getByText('for-divya-alone')).toHaveCount(0)
})

test('a row offers to send an e-mail again only where the response allows it @once', async ({
  office,
  context,
}) => {
  const emails = [failed({ id: 'a', canBeSent: true }), failed({ id: 'b', canBeSent: false })]
  await context.route('**/api/admin/emails?*', (route) =>
    route.fulfill({ json: { success: true, emails, isMailSetUp: true, failed: 2, total: 2 } }),
  )
  await context.route('**/api/admin/emails/*/send', (route) =>
    route.fulfill({ json: { success: true, message: 'The e-mail will be sent again.' } }),
  )
  await office.goto('/admin/emails')
  await expect(office.getByText('2 e-mails could not be delivered')).toBeVisible()
  await expect(office.getByRole('button', { name: /^Send again/ })).toHaveCount(1)
  await expect(office.getByText('550 no such user here').first()).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: /^Send again/ }).click()
  await expect(office.getByText('The e-mail will be sent again.')).toBeVisible()
  await office.getByRole('button', { name: /^View/ }).nth(1).click()
  await expect(office.getByRole('dialog').getByText('has been erased')).toBeVisible()
})

test(
  'e-mails that cannot be read show an error, and can be read again',
  { tag: '@once' },
  async ({ office, context, shop }) => {
    await writeToUs(shop)
    await context.route('**/api/admin/emails*', (route) => route.abort())
    await office.goto('/admin/emails')
    await expect(office.getByText('Failed to fetch e-mails')).toBeVisible()
    await expectAccessible(office)
    await context.unroute('**/api/admin/emails*')
    await office.getByRole('button', { name: /try again/i }).click()
    await expect(office.getByRole('row').nth(1)).toBeVisible()
  },
)

function failed(email: { id: string; canBeSent: boolean }) {
  return {
    ...email,
    kind: 'customer-password',
    recipient: 'nobody@hosurfoods.example',
    subject: 'Your password for Tamarind IT Solutions',
    text: 'Your password: ••••••',
    state: 'failed',
    attempts: 3,
    createdAt: '2026-11-20T10:00:00.000Z',
    nextTryAt: null,
    lastError: '550 no such user here',
    sentAt: null,
    attachments: [],
  }
}
