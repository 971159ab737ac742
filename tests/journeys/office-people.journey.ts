import { randomUUID } from 'node:crypto'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('a person is invited by a link, chooses a password, and sees what the role may do', async ({
  office,
  browser,
  baseURL,
}) => {
  const email = `sales-${randomUUID()}@tamarindit.example`
  await office.goto('/admin/people')
  await office.getByLabel('E-mail').fill(email)
  await office.getByLabel('Role', { exact: true }).click()
  await office.getByRole('option', { name: 'Sales' }).click()
  await office.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(rowOf(office, email)).toContainText('Invited')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const link = await office.getByText('/login/reset?token=').textContent()
  const { pathname, search } = new URL(link ?? '')

  const context = await browser.newContext({ baseURL })
  const theirs = await context.newPage()
  await theirs.goto(`${pathname}${search}`)
  await expect(theirs.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await theirs.getByLabel('New password', { exact: true }).fill('ginger-tea-at-eleven')
  await theirs.getByLabel('Repeat new password').fill('ginger-tea-at-eleven')
  await theirs.getByRole('button', { name: 'Save password' }).click()
  await expect(theirs.getByText('Your password is set. Sign in with it.')).toBeVisible()
  await theirs.goto('/login')
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill('ginger-tea-at-eleven')
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  await theirs.waitForURL(/\/admin\//)
  await theirs.goto('/admin/enquiries')
  await expect(theirs.getByRole('heading', { name: 'Enquiry management' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Gallery' })).toHaveCount(0)
  await expect(theirs.getByRole('link', { name: 'People' })).toHaveCount(0)

  await office.reload()
  await office.getByRole('button', { name: `1 session of ${email}` }).click()
  const sessions = office.getByRole('dialog', { name: `Sessions of ${email}` })
  await expect(sessions.getByRole('listitem')).toContainText('Chrome')
  await expectAccessible(office)
  await sessions.getByRole('button', { name: /^End the session/ }).click()
  await expect(sessions).toContainText('Signed in nowhere.')
  await expect(sessions).toBeFocused()
  await sessions.getByRole('button', { name: 'Close' }).click()
  await theirs.goto('/admin/enquiries')
  await expect(theirs).toHaveURL(/\/login/)
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill('ginger-tea-at-eleven')
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  await theirs.waitForURL(/\/admin\//)
  await office.getByRole('button', { name: `Suspend ${email}` }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(rowOf(office, email)).toContainText('Suspended')
  await theirs.goto('/admin/enquiries')
  await expect(theirs).toHaveURL(/\/login/)
  await context.close()
  await office.getByRole('button', { name: `Remove ${email}` }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(office, email)).toHaveCount(0)
})
