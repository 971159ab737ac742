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

test(
  'a table pasted from a spreadsheet fills the specification, and Alt with an arrow moves a line',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    const lines = office.getByLabel(/^Specification \d/)
    await lines.first().evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'Memory\t16 GB\nStorage\t1 TB')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(lines.nth(0)).toHaveValue('Memory: 16 GB')
    await lines.nth(1).press('Alt+ArrowUp')
    await expect(lines.nth(0)).toBeFocused()
    await expect(lines.nth(0)).toHaveValue('Storage: 1 TB')
    await expect(lines.nth(1)).toHaveValue('Memory: 16 GB')
  },
)

test(
  'images are pasted and dropped anywhere on the form, and other files are refused',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    const name = office.getByLabel(/^Product Name/)
    await name.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['x'], 'screenshot.png', { type: 'image/png' }))
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(office.getByText('Image added to the form.')).toBeVisible()
    const pictures = office.getByRole('list', { name: 'Pictures in their order' })
    await expect(pictures.getByRole('listitem')).toHaveCount(1)
    await name.evaluate((input) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'front.png', { type: 'image/png' }))
      dataTransfer.items.add(new File(['x'], 'terms.pdf', { type: 'application/pdf' }))
      input.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    })
    await expect(office.getByText('Drop images anywhere on this form')).toBeVisible()
    await name.evaluate((input) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'front.png', { type: 'image/png' }))
      dataTransfer.items.add(new File(['x'], 'terms.pdf', { type: 'application/pdf' }))
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      input.dispatchEvent(drop)
    })
    await expect(office.getByText('Drop images anywhere on this form')).toBeHidden()
    await expect(pictures.getByRole('listitem')).toHaveCount(2)
    await expect(office.getByText('Only image files are allowed')).toBeVisible()
    await expect(office.getByText(': terms.pdf')).toBeVisible()
  },
)
