import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { choose, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('faults of the catalogue are counted, shown, and corrected for several products at once', async ({
  office,
  shop,
}) => {
  const modelNo = `QU${randomUUID().replaceAll('-', '')}`
  const names = [`Kaveri ${'A'.repeat(80)}`, `Kaveri ${'B'.repeat(80)}`]
  for (const name of names) await shop.stock({ ...travelBook, modelNo, name })
  await office.goto('/admin/products')
  await office.getByRole('link', { name: 'Quality', exact: true }).click()
  await expect(office).toHaveURL(/\/admin\/products\/quality$/)
  await expect(office.getByRole('heading', { level: 1, name: 'Product quality' })).toBeVisible()
  await expect(office.getByText(/\d of \d+ products can be improved/)).toBeVisible()
  const tabs = office.getByRole('navigation', { name: 'Product screens' })
  const tab = (name: string) => tabs.getByRole('link', { name, exact: true })
  await expect(tab('Quality')).toHaveAttribute('aria-current', 'page')
  for (const name of ['Import/export', 'Featured', 'Quality']) {
    await tab(name).click()
    await expect(tab(name)).toHaveAttribute('aria-current', 'page')
  }
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const long = 'Name over 70 characters'
  await expect(office.getByRole('heading', { name: long })).toBeVisible()
  await office.getByRole('link', { name: `Show products: ${long}` }).click()
  await expect(office).toHaveURL(/only=Long\+name/)
  await office.goto(`/admin/products?only=Without+HSN+code&q=${modelNo}`)
  await expect(rowOf(office, names[0] ?? '')).toBeVisible()
  await office.getByLabel('Select all products on this page').click()
  await office.getByRole('button', { name: 'Change...' }).click()
  const dialog = office.getByRole('dialog')
  await choose(dialog, 'Changes', 'HSN Code')
  await dialog.getByLabel('New HSN code').fill('12')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText(/HSN Code must have 4, 6 or 8 digits/)).toBeVisible()
  await dialog.getByLabel('New HSN code').fill('847130')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(office.getByText('2 products were changed.')).toBeVisible()
  await expect(rowOf(office, names[0] ?? '')).toHaveCount(0)
})

test(
  'a check that fails says so, and is repeated',
  { tag: '@once' },
  async ({ office, context }) => {
    await context.route('**/api/admin/products/quality', (route) => route.abort())
    await office.goto('/admin/products/quality')
    await expect(office.getByText('Failed to check the products')).toBeVisible()
    await context.unroute('**/api/admin/products/quality')
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByText(/products can be improved/)).toBeVisible()
    await office.goto('/admin/today')
    await office.getByRole('link', { name: 'products with faults' }).click()
    await expect(office).toHaveURL(/\/admin\/products\/quality$/)
  },
)
