import { randomUUID } from 'node:crypto'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('an owner adds an API key, copies it once, and revokes it', async ({ office, request }) => {
  const name = `Price list ${randomUUID()}`
  await office.goto('/admin/integrations')
  await office.getByLabel('Name').fill(name)
  await office.getByRole('button', { name: 'Add key' }).click()
  const banner = office.getByText(/^tamarind_key_/)
  await expect(banner).toBeInViewport()
  const key = (await banner.textContent()) ?? ''
  await expect(rowOf(office, name)).toContainText(`Ends in ${key.slice(-4)}`)
  await expect(rowOf(office, name)).toContainText('Never used')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const headers = { Authorization: `Bearer ${key}` }
  expect((await request.get('/api/admin/products/all?limit=1', { headers })).status()).toBe(200)

  await office.reload()
  await expect(banner).toHaveCount(0)
  await expect(rowOf(office, name)).toContainText('Used')
  await office.getByRole('button', { name: `Revoke ${name}` }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(rowOf(office, name)).toHaveCount(0)
  expect((await request.get('/api/admin/products/all?limit=1', { headers })).status()).toBe(401)
})

test('an owner adds a webhook, sends a test, and sees why it did not arrive', async ({
  office,
}) => {
  const url = `https://${randomUUID()}.invalid/hook`
  await office.goto('/admin/integrations')
  await office.getByLabel('Address').fill(url)
  await office.getByLabel('product.changed').check()
  await office.getByRole('button', { name: 'Add webhook' }).click()
  await expect(office.getByText(/^whsec_/)).toBeInViewport()
  await expect(rowOf(office, url)).toContainText(
    'enquiry.received, message.received, product.changed',
  )
  await office.getByLabel('Address').fill(url)
  await office.getByRole('button', { name: 'Add webhook' }).click()
  await expect(office.getByLabel('Address')).toBeFocused()
  await expect(office.getByLabel('Address')).toHaveAccessibleDescription(
    /There is a webhook with this address already/,
  )
  const other = `${url}2`
  await office.getByLabel('Address').fill(other)
  await office.getByRole('button', { name: 'Add webhook' }).click()
  await expect(rowOf(office, other)).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: `Send a test to ${url}`, exact: true }).click()
  const row = rowOf(office, url).first()
  await expect(row).toContainText(
    /The test did not arrive: .*(no server of this name|could not be looked up)/,
    { timeout: 15_000 },
  )
  await expect(office.getByText('A test event is on its way')).toHaveCount(0)
  await office.getByRole('button', { name: `Calls of ${url}`, exact: true }).click()
  const log = office.getByRole('dialog', { name: `Calls of ${url}` })
  await expect(log).toContainText('webhook.test')
  await expect(log).toContainText(/no server of this name|could not be looked up/, {
    timeout: 15_000,
  })
  await expectAccessible(office)
  await log.getByRole('button', { name: 'Close' }).click()
  await office.getByRole('button', { name: `Edit ${other}` }).click()
  const dialog = office.getByRole('dialog', { name: 'Edit webhook' })
  await dialog.getByLabel('product.deleted').check()
  await dialog.getByLabel('message.received').uncheck()
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByRole('button', { name: 'Save webhook' }).click()
  await expect(dialog.getByLabel('Address')).toBeFocused()
  await dialog.getByLabel('Address').fill(other)
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Save webhook' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(office, other)).toContainText('enquiry.received, product.deleted')
  await expect(office.getByRole('button', { name: `Edit ${other}` })).toBeFocused()
  for (const [removed, focused] of [
    [url, office.getByRole('button', { name: `Remove ${other}` })],
    [other, office.getByRole('heading', { name: 'Webhooks', exact: true })],
  ] as const) {
    await office.getByRole('button', { name: `Remove ${removed}`, exact: true }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(
      office.getByRole('button', { name: `Remove ${removed}`, exact: true }),
    ).toHaveCount(0)
    await expect(focused).toBeFocused()
  }
})
