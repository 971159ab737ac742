import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { chooseFilter, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'
import type { Shop } from './shop.ts'

/** Found by nothing else: the search finds parts of words too. */
const aModel = () => `PL${randomUUID().replaceAll('-', '')}`

async function stockMany(shop: Shop, count: number) {
  const modelNo = aModel()
  const names = Array.from({ length: count }, (_, i) => `Kaveri ${String(i + 1).padStart(2, '0')}`)
  for (const name of names) await shop.stock({ ...travelBook, modelNo, name })
  return modelNo
}

test('the table and the cards show the same search, filters, order and page', async ({
  office,
  shop,
}) => {
  const modelNo = await stockMany(shop, 25)
  const search = `?q=${modelNo}&category=Laptops&stock=In+Stock&sort=name`
  await office.goto(`/admin/products${search}`)
  await office.getByRole('link', { name: 'Next' }).click()
  await expect(office.getByText('25–25 of 25 products')).toBeVisible()
  await office.getByRole('link', { name: 'Cards', exact: true }).click()
  await expect(office).toHaveURL(
    new RegExp(`/admin/products/view\\${search}&page=2$`.replaceAll('+', '\\+')),
  )
  await expect(office.getByRole('heading', { level: 1, name: 'View products' })).toBeVisible()
  await expect(office.getByText('25–25 of 25 products')).toBeVisible()
  await expect(office.getByRole('heading', { level: 2, name: 'Kaveri 25' })).toBeVisible()
  await expect(office.getByLabel('Sort by')).toHaveText('Name')
  await expect(office.getByLabel('Status', { exact: true })).toHaveText('In Stock')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(office).toHaveURL(/\/admin\/products\?q=.*&page=2$/)
  await expect(rowOf(office, 'Kaveri 25')).toBeVisible()
})

test('a selection survives paging and the other display, and all of it is deleted', async ({
  office,
  shop,
}) => {
  const modelNo = await stockMany(shop, 26)
  await office.goto(`/admin/products?q=${modelNo}&sort=name`)
  await office.getByLabel('Select Kaveri 01').check()
  await office.getByLabel('Select Kaveri 02').check()
  await office.getByRole('link', { name: 'Next' }).click()
  await expect(office.getByText('2 selected, 2 on other pages')).toBeVisible()
  await office.getByLabel('Select Kaveri 26').check()
  await expect(office.getByText('3 selected, 2 on other pages')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: 'Cards', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'View products' })).toBeVisible()
  await expect(office.getByLabel('Select Kaveri 26')).toBeChecked()
  await chooseFilter(office, 'Status', 'In Stock')
  await expect(office.getByText(/^1–24 of 26 products$/)).toBeVisible()
  await office.goBack()
  await expect(office.getByText('3 selected')).toBeVisible()
  await office.getByRole('button', { name: 'Delete selected' }).click()
  const dialog = office.getByRole('alertdialog')
  await expect(dialog.getByText('Are you sure you want to delete 3 products?')).toBeVisible()
  await expect(dialog.getByText(/^Kaveri 01, Kaveri 02, Kaveri 26\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('3 product(s) deleted successfully!')).toBeVisible()
  await expect(office.getByText('23 products', { exact: true })).toBeVisible()
})

test('Clear ends a selection on all pages', { tag: '@once' }, async ({ office, shop }) => {
  const modelNo = await stockMany(shop, 25)
  await office.goto(`/admin/products?q=${modelNo}`)
  await office.getByLabel('Select all products on this page').check()
  await office.getByRole('link', { name: 'Next' }).click()
  await expect(office.getByText('24 selected')).toBeVisible()
  await office.getByRole('button', { name: 'Clear selection' }).click()
  await expect(office.getByText('25–25 of 25 products')).toBeVisible()
  await office.getByRole('link', { name: 'Previous' }).click()
  await expect(office.getByLabel('Select Kaveri 25')).not.toBeChecked()
})

for (const [path, edit] of [
  ['/admin/products', 'Edit'],
  ['/admin/products/view', 'Edit Product'],
] as const) {
  test(`an edit leads back to the same rows of ${path}, and marks its row`, async ({
    office,
    shop,
  }) => {
    const modelNo = await stockMany(shop, 30)
    const address = `${path}?q=${modelNo}&sort=name`
    await office.goto(address)
    const link = office.getByRole('link', { name: `${edit} Kaveri 20`, exact: true })
    await link.scrollIntoViewIfNeeded()
    const before = await office.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await office.getByLabel(/^Warranty/).fill('7 years onsite')
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByText('Product updated successfully!')).toBeVisible()
    await expect(office).toHaveURL(address)
    await expect(link).toBeFocused()
    expect(await office.evaluate(() => scrollY)).toBe(before)
    await expectAccessible(office)
    await office.getByRole('link', { name: `${edit} Kaveri 21`, exact: true }).click()
    await office.getByRole('link', { name: 'Cancel' }).click()
    await expect(office).toHaveURL(address)
    await expect(office.getByRole('link', { name: `${edit} Kaveri 21`, exact: true })).toBeFocused()
  })
}

test(
  'a form that was opened by its address leads to the table',
  { tag: '@once' },
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aModel() })
    await office.goto(`/admin/products/edit/${id}`)
    await office.getByRole('link', { name: 'Cancel' }).click()
    await expect(office).toHaveURL(/\/admin\/products$/)
  },
)
