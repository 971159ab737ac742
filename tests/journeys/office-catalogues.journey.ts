import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { choose, fillProduct, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

/** Pictures are rendered in several sizes before they are stored. */
const whileRendering = { timeout: 20_000 }

const aName = () => `Kaveri Listed ${randomUUID()}`
const field = 'Category Catalogue (optional)'

function catalogue(name: string, bytes = 0) {
  return { name, mimeType: 'application/pdf', buffer: priceList(name, bytes) }
}

test(
  'a catalogue needs a category, and has to be a PDF under 10 MB',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    await expect(office.getByLabel(field)).toBeDisabled()
    await expect(
      office.getByText('Please select a category before uploading a catalogue'),
    ).toBeVisible()
    await choose(office, 'Category', 'Scanners')
    const letter = { ...catalogue('letter.pdf'), buffer: Buffer.from('<html></html>') }
    await office.getByLabel(field).setInputFiles(letter)
    await expect(
      office.getByText('Please upload a PDF file for the category catalogue'),
    ).toBeVisible()
    await office.getByLabel(field).setInputFiles(catalogue('large.pdf', 10 * 1024 * 1024))
    await expect(office.getByText('Catalogue size should be less than 10MB')).toBeVisible()
    await office.getByLabel(field).setInputFiles(catalogue('scanners.pdf'))
    await expect(office.getByText('Catalogue size should be less than 10MB')).toBeHidden()
    await office.getByRole('button', { name: 'Remove scanners.pdf' }).click()
    await expect(office.getByText('scanners.pdf')).toBeHidden()
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
  },
)

test('a catalogue comes with a product, is seen everywhere, and can be deleted', async ({
  office,
  shop,
}) => {
  const name = aName()
  await office.goto('/admin/products/new')
  await fillProduct(office, name)
  await choose(office, 'Category', 'UPS Systems')
  await office.getByLabel(field).setInputFiles(catalogue('ups 2026.pdf'))
  await office.getByRole('button', { name: 'Add Product' }).click()
  await expect(office).toHaveURL(/\/admin\/products$/, whileRendering)
  await rowOf(office, name).getByRole('button', { name: /^View/ }).click()
  const link = office.getByRole('dialog').getByRole('link', { name: 'ups 2026.pdf' })
  await expect(link).toBeVisible()
  const response = await fetch(`${shop.address}${await link.getAttribute('href')}`)
  expect(response.headers.get('content-type')).toContain('application/pdf')
  await expectAccessible(office)
  await office.getByRole('link', { name: 'Edit Product' }).click()
  await expect(
    office.getByRole('link', { name: 'View the catalogue of UPS Systems' }),
  ).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Delete Catalogue' }).click()
  const dialog = office.getByRole('alertdialog')
  await expect(dialog.getByText('Are you sure you want to delete this catalogue?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Catalogue deleted successfully!')).toBeVisible()
  await expect(office.getByText('No PDF is uploaded for this category')).toBeVisible()
  await expect(office.getByLabel(field)).toBeFocused()
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByText('ups 2026.pdf was restored.')).toBeVisible()
  await expect(
    office.getByRole('link', { name: 'View the catalogue of UPS Systems' }),
  ).toBeVisible()
})

test(
  'when the catalogue fails the product is saved all the same, and the file stays chosen',
  { tag: '@once' },
  async ({ office, context }) => {
    const upload = '**/api/admin/category-catalogue/upload'
    const name = aName()
    await office.goto('/admin/products/new')
    await fillProduct(office, name)
    await choose(office, 'Category', 'Projectors')
    await office.getByLabel(field).setInputFiles(catalogue('projectors.pdf'))
    await context.route(upload, (route) => route.abort())
    await office.getByRole('button', { name: 'Add Product' }).click()
    await expect(office.getByText('Failed to upload category catalogue')).toBeVisible(
      whileRendering,
    )
    await expect(office.getByText('Product added successfully!')).toBeVisible()
    await expect(office.getByRole('heading', { name: /catalogue is not/ })).toBeFocused()
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    await context.unroute(upload)
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByText('Catalogue uploaded successfully!')).toBeVisible()
    await expect(office).toHaveURL(/\/admin\/products$/, whileRendering)
    await expect(rowOf(office, name)).toHaveCount(1)
  },
)

test(
  'a catalogue that cannot be read or deleted says so',
  { tag: '@once' },
  async ({ office, context, shop }) => {
    const id = await shop.stock({ ...travelBook, category: 'CCTV Systems', name: aName() })
    await context.route('**/api/admin/category-catalogue/*', (route) => route.abort())
    await office.goto(`/admin/products/edit/${id}`)
    await expect(office.getByText('Failed to fetch category catalogue')).toBeVisible()
    await context.unroute('**/api/admin/category-catalogue/*')
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByText('Failed to fetch category catalogue')).toBeHidden()
    await office.getByLabel(field).setInputFiles(catalogue('cctv.pdf'))
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office).toHaveURL(/\/admin\/products$/, whileRendering)
    await context.route('**/api/admin/category-catalogue/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    )
    await office.goto(`/admin/products/edit/${id}`)
    await office.getByRole('button', { name: 'Delete Catalogue' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText('Failed to delete catalogue')).toBeVisible()
    await expect(office.getByRole('button', { name: 'Delete Catalogue' })).toBeVisible()
  },
)
