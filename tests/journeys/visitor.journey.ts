import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '../fixtures/goods.ts'

const publicPages = ['/', '/products', '/about', '/contact', '/clients', '/login', '/nowhere']

test('a visitor walks from the home page to a product and back to where they were', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'View All Products' }).first().click()
  await expect(page).toHaveURL(/\/products\?category=All$/)
  await page
    .getByRole('link', { name: /^Printers/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Printers' })).toBeVisible()
  await expect(page).toHaveURL(/category=Printers/)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'View Details' })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: /View Details/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/category=Printers/)
})

test(
  'a press anywhere on a card opens its product, marking its text does not, and its links work',
  { tag: '@mouse' },
  async ({ page }) => {
    await visit(page, '/products?category=Printers')
    const card = page.locator('.product-card').first()
    const name = await card.getByRole('heading').innerText()
    const line = await card.locator('.card-specs li').first().boundingBox()
    if (!line) throw new Error('the card has no specification')
    await page.mouse.move(line.x + 2, line.y + 8)
    await page.mouse.down()
    await page.mouse.move(line.x + 120, line.y + 8, { steps: 4 })
    await page.mouse.up()
    await expect(page).toHaveURL(/category=Printers/)
    await card.getByRole('button', { name: /^Enquire Now about / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await card.locator('.card-price').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

test(
  'the first category is selected at the start, and "All" shows everything',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products')
    await expect(page.locator('[aria-current="page"]', { hasText: 'Desktops' })).toBeVisible()
    await page.getByRole('link', { name: /^All/ }).first().click()
    await expect(page.locator('[aria-current="page"]', { hasText: 'All' })).toBeVisible()
  },
)

test(
  'a search finds by words in any order, and says so when it finds nothing',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products')
    const search = page.getByPlaceholder('Search products...').filter({ visible: true })
    await search.fill('laptop kaveri')
    await search.press('Enter')
    await expect(page).toHaveURL(/q=laptop\+kaveri/)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /View Details/ })
        .first(),
    ).toBeVisible()
    await search.fill('qqqq xxxx')
    await search.press('Enter')
    await expect(page.getByText('No products found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search or filter')).toBeVisible()
  },
)

test('a product page shows its facts, and asks about the price where there is none', async ({
  page,
  shop,
}) => {
  const priced = await shop.stock(tallyPrinter)
  await visit(page, `/products-details/${priced}`)
  await expect(page.getByText('₹14,250.50').first()).toBeVisible()
  const facts = page.getByRole('main').getByText(tallyPrinter.modelNo, { exact: true })
  await expect(facts.filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: '22 a minute' })).toBeVisible()
  const unpriced = await shop.stock(boardroomPanel)
  await visit(page, `/products-details/${unpriced}`)
  await expect(page.getByText('Price on request').first()).toBeVisible()
  await expect(page.getByText('Pre Order').first()).toBeVisible()
})

test(
  'an unknown product is a 404 that says so and leads on',
  { tag: '@once' },
  async ({ page }) => {
    const response = await page.goto('/products-details/unknown')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Product not found').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /products/i }).first()).toBeVisible()
  },
)

test('ugly content breaks nothing: a long name, sixty lines, no spaces', async ({ page, shop }) => {
  const id = await shop.stock({
    ...travelBook,
    name: `Kaveri ${'Unbreakable'.repeat(9)} Professional Workstation`.slice(0, 120),
    modelNo: 'X'.repeat(100),
    specs: Array.from({ length: 60 }, (_, row) => `Line ${row}: ${row} ${'long '.repeat(40)}`),
  })
  for (const path of ['/products?category=Laptops', `/products-details/${id}`]) {
    await visit(page, path)
    await expectNoSidewaysScroll(page)
  }
})

for (const path of publicPages) {
  test(`${path} is accessible and fits the screen`, async ({ page }) => {
    await visit(page, path)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('a product page is accessible and fits the screen', async ({ page, shop }) => {
  const id = await shop.stock(travelBook)
  await visit(page, `/products-details/${id}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue is browsed, searched, paged and read', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    await page.goto('/products?category=All')
    await page.getByRole('link', { name: /next/i }).click()
    await expect(page).toHaveURL(/page=2/)
    const search = page.getByPlaceholder('Search products...').filter({ visible: true })
    await search.fill('printer')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/products\?q=printer/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /View Details/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
