import { travelBook } from '../fixtures/goods.ts'
import { aModel, stockMany } from './office-product-steps.ts'
import { rowOf, toastOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

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
  await field.fill('')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Type a price. 0 is shown as “Price on request”.')
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
  'a change in the list that failed and is sent again notices what somebody else has stored meanwhile',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
    await office.goto(`/admin/products?q=${modelNo}`)
    const price = office.getByRole('button', { name: /^Price of Kaveri 01/ })
    await expect(price).toHaveText('₹58,990')
    // The list cannot be read again either, so it goes on showing the version that it had.
    await office.route(/\/api\/admin\/products\/all\?/, (route) => route.abort())
    await office.route('**/api/admin/products', (route) => route.abort())
    const choosePrice = async () => {
      await price.press('Enter')
      await office.keyboard.type('70000')
      await office.keyboard.press('Enter')
    }
    await choosePrice()
    await expect(office.getByText('Failed to update products')).toBeVisible()
    await expect(price).toHaveText('₹58,990')
    await shop.change(id, { ...travelBook, modelNo, name: 'Kaveri 01', price: 60_000 })
    await office.unroute('**/api/admin/products')
    await choosePrice()
    await expect(
      office.getByText(
        'Someone else has changed Kaveri 01 meanwhile. Price is now ₹60,000, and you chose ₹70,000.',
      ),
    ).toBeVisible()
    await expect(price).toHaveText('₹60,000')
  },
)

test(
  'a price that is typed when somebody goes back in the history is stored',
  {
    tag: '@once',
  },
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 1)
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('link', { name: 'Today' }).click()
    await expect(office).toHaveURL(/today/)
    await office.goBack()
    const price = rowOf(office, 'Kaveri 01').getByRole('button', { name: /^Price of Kaveri 01/ })
    await price.click()
    await office.keyboard.type('61500')
    await office.goForward()
    await expect(office.getByText('1 product was changed.')).toBeVisible()
    await office.goBack()
    await expect(price).toHaveText('₹61,500')
    await price.click()
    await office.keyboard.type('on request')
    await office.goForward()
    await expect(toastOf(office, /^The price of Kaveri 01 is not changed: /)).toBeVisible()
  },
)
