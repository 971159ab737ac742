import { travelBook } from '../fixtures/goods.ts'
import { aModel } from './office-product-steps.ts'
import { choose, chooseFilter, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('a product is made a draft and published in the list, as a table and as cards', async ({
  office,
  shop,
  baseURL,
}) => {
  const modelNo = aModel()
  const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
  const statusOnSite = async () => (await fetch(`${baseURL}/products-details/${id}`)).status
  await office.goto(`/admin/products?q=${modelNo}`)
  const toggle = office.getByRole('switch', { name: 'Published: Kaveri 01' })
  await expect(toggle).toBeChecked()
  await toggle.press('Space')
  await expect(toggle).not.toBeChecked()
  await expect(office.getByText('1 product was changed.')).toBeVisible()
  await expect(office.getByText('Draft', { exact: true })).toBeVisible()
  expect(await statusOnSite()).toBe(404)
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: 'Cards' }).click()
  await chooseFilter(office, 'Show', 'Drafts')
  await expect(office.getByRole('heading', { name: 'Kaveri 01' })).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await toggle.click()
  await expect(office.getByText('No products found')).toBeVisible()
  expect(await statusOnSite()).toBe(200)
})

test('a product is entered as a draft with the time of its publication @once', async ({
  office,
  shop,
}) => {
  const modelNo = aModel()
  const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
  await office.goto(`/admin/products/edit/${id}`)
  await choose(office, 'Publication', 'Draft')
  const publishOn = office.getByLabel('Publish on')
  await publishOn.fill('2020-12-01T09:30')
  await expect(publishOn).toHaveAccessibleDescription(/^This time is over/)
  await publishOn.fill('2099-12-01T09:30')
  await expect(publishOn).toHaveAccessibleDescription(/^Indian time/)
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Update Product' }).click()
  await office.goto(`/admin/products?q=${modelNo}`)
  await expect(rowOf(office, 'Kaveri 01')).toContainText('Draft until 1 Dec 2099, 09:30 am')
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'View Kaveri 01' }).click()
  const details = office.getByRole('dialog', { name: 'Kaveri 01' })
  await expect(details.getByText('Publish on 1 Dec 2099, 09:30 am').first()).toBeVisible()
  await expect(details.getByText('Not on the site')).toBeVisible()
})
