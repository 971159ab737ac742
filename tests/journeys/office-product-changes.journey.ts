import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { travelBook } from '../fixtures/goods.ts'
import { choose, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'
import type { Shop } from './shop.ts'

/** Found by nothing else: the search finds parts of words too. */
const aModel = () => `PC${randomUUID().replaceAll('-', '')}`

async function stockMany(shop: Shop, count: number) {
  const modelNo = aModel()
  const names = Array.from({ length: count }, (_, i) => `Kaveri ${String(i + 1).padStart(2, '0')}`)
  for (const name of names) await shop.stock({ ...travelBook, modelNo, name })
  return modelNo
}

/** Of all products of this model number. */
async function beginChange(office: Page, modelNo: string) {
  await office.goto(`/admin/products?q=${modelNo}&sort=name`)
  await office.getByLabel('Select all products on this page').click()
  await office.getByRole('button', { name: 'Change...' }).click()
  return office.getByRole('dialog')
}

test('all products that match are changed after a preview, and one undo takes it back', async ({
  office,
  shop,
}) => {
  const modelNo = await stockMany(shop, 26)
  await office.goto(`/admin/products?q=${modelNo}&sort=name`)
  await expect(rowOf(office, 'Kaveri 01')).toBeVisible()
  await office.getByLabel('Select all products on this page').click()
  await expect(office.getByText('24 selected')).toBeVisible()
  await office.getByRole('button', { name: 'Select all 26 that match' }).click()
  await expect(office.getByText('All 26 selected')).toBeVisible()
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'Change...' }).click()
  const dialog = office.getByRole('dialog', { name: 'Change 26 products' })
  await choose(dialog, 'Changes', 'Price')
  await choose(dialog, 'How', 'Lower by %')
  await dialog.getByLabel('Percent').fill('10')
  await choose(dialog, 'Rounded', 'To the next …99')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = office.getByRole('dialog', { name: '26 products will change' })
  await expect(preview.getByRole('row', { name: 'Kaveri 01 ₹58,990 ₹53,099' })).toBeVisible()
  await expectAccessible(office)
  await preview.getByRole('button', { name: 'Change 26 products' }).click()
  await expect(office.getByText('26 products were changed.')).toBeVisible()
  await expect(rowOf(office, 'Kaveri 01').getByText('₹53,099')).toBeVisible()
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByText('The change of 26 products was undone.')).toBeVisible()
  await expect(rowOf(office, 'Kaveri 01').getByText('₹58,990')).toBeVisible()
})

test(
  'a price that is none is refused at its field before anything is previewed',
  { tag: '@once' },
  async ({ office, shop }) => {
    const dialog = await beginChange(office, await stockMany(shop, 2))
    await choose(dialog, 'Changes', 'Price')
    const price = dialog.getByLabel('New price in ₹')
    for (const [typed, fault] of [
      ['', 'Price must be a number'],
      ['soon', 'Price must be a number'],
      ['1.234', 'Price can have at most two decimals'],
    ] as const) {
      await price.fill(typed)
      await dialog.getByRole('button', { name: 'Preview' }).click()
      await expect(price).toHaveAccessibleDescription(fault)
      await expect(price).toBeFocused()
    }
    await expectAccessible(office)
    await price.fill('₹ 1,24,999.50')
    await expect(price).toHaveAccessibleDescription('')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('row', { name: 'Kaveri 01 ₹58,990 ₹1,24,999.50' })).toBeVisible()
  },
)

test(
  'a change shows how far it is, and its result after a reload of the page',
  { tag: '@once' },
  async ({ office, shop }) => {
    const dialog = await beginChange(office, await stockMany(shop, 2))
    await choose(dialog, 'Changes', 'Category')
    await choose(dialog, 'New category', 'Printers')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    // Two products are stored at once: the browser waits for the response until it is reloaded.
    await office.route('**/api/admin/products', async (route) => {
      if (route.request().method() === 'PATCH') await route.fetch()
      else await route.continue()
    })
    const progress = { success: true, written: 1, total: 4, outcome: null }
    await office.route('**/progress', (route) => route.fulfill({ json: progress }))
    await dialog.getByRole('button', { name: 'Change 2 products' }).click()
    const bar = office.getByRole('progressbar', { name: 'Changing 2 products...' })
    await expect(bar).toHaveAttribute('aria-valuenow', '25')
    await expectAccessible(office)
    await office.unroute('**/progress')
    await office.reload()
    await expect(office.getByText('2 products were changed.')).toBeVisible()
    await expect(bar).toBeHidden()
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(office.getByText('The change of 2 products was undone.')).toBeVisible()
  },
)

test(
  'the products that are selected on all pages are downloaded as CSV',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 26)
    await office.goto(`/admin/products?q=${modelNo}&sort=name`)
    await office.getByLabel('Select all products on this page').click()
    await office.getByRole('button', { name: 'Select all 26 that match' }).click()
    const coming = office.waitForEvent('download')
    await office.getByRole('button', { name: 'Download CSV' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.match(new RegExp(`,${modelNo},`, 'g'))).toHaveLength(26)
    expect(text).toContain('Kaveri 26')
  },
)

test('stock status and price are changed in the list, by the keyboard too', async ({
  office,
  shop,
}) => {
  const modelNo = await stockMany(shop, 1)
  await office.goto(`/admin/products?q=${modelNo}`)
  const row = rowOf(office, 'Kaveri 01')
  await row.getByRole('button', { name: 'Stock Status of Kaveri 01: In Stock' }).click()
  await office.getByRole('menuitemradio', { name: 'Back Order' }).click()
  await expect(office.getByText('1 product was changed.')).toBeVisible()
  const badge = row.getByRole('button', { name: 'Stock Status of Kaveri 01: Back Order' })
  await expect(badge).toBeFocused()
  const price = row.getByRole('button', { name: /^Price of Kaveri 01/ })
  await price.focus()
  await office.keyboard.press('Enter')
  await office.keyboard.type('61500')
  await office.keyboard.press('Enter')
  await expect(price).toHaveText('₹61,500')
  await expect(price).toBeFocused()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await price.press('Enter')
  await office.keyboard.type('1')
  await office.keyboard.press('Escape')
  await expect(price).toHaveText('₹61,500')
})

test('a second change of a product follows the first, and what is no price stays in the field', async ({
  office,
  shop,
}) => {
  const modelNo = await stockMany(shop, 1)
  await office.goto(`/admin/products?q=${modelNo}`)
  const row = rowOf(office, 'Kaveri 01')
  const price = row.getByRole('button', { name: /^Price of Kaveri 01/ })
  await price.press('Enter')
  const field = row.getByLabel('Price of Kaveri 01 in ₹')
  await field.fill('12.345')
  await field.press('Enter')
  await expect(field).toHaveValue('12.345')
  await expect(field).toHaveAccessibleDescription('Price can have at most two decimals')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(office)
  await office.route('**/api/admin/products', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await field.fill('61500')
  await field.press('Enter')
  await row.getByRole('button', { name: 'Stock Status of Kaveri 01: In Stock' }).click()
  await office.getByRole('menuitemradio', { name: 'Back Order' }).click()
  await expect(row.getByText('Back Order')).toBeVisible()
  await expect(price).toHaveAttribute('aria-busy', 'false')
  await office.reload()
  await expect(price).toHaveText('₹61,500')
  await expect(row.getByText('Back Order')).toBeVisible()
})

test('a change of a product that is chosen before the list is read again follows the one before', async ({
  office,
  shop,
}) => {
  const modelNo = await stockMany(shop, 1)
  await office.goto(`/admin/products?q=${modelNo}`)
  const row = rowOf(office, 'Kaveri 01')
  const price = row.getByRole('button', { name: /^Price of Kaveri 01/ })
  await expect(price).toHaveText('₹58,990')
  await office.route(/\/api\/admin\/products\/all\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await row.getByRole('button', { name: 'Stock Status of Kaveri 01: In Stock' }).click()
  await office.getByRole('menuitemradio', { name: 'Back Order' }).click()
  await expect(office.getByText('1 product was changed.')).toBeVisible()
  await price.press('Enter')
  await office.keyboard.type('61500')
  await office.keyboard.press('Enter')
  await expect(price).toHaveText('₹61,500')
  await expect(price).toHaveAttribute('aria-busy', 'false')
  await office.reload()
  await expect(price).toHaveText('₹61,500')
  await expect(row.getByText('Back Order')).toBeVisible()
})

test('without a connection a change is taken back, and the list stays and recovers', async ({
  office,
  shop,
  context,
}) => {
  const modelNo = await stockMany(shop, 2)
  await office.goto(`/admin/products?q=${modelNo}&sort=name`)
  const price = rowOf(office, 'Kaveri 01').getByRole('button', { name: /^Price of/ })
  await price.press('Enter')
  await context.setOffline(true)
  await office.keyboard.type('61500')
  await office.keyboard.press('Enter')
  await expect(office.getByText('Failed to update products')).toBeVisible()
  await expect(price).toHaveText('₹58,990')
  await expect(rowOf(office, 'Kaveri 02')).toBeVisible()
  await context.setOffline(false)
  await office.getByRole('button', { name: 'Try again' }).click()
  await expect(office.getByText('No response from server')).toHaveCount(1)
  await expect(rowOf(office, 'Kaveri 02')).toBeVisible()
})

test('Enter on a row and a press beside its controls open its form', async ({ office, shop }) => {
  const modelNo = await stockMany(shop, 1)
  await office.goto(`/admin/products?q=${modelNo}`)
  const row = rowOf(office, 'Kaveri 01')
  await expect(row).toBeVisible()
  await office.keyboard.press('j')
  await expect(row).toBeFocused()
  await office.keyboard.press('Enter')
  await expect(office.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  await office.goBack()
  await row.getByText('Laptops').click()
  await expect(office.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
})

test(
  'a change whose response was lost is stored once, however often it is sent',
  { tag: '@once' },
  async ({ office, shop }) => {
    const dialog = await beginChange(office, await stockMany(shop, 2))
    await choose(dialog, 'Changes', 'Price')
    await choose(dialog, 'How', 'Raise by %')
    await dialog.getByLabel('Percent').fill('10')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    let isLost = true
    await office.route('**/api/admin/products', async (route) => {
      if (route.request().method() !== 'PATCH' || !isLost) return route.continue()
      isLost = false
      await route.fetch()
      return route.abort()
    })
    const change = dialog.getByRole('button', { name: 'Change 2 products' })
    await change.click()
    await expect(dialog.getByText('Failed to update products')).toBeVisible()
    await change.click()
    await expect(change).toBeHidden()
    await expect(rowOf(office, 'Kaveri 01').getByText('₹64,889')).toBeVisible()
  },
)

test(
  'a change in the list that somebody else was faster with shows both values',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
    await office.goto(`/admin/products?q=${modelNo}`)
    const price = office.getByRole('button', { name: /^Price of Kaveri 01/ })
    await expect(price).toBeVisible()
    await shop.change(id, { ...travelBook, modelNo, name: 'Kaveri 01', price: 60_000 })
    await price.press('Enter')
    await office.keyboard.type('70000')
    await office.keyboard.press('Enter')
    await expect(
      office.getByText(
        'Someone else has changed Kaveri 01 meanwhile. Price is now ₹60,000, and you chose ₹70,000.',
      ),
    ).toBeVisible()
    await expect(price).toHaveText('₹60,000')
  },
)

test(
  'the history of a product shows a change field by field, undoes it, and restores a version',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
    await shop.change(id, { ...travelBook, modelNo, name: 'Kaveri 01', price: 60_000 })
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('button', { name: 'View Kaveri 01' }).click()
    const history = office.getByRole('region', { name: 'History' })
    await expect(history.getByText('Price: ₹58,990 ₹60,000')).toBeVisible()
    await expectAccessible(office)
    await history.getByRole('button', { name: /^Undo the change of/ }).click()
    await expect(office.getByText('The change of 1 product was undone.')).toBeVisible()
    await expect(rowOf(office, 'Kaveri 01').getByText('₹58,990')).toBeVisible()
    await office.getByRole('button', { name: 'View Kaveri 01' }).click()
    const versions = history.getByRole('button', { name: /^Restore the version of/ })
    await expect(versions).toHaveCount(2)
    await versions.first().click()
    await expect(office.getByText('The earlier version was restored.')).toBeVisible()
    await expect(rowOf(office, 'Kaveri 01').getByText('₹60,000')).toBeVisible()
  },
)

test(
  'a deleted product comes back by Undo, with its page',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('button', { name: 'Delete Kaveri 01' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText('Product deleted successfully!')).toBeVisible()
    expect((await office.request.get(`/products-details/${id}`)).status()).toBe(410)
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(office, 'Kaveri 01')).toBeVisible()
    expect((await office.request.get(`/products-details/${id}`)).status()).toBe(200)
  },
)

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
  await choose(office, 'Show', 'Drafts')
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

test('featured products are chosen by their star and brought into an order', async ({
  office,
  shop,
}) => {
  const modelNo = aModel()
  for (const name of ['Kaveri 01', 'Kaveri 02']) await shop.stock({ ...travelBook, modelNo, name })
  await office.goto(`/admin/products?q=${modelNo}&sort=name`)
  for (const name of ['Kaveri 01', 'Kaveri 02']) {
    const star = office.getByRole('switch', { name: `Featured on Home: ${name}` })
    await star.press('Enter')
    await expect(star).toBeChecked()
  }
  await office.getByRole('link', { name: 'Featured', exact: true }).click()
  const cards = office.getByRole('list', { name: 'Featured products in their order' })
  const mine = cards.getByRole('listitem').filter({ hasText: modelNo })
  await expect(mine).toHaveText([/Kaveri 01/, /Kaveri 02/])
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const step = mine.last().getByRole('button', { name: 'Move Kaveri 02 earlier' })
  await step.press('Enter')
  await expect(mine).toHaveText([/Kaveri 02/, /Kaveri 01/])
  await office.reload()
  await expect(mine).toHaveText([/Kaveri 02/, /Kaveri 01/])
  for (const name of ['Kaveri 01', 'Kaveri 02']) {
    await office.getByRole('button', { name: `Remove ${name} from Home` }).click()
    await expect(mine.filter({ hasText: name })).toHaveCount(0)
  }
})
