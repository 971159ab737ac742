import { randomUUID } from 'node:crypto'
import { accountMessages } from '#contract/accounts/account.ts'
import { asha } from '../fixtures/people.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('a change of people asks for the password again, and then goes on', async ({ office }) => {
  const email = `ravi.${randomUUID()}@tamarindit.example`
  let isLongAgo = true
  await office.route('**/api/admin/people', async (route) => {
    if (route.request().method() !== 'POST' || !isLongAgo) return route.fallback()
    const message = accountMessages.confirmationNeeded
    const json = { success: false, error: message, message, needsConfirmation: true }
    return route.fulfill({ status: 403, json })
  })
  await office.goto('/admin/people')
  await office.getByLabel('E-mail').fill(email)
  await office.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = office.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(office.getByText(accountMessages.confirmationNeeded)).toBeVisible()
  await expect(office.getByLabel('E-mail')).toHaveValue(email)

  await office.getByRole('button', { name: 'Invite', exact: true }).click()
  await dialog.getByLabel('Current password').fill('filter-coffee-at-nine')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText(accountMessages.wrongPassword)).toBeVisible()
  await dialog.getByLabel('Current password').fill(asha.password)
  isLongAgo = false
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(rowOf(office, email)).toBeVisible()
  await rowOf(office, email)
    .getByRole('button', { name: `Remove ${email}` })
    .click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(office, email)).toHaveCount(0)
})

test('where everybody needs a second factor, each screen leads to Account @once', async ({
  office,
}) => {
  await office.route('**/api/session', async (route) => {
    const response = await route.fetch()
    const json: object = await response.json()
    await route.fulfill({ response, json: { ...json, isFactorMissing: true } })
  })
  await office.goto('/admin/enquiries')
  await expect(office).toHaveURL(/\/admin\/account$/)
  await expect(office.getByText(accountMessages.factorMissing)).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
})

test('an owner without a second factor cannot require it of everybody @once', async ({
  office,
}) => {
  await office.goto('/admin/settings')
  await office.getByRole('button', { name: 'Require for everybody' }).click()
  await expect(office.getByText(accountMessages.ownFactorFirst)).toBeVisible()
  await expectAccessible(office)
})

test('an owner who changes the rule of second factors sees at once that their own is missing @once', async ({
  office,
}) => {
  await office.goto('/admin/settings')
  const change = office.getByRole('button', { name: 'Require for everybody' })
  await expect(change).toBeVisible()
  // As the server answers once another owner has required it.
  await office.route('**/api/session', async (route) => {
    const response = await route.fetch()
    const json: object = await response.json()
    await route.fulfill({ response, json: { ...json, isFactorMissing: true } })
  })
  await change.click()
  await expect(office).toHaveURL(/\/admin\/account$/)
  await expect(office.getByText(accountMessages.factorMissing)).toBeVisible()
})
