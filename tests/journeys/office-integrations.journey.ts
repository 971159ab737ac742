import { randomUUID } from 'node:crypto'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('an owner adds an API key, copies it once, and revokes it', async ({ office, request }) => {
  const name = `Price list ${randomUUID()}`
  await office.goto('/admin/integrations')
  await office.getByLabel('Name').fill(name)
  await office.getByRole('button', { name: 'Add Key' }).click()
  const banner = office.getByText(/^tamarind_key_/)
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
