import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { fillProduct, photo, rowOf } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

const aName = () => `Kaveri Form ${randomUUID()}`

test('Duplicate fills the form for a new product from the one in the row', async ({
  office,
  shop,
}) => {
  const name = aName()
  await shop.stock({ ...travelBook, name })
  await office.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  await rowOf(office, name)
    .getByRole('link', { name: `Duplicate ${name}` })
    .click()
  await expect(office.getByRole('heading', { name: 'Add Product' })).toBeVisible()
  await expect(office.getByLabel(/^Product Name/)).toHaveValue(`${name} (copy)`)
  await expect(office.getByLabel(/^Model Number/)).toHaveValue(travelBook.modelNo)
  await expect(office.getByText('Its pictures are not copied.')).toBeVisible()
  await expectAccessible(office)
  await office.getByLabel('Product Images').setInputFiles([await photo('copy.png')])
  await office.getByRole('button', { name: 'Add Product' }).click()
  await expect(office.getByText('Product added successfully!')).toBeVisible()
  await expect(office).toHaveURL(/\/admin\/products\?q=/)
  await expect(rowOf(office, `${name} (copy)`)).toBeVisible()
})

test(
  'a product is duplicated from its own form, and Cancel leads to the list',
  { tag: '@once' },
  async ({ office, shop }) => {
    const name = aName()
    const id = await shop.stock({ ...travelBook, name })
    await office.goto(`/admin/products?q=${encodeURIComponent(name)}`)
    await rowOf(office, name)
      .getByRole('link', { name: `Edit ${name}` })
      .click()
    await expect(office.getByRole('link', { name: 'View on site' })).toHaveAttribute(
      'href',
      `/products-details/${id}`,
    )
    await office.getByRole('link', { name: 'Duplicate' }).click()
    await expect(office.getByLabel(/^Product Name/)).toHaveValue(`${name} (copy)`)
    await office.getByRole('link', { name: 'Cancel' }).click()
    await expect(office).toHaveURL(/\/admin\/products\?q=/)
    await expect(rowOf(office, `${name} (copy)`)).toHaveCount(0)
  },
)

test('Save and add another opens an empty form with the same brand and category', async ({
  office,
}) => {
  const name = aName()
  await office.goto('/admin/products/new')
  await fillProduct(office, name)
  await office.getByRole('button', { name: 'Save and add another' }).click()
  await expect(office.getByText(`${name} has been added.`)).toBeVisible()
  await expect(office.getByLabel(/^Product Name/)).toBeFocused()
  await expect(office.getByLabel(/^Product Name/)).toHaveValue('')
  await expect(office.getByLabel(/^Brand/)).toHaveValue('Kaveri')
  await expect(office.getByRole('combobox', { name: 'Category', exact: true })).toHaveText(
    'Laptops',
  )
  await expect(office.getByText('Not saved yet')).toBeHidden()
  await office.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  await expect(rowOf(office, name)).toBeVisible()
})
