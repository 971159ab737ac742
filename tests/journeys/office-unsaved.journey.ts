import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { travelBook } from '../fixtures/goods.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { csvOf, wholeHeads, wholeRow } from '../fixtures/product-files.ts'
import { aModel, chooseManual, stockMany } from './office-product-steps.ts'
import { choose } from './office-steps.ts'
import { choose as chooseFiles, aWord, photosOf } from './picture-list-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

const once = { tag: '@once' }

const restored = 'What you typed here before has been restored.'

test(
  'an e-mail with a catalogue stays after Escape and is discarded by Cancel',
  once,
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 1)
    await office.goto(`/admin/products?q=${modelNo}`)
    const opener = office.getByRole('button', { name: 'Catalogue...' })
    const dialog = office.getByRole('dialog', { name: 'Catalogue of 1 product' })
    await opener.click()
    await dialog.getByLabel('Prepared for').fill('Anand Traders')
    await dialog.getByRole('button', { name: 'Send by e-mail...' }).click()
    await dialog.getByLabel('Text').fill('Dear Mr Anand,\n\nas we agreed on the phone.')
    await office.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await office.goto(`/admin/products?q=${await stockMany(shop, 1)}`)
    await opener.click()
    await expect(dialog.getByLabel('Prepared for')).toHaveValue('')
    await choose(dialog, 'Layout', 'Price list')
    await office.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeVisible()
    await expect(dialog.getByText(restored)).toBeHidden()
    await office.goto(`/admin/products?q=${modelNo}`)
    await opener.click()
    await expect(dialog.getByText(restored)).toBeVisible()
    await expect(dialog.getByLabel('Prepared for')).toHaveValue('Anand Traders')
    await expect(dialog.getByLabel('Text')).toHaveValue(/as we agreed on the phone/)
    await expectAccessible(office)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await opener.click()
    await expect(dialog.getByLabel('Prepared for')).toHaveValue('')
    await expect(dialog.getByText(restored)).toBeHidden()
  },
)

test(
  'the cells typed for a refused row of an import are still there after Escape and after Back',
  once,
  async ({ office }) => {
    const modelNo = `IM${randomUUID()}`
    const list = csvOf([
      wholeHeads,
      wholeRow({ name: 'Kaveri Mended', modelNo }).with(3, 'on request?'),
    ])
    await office.goto('/admin/products/import')
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
    await office.getByLabel('CSV or Excel file').setInputFiles(file)
    await office.getByRole('button', { name: 'Check the file' }).click()
    const correct = office.getByRole('button', { name: 'Correct row 2' })
    const dialog = office.getByRole('dialog', { name: 'Row 2' })
    await correct.click()
    await dialog.getByLabel('Product Name').fill('Kaveri Corrected')
    await office.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await correct.click()
    await expect(dialog.getByText(restored)).toBeVisible()
    await expect(dialog.getByLabel('Product Name')).toHaveValue('Kaveri Corrected')
    await dialog.getByLabel('Price').fill('58,990')
    await office.goBack()
    await office.goForward()
    await correct.click()
    await expect(dialog.getByLabel('Price')).toHaveValue('58,990')
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await expect(dialog).toBeHidden()
    await expect(office.getByText('Kaveri Corrected').first()).toBeVisible()
  },
)

test('a typed story of a client is not left without a question', once, async ({ office }) => {
  const name = `${aWord()}.png`
  await office.goto('/admin/clients')
  await chooseFiles(office, await photosOf([name]))
  await office.getByRole('button', { name: 'Upload 1 image' }).click()
  await expect(office.getByRole('button', { name: `Story of ${name}` })).toBeVisible()
  await office.goto('/admin/partners')
  await office.getByRole('link', { name: 'Clients' }).click()
  await office.getByRole('button', { name: `Story of ${name}` }).click()
  const dialog = office.getByRole('dialog', { name: /^Story of/ })
  await dialog.getByLabel('Title').fill('Printers for schools')
  await dialog.getByLabel('Text').fill('Four hundred printers in a week.')
  await office.goBack()
  const question = office.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectAccessible(office)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Text')).toHaveValue('Four hundred printers in a week.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await office.goBack()
  await expect(office).toHaveURL(/\/admin\/partners$/)
})

test('typed mail settings are not left without a question', once, async ({ office }) => {
  await office.goto('/admin/settings')
  const server = office.getByLabel(/^SMTP server/)
  await server.fill('smtp.example.com')
  await office.getByRole('link', { name: 'Today' }).click()
  const question = office.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(server).toHaveValue('smtp.example.com')
  await office.getByRole('link', { name: 'Today' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(office).toHaveURL(/\/admin\/today$/)
})

test(
  'the title typed for a document stays when another one is edited or the product is saved',
  once,
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, modelNo: aModel() })
    await office.goto(`/admin/products/edit/${id}`)
    await addDocument(office, 'first.pdf')
    await addDocument(office, 'second.pdf')
    await office.getByRole('button', { name: 'Edit first' }).click()
    const titles = office.getByLabel('Title', { exact: true })
    await titles.fill('Safety instructions')
    await office.getByRole('button', { name: 'Edit second' }).click()
    await expect(titles).toHaveCount(2)
    await expect(titles.first()).toHaveValue('Safety instructions')
    await expect(titles.last()).toBeFocused()
    await expectAccessible(office)
    await office.getByRole('link', { name: 'Today' }).click()
    const question = office.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await office.getByLabel(/^Warranty/).fill('3 years onsite')
    await office.getByRole('button', { name: 'Update Product' }).click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(office.getByLabel(/^Warranty/)).toHaveValue('3 years onsite')
    await expect(office.getByText('Not saved yet')).toBeHidden()
    await titles.first().press('Enter')
    await expect(office.getByText('Document saved')).toBeVisible()
    await expect(titles).toHaveCount(1)
    await office.getByRole('button', { name: 'Edit Safety instructions' }).click()
    await expect(titles).toHaveCount(1)
    await expect(titles).toHaveValue('Safety instructions')
  },
)

test(
  'a PDF that was chosen and not added is not lost by saving the product',
  once,
  async ({ office, shop }) => {
    await chooseManual(office, shop)
    await expect(office.getByRole('button', { name: 'Add document' })).toBeVisible()
    await office.getByLabel(/^Warranty/).fill('3 years onsite')
    await office.getByRole('button', { name: 'Update Product' }).click()
    const question = office.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(office.getByText('manual.pdf')).toBeVisible()
    await office.getByRole('button', { name: 'Add document' }).click()
    await expect(office.getByRole('button', { name: 'Edit manual' })).toBeVisible()
    await expect(office.getByLabel('Add a document')).toBeFocused()
    await office.getByRole('button', { name: 'Delete manual' }).click()
    await expect(office.getByRole('heading', { name: 'Documents' })).toBeFocused()
  },
)

test(
  'the screen of an unfinished catalogue is not left with a typed title or its PDF without a question',
  once,
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, modelNo: aModel() })
    await office.goto(`/admin/products/edit/${id}`)
    await addDocument(office, 'first.pdf')
    await office.getByRole('button', { name: 'Edit first' }).click()
    const title = office.getByLabel('Title', { exact: true })
    await title.fill('Safety instructions')
    const buffer = Buffer.from(priceList('Laptops'))
    const file = { name: 'laptops.pdf', mimeType: 'application/pdf', buffer }
    await office.getByLabel('Category Catalogue (optional)').setInputFiles(file)
    await office.route('**/api/admin/category-catalogue/upload', (route) => route.abort())
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByRole('heading', { name: /catalogue is not/ })).toBeVisible()
    await expect(title).toHaveValue('Safety instructions')
    await office.getByRole('link', { name: 'Today' }).click()
    const question = office.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await title.press('Enter')
    await expect(office.getByText('Document saved')).toBeVisible()
    await office.getByRole('link', { name: 'Today' }).click()
    const about = office.getByRole('alertdialog', { name: 'Leave without the catalogue?' })
    await expectAccessible(office)
    await about.getByRole('button', { name: 'Stay here' }).click()
    await expect(office.getByText('laptops.pdf').first()).toBeVisible()
    await office.getByRole('button', { name: 'Continue without it' }).click()
    await expect(office).toHaveURL(/\/admin\/products$/)
  },
)

async function addDocument(office: Page, name: string) {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(priceList(name)) }
  await office.getByLabel('Add a document').setInputFiles(file)
  await office.getByRole('button', { name: 'Add document' }).click()
  await expect(
    office.getByRole('button', { name: `Edit ${name.replace('.pdf', '')}` }),
  ).toBeVisible()
}
