import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { stockMany } from './office-product-steps.ts'
import { choose, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

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
  'a percentage without a sign lowers or raises prices, and products without a price are counted',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 3)
    const setTo = await beginChange(office, modelNo)
    await setTo.getByRole('button', { name: 'Cancel' }).click()
    await office.getByLabel('Select all products on this page').click()
    await office.getByLabel('Select Kaveri 01').click()
    await office.getByRole('button', { name: 'Change...' }).click()
    const dialog = office.getByRole('dialog')
    await choose(dialog, 'Changes', 'Price')
    await dialog.getByLabel('New price in ₹').fill('0')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Change 1 product' }).click()
    await expect(dialog).toHaveCount(0)
    await beginChange(office, modelNo)
    await choose(dialog, 'Changes', 'Price')
    await choose(dialog, 'How', 'Lower by %')
    const percent = dialog.getByLabel('Percent')
    for (const typed of ['', '-20', '100', '150', 'ten']) {
      await percent.fill(typed)
      await dialog.getByRole('button', { name: 'Preview' }).click()
      await expect(percent).toHaveAccessibleDescription('Percent must be a number from 0 to 99')
    }
    await choose(dialog, 'How', 'Raise by %')
    await percent.fill('-20')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(percent).toHaveAccessibleDescription('Percent must be a number from 0 to 900')
    await percent.fill('150')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog).toHaveAccessibleName('2 products will change')
    await expect(dialog).toContainText('1 product has no price and stays as it is.')
    await expectAccessible(office)
  },
)

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
    await dialog.getByRole('button', { name: 'Back' }).click()
    await choose(dialog, 'Changes', 'GST Rate')
    await choose(dialog, 'New GST rate', 'Another rate')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByLabel('New GST rate in %')).toHaveAccessibleDescription(/GST Rate/)
    await choose(dialog, 'New GST rate', '5 %')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('row', { name: 'Kaveri 01 18 % 5 %' })).toBeVisible()
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
