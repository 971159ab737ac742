import { randomUUID } from 'node:crypto'
import { travelBook as wholeProduct } from '../fixtures/goods.ts'
import { callsTo } from '../calls-to.ts'
import { csvOf, wholeHeads, wholeRow } from '../fixtures/product-files.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('a price list is checked, a refused row corrected, all of it applied and undone', async ({
  office,
}) => {
  const [good, mended] = [`IM${randomUUID()}`, `IM${randomUUID()}`]
  const list = csvOf([
    [...wholeHeads, 'Remarks'],
    [...wholeRow({ name: 'Kaveri Imported', modelNo: good }), ''],
    [...wholeRow({ name: 'Kaveri Mended', modelNo: mended }).with(3, 'on request?'), ''],
  ])
  await office.goto('/admin/products')
  await office.getByRole('link', { name: 'Import/export' }).click()
  await expect(office.getByRole('heading', { name: 'Import and export' })).toBeVisible()
  const buffer = Buffer.from(list)
  const file = { name: 'price list.csv', mimeType: 'text/csv', buffer }
  await office.getByLabel('CSV or Excel file').setInputFiles(file)
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'Check the file' }).click()
  await expect(office.getByRole('heading', { name: 'price list.csv' })).toBeVisible()
  await expect(office.getByText('Columns: 7 used, 1 left out')).toBeVisible()
  await expect(office.getByText('Price: Price must be a number')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'Correct row 3' }).click()
  const dialog = office.getByRole('dialog', { name: 'Row 3' })
  await dialog.getByLabel('Price').fill('58,990')
  await expectAccessible(office)
  await dialog.getByLabel('Price').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(office.getByText('Price must be a number')).toBeHidden()
  await office.getByRole('button', { name: 'Apply 2 products' }).click()
  await expect(office.getByText('2 products were stored.')).toBeVisible()
  await office.goto(`/admin/products?q=${mended}`)
  await expect(office.getByText('Kaveri Mended').first()).toBeVisible()
  await office.goto('/admin/products/import')
  await office.getByRole('link', { name: 'price list.csv' }).first().click()
  await office.getByRole('button', { name: 'Undo the import' }).click()
  const question = office.getByRole('alertdialog', { name: 'Undo the import?' })
  await expect(question).toContainText('2 products are withdrawn.')
  await question.getByRole('button', { name: 'Undo the import' }).click()
  await expect(office.getByText('The change of 2 products was undone.')).toBeVisible()
  await expect(office.getByRole('button', { name: /^Apply/ })).toBeHidden()
  await expect(office.getByText('what its check found is out of date.')).toBeVisible()
  const again = office.getByRole('link', { name: 'Upload the file again' })
  await expect(again).toHaveAttribute('href', '/admin/products/import')
  await expect(office.getByText('was stored', { exact: true })).toHaveCount(2)
  await office.goto(`/admin/products?q=${mended}`)
  await expect(office.getByText('Kaveri Mended')).toHaveCount(0)
})

test(
  'a file that cannot be read says why, and columns are chosen by hand',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = `IM${randomUUID()}`
    const head = `Kode ${randomUUID()}`
    await shop.stock({ ...wholeProduct, modelNo })
    await office.goto('/admin/products/import')
    const send = async (text: string) => {
      const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await office.getByLabel('CSV or Excel file').setInputFiles(file)
      await office.getByRole('button', { name: 'Check the file' }).click()
    }
    await send('Brand,Model Number\r\n"never closed,1')
    await expect(office.getByRole('alert')).toContainText('a quotation mark is never closed')
    await send(
      csvOf([
        ['Brand', head, 'Price'],
        [wholeProduct.brand, modelNo, '7'],
      ]),
    )
    await expect(office.getByText('Model Number is missing')).toBeVisible()
    await expect(office.getByText(/^No column is the Product Name, the Category, /)).toBeVisible()
    await expect(office.getByText('Columns: 2 used, 1 left out')).toBeVisible()
    // Open, because no row could be used.
    await office.getByLabel(head).click()
    await office.getByRole('option', { name: 'Model Number' }).click()
    await office.getByRole('button', { name: 'Check with these columns' }).click()
    await expect(office.getByText('Columns: 3 used, 0 left out')).toBeVisible()
    await expect(office.getByText(/Price: ₹58,990 ₹7/)).toBeVisible()
    await expectAccessible(office)
  },
)

test(
  'an import that is still being stored after a reload shows how far it is, and its end',
  { tag: '@once' },
  async ({ office }) => {
    const file = csvOf([wholeHeads, wholeRow({ name: 'Kaveri', modelNo: `IM${randomUUID()}` })])
    await office.goto('/admin/products/import')
    await office
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await office.getByRole('button', { name: 'Check the file' }).click()
    await office.getByRole('button', { name: 'Apply 1 product' }).click()
    await expect(office.getByText('1 product was stored.')).toBeVisible()
    // As the server answers while it stores 5,000 rows.
    let isStoring = true
    await office.route(/\/api\/admin\/imports\/\w+\?/, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const partly = { ...json, state: 'applying', created: 5000, applied: 1500 }
      await route.fulfill({ response, json: isStoring ? partly : json })
    })
    await office.reload()
    await expect(office.getByText('1,500 of 5,000 products are stored.')).toBeVisible()
    await expectAccessible(office)
    isStoring = false
    await expect(office.getByText('This import is not complete.')).toBeHidden()
    await expect(office.getByText(/^Stored · /)).toBeVisible()
  },
)

test(
  'an export has what the filters of the list find',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = `IM${randomUUID()}`
    await shop.stock({ ...wholeProduct, modelNo })
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('link', { name: 'Import/export' }).click()
    await expect(office.getByText(`Products that match: ${modelNo}.`)).toBeVisible()
    const download = office.waitForEvent('download')
    await office.getByRole('button', { name: 'Export Excel' }).click()
    expect((await download).suggestedFilename()).toMatch(/^products-.*\.xlsx$/)
  },
)

test(
  'an undo that leaves products asks first, says which stay and why after a reload, and is finished later',
  { tag: '@once' },
  async ({ office, shop }) => {
    const mark = `GD${randomUUID()}`
    const rows = [1, 2, 3].map((at) =>
      wholeRow({ name: `Godavari ${at}`, modelNo: `${mark}-${at}` }),
    )
    const file = csvOf([wholeHeads, ...rows])
    await office.goto('/admin/products/import')
    await office
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) })
    await office.getByRole('button', { name: 'Check the file' }).click()
    await office.getByRole('button', { name: 'Apply 3 products' }).click()
    await expect(office.getByText('3 products were stored.')).toBeVisible()
    const { call } = callsTo(shop.address, await shop.signIn())
    const importId = office.url().split('/').at(-1)
    const { items } = (await call('GET', `/admin/imports/${importId}`)).json as {
      items: { productId: string }[]
    }
    const ids = items.slice(1).map(({ productId }) => productId)
    const { json: changed } = await call('PATCH', '/admin/products', {
      body: { ids, changes: { stockStatus: 'Out of Stock' } },
    })
    await office.getByRole('button', { name: 'Undo the import' }).click()
    const question = office.getByRole('alertdialog', { name: 'Undo the import?' })
    await expect(question).toContainText(
      '1 product is withdrawn. 2 products have been changed since and stay.',
    )
    await expectAccessible(office)
    await question.getByRole('button', { name: 'Undo the import' }).click()
    await expect(office.getByText(/^Partly undone: 1 of 3 · /)).toBeVisible()
    await office.reload()
    const left = office.getByRole('status').filter({ hasText: 'have been changed since' })
    await expect(left).toContainText('2 products have been changed since and stay.')
    await expect(left).toContainText('Godavari 2, Godavari 3')
    await expect(office.getByText('changed since', { exact: true })).toHaveCount(2)
    await expect(office.getByText('withdrawn', { exact: true })).toHaveCount(1)
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    await office.goto('/admin/products/import')
    const earlier = office.getByRole('listitem').filter({ hasText: mark })
    await expect(earlier).toContainText('Partly undone: 1 of 3')
    await call('POST', `/admin/changes/${String(changed['changeId'])}/undo`)
    await earlier.getByRole('link').click()
    await expect(office.getByText('2 products can be undone now.')).toBeVisible()
    await office.getByRole('button', { name: 'Undo the import' }).click()
    await question.getByRole('button', { name: 'Undo the import' }).click()
    await expect(office.getByText('The change of 2 products was undone.')).toBeVisible()
    await expect(office.getByText(/^Undone · /)).toBeVisible()
  },
)

test(
  'a row of a file without a column for the description is corrected by description, category and stock in its dialog',
  { tag: '@once' },
  async ({ office }) => {
    const modelNo = `IM${randomUUID()}`
    const [, brand = '', , price = '', , warranty = '', description = ''] = wholeRow()
    const file = csvOf([
      [
        'Brand',
        'Category',
        'Price',
        'Model Number',
        'Warranty',
        'Stock Status',
        'Item Description',
      ],
      [brand, 'Fridges', price, modelNo, warranty, 'soon', description],
    ])
    await office.goto('/admin/products/import')
    await office
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await office.getByRole('button', { name: 'Check the file' }).click()
    await expect(office.getByText('No column is the Description. Choose one,')).toBeVisible()
    await office.getByRole('button', { name: 'Correct row 2' }).click()
    const dialog = office.getByRole('dialog', { name: 'Row 2' })
    await dialog.getByLabel('Category').click()
    await office.getByRole('option', { name: 'Laptops' }).click()
    await dialog.getByLabel('Stock Status').click()
    await office.getByRole('option', { name: 'Back Order' }).click()
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await expect(dialog.getByText('Description is required')).toBeVisible()
    await expectAccessible(office)
    await dialog.getByLabel('Description', { exact: true }).fill('Kaveri Named')
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await expect(dialog).toBeHidden()
    await office.getByRole('button', { name: 'Apply 1 product' }).click()
    await expect(office.getByText('1 product was stored.')).toBeVisible()
  },
)
