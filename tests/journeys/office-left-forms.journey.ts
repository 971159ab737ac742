import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { asked } from './office-enquiry-steps.ts'
import { aModel, chooseManual, stockMany } from './office-product-steps.ts'
import { choose, hold, rowOf, toastOf } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

test.afterEach(({ office }) => office.unrouteAll({ behavior: 'ignoreErrors' }))

test(
  'a document that is uploaded while its product is saved is stored, and says so',
  { tag: '@once' },
  async ({ office, shop }) => {
    const id = await chooseManual(office, shop)
    const release = await hold(office, 'POST', /\/documents$/)
    await office.getByRole('button', { name: 'Add document' }).click()
    await expect(office.getByText('Uploading...').first()).toBeVisible()
    await office.getByLabel(/^Warranty/).fill('3 years onsite')
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByText('Uploading...')).toHaveCount(0)
    release()
    await expect(office.getByText('Document added')).toBeVisible()
    await office.goto(`/admin/products/edit/${id}`)
    await expect(office.getByRole('button', { name: 'Edit manual' })).toBeVisible()
  },
)

test(
  'a toast says that the upload of a document failed after its product was saved',
  { tag: '@once' },
  async ({ office, shop }) => {
    await chooseManual(office, shop)
    const lose = await hold(office, 'POST', /\/documents$/, { isLost: true })
    await office.getByRole('button', { name: 'Add document' }).click()
    await expect(office.getByText('Uploading...').first()).toBeVisible()
    await office.getByLabel(/^Warranty/).fill('3 years onsite')
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByText('Uploading...')).toHaveCount(0)
    lose()
    await expect(toastOf(office, /^Failed to add the document: /)).toBeVisible()
    await expectAccessible(office)
  },
)

test(
  'a toast says that a status is not stored after its list was left',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    const lose = await hold(office, 'PUT', /\/enquiries\/\w+\/status$/, { isLost: true })
    await choose(office, 'Status of Vasundhara', 'Resolved')
    await office.getByRole('link', { name: 'Contacts' }).click()
    await expect(office.getByRole('heading', { name: 'Customer management' })).toBeVisible()
    lose()
    await expect(
      toastOf(office, /^Failed to update enquiry status. Please try again. No response/),
    ).toBeVisible()
  },
)

test(
  'a toast says that a category is not stored after its dialog was closed',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/categories')
    await office.getByRole('button', { name: 'Add category' }).click()
    const field = office.getByRole('dialog').getByLabel('Name', { exact: true })
    await field.fill('Racks for schools')
    const lose = await hold(office, 'POST', /\/api\/admin\/categories$/, { isLost: true })
    await office.getByRole('button', { name: 'Save category' }).click()
    await office.keyboard.press('Escape')
    await expect(field).toBeHidden()
    lose()
    await expect(toastOf(office, /^Failed to add the category: No response/)).toBeVisible()
    await office.getByRole('button', { name: 'Add category' }).click()
    await expect(field).toHaveValue('Racks for schools')
  },
)

test(
  'leaving the import screen cancels the upload, and a toast says so',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/import')
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Brand\r\nRao') }
    await office.getByLabel('CSV or Excel file').setInputFiles(file)
    const lose = await hold(office, 'POST', /\/products\/import$/, { isLost: true })
    await office.getByRole('button', { name: 'Check the file' }).click()
    await expect(office.getByText('Uploading the file...').first()).toBeVisible()
    await office.getByRole('link', { name: 'Contacts' }).click()
    await expect(toastOf(office, /: The upload was cancelled/)).toBeVisible()
    lose()
  },
)

test(
  'the address that is typed while another person is invited stays',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/people')
    const field = office.getByLabel('E-mail', { exact: true })
    const [first, second] = [`a-${randomUUID()}@example.com`, `b-${randomUUID()}@example.com`]
    await field.fill(first)
    const release = await hold(office, 'POST', /\/api\/admin\/people$/)
    await office.getByRole('button', { name: 'Invite', exact: true }).click()
    await field.fill(second)
    release()
    await expect(rowOf(office, first)).toBeVisible()
    await expect(field).toHaveValue(second)
    await office.reload()
    await expect(field).toHaveValue(second)
  },
)

test(
  'the fields of the mail settings are disabled while they are saved',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/settings')
    const server = office.getByLabel(/^SMTP server/)
    await server.fill('smtp.example.com')
    await office.getByLabel(/^Sender address/).fill('office@example.com')
    await office.getByLabel(/^Recipient of enquiries/).fill('sales@example.com')
    const lose = await hold(office, 'PUT', /\/settings\/mail$/, { isLost: true })
    await office.getByRole('button', { name: 'Save Mail Settings' }).click()
    await expect(server).toBeDisabled()
    lose()
    await expect(server).toBeEnabled()
    await expect(server).toHaveValue('smtp.example.com')
  },
)

test(
  'somebody who leaves a product while it is being saved hears that it may be stored, and how it ended',
  { tag: '@once' },
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, modelNo: aModel() })
    await office.goto(`/admin/products/edit/${id}`)
    await office.getByLabel(/^Warranty/).fill('5 years on site')
    const release = await hold(office, 'PUT', /\/products-edit\/\w+$/)
    await office.getByRole('button', { name: 'Update Product' }).click()
    await office.getByRole('link', { name: 'Contacts' }).click()
    const question = office.getByRole('alertdialog', { name: 'Leave while it is being saved?' })
    await expectAccessible(office)
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(office.getByRole('heading', { name: 'Customer management' })).toBeVisible()
    release()
    await expect(toastOf(office, /^Product updated/)).toBeVisible()
    await office.goto(`/admin/products/edit/${id}`)
    await expect(office.getByLabel(/^Warranty/)).toHaveValue('5 years on site')
    await expect(office.getByText('has been restored')).toBeHidden()
  },
)

test(
  'a form that was left while it was saved has its text again where the save failed',
  { tag: '@once' },
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, modelNo: aModel() })
    await office.goto(`/admin/products/edit/${id}`)
    await office.getByLabel(/^Warranty/).fill('5 years on site')
    const lose = await hold(office, 'PUT', /\/products-edit\/\w+$/, { isLost: true })
    await office.getByRole('button', { name: 'Update Product' }).click()
    await office.getByRole('link', { name: 'Contacts' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(office.getByRole('heading', { name: 'Customer management' })).toBeVisible()
    lose()
    await expect(toastOf(office, /^Error updating product. Please try again. No/)).toBeVisible()
    await office.goto(`/admin/products/edit/${id}`)
    await expect(office.getByLabel(/^Warranty/)).toHaveValue('5 years on site')
  },
)

test(
  'the fields of a dialog are disabled while it is sent',
  { tag: '@once' },
  async ({ office, shop }) => {
    await office.goto(`/admin/products?q=${await stockMany(shop, 1)}`)
    await office.getByRole('button', { name: 'Catalogue...' }).click()
    const dialog = office.getByRole('dialog', { name: 'Catalogue of 1 product' })
    const field = dialog.getByLabel('Prepared for')
    await field.fill('Anand Traders')
    const lose = await hold(office, 'POST', /\/printed-catalogues$/, { isLost: true })
    await dialog.getByRole('button', { name: 'Download PDF' }).click()
    await expect(field).toBeDisabled()
    lose()
    await expect(field).toBeEnabled()
    await expect(field).toHaveValue('Anand Traders')
  },
)
