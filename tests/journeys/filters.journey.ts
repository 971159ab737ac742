import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

const laptops = '/products?category=Laptops'

/** The filters, opened as this screen opens them. */
async function openFilters(page: Page, title: string, isMobile: boolean) {
  if (isMobile) {
    // A click by Playwright may first scroll to where a sticky button would stand.
    await page.getByRole('button', { name: /^Filters/ }).dispatchEvent('click')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await unfold(sheet, title)
    return sheet
  }
  const panel = page.locator('.filter-row details', { hasText: title })
  await panel.locator('summary').click()
  return panel
}

/** The sheet shows the first three groups at once, and the others folded. */
async function unfold(sheet: Locator, title: string) {
  const group = sheet.locator('details', { hasText: title })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
}

test('the count beside a choice is what a press on it shows, and can be taken off again', async ({
  page,
  isMobile,
}) => {
  await visit(page, laptops)
  const before = await page.getByRole('main').getByRole('status').first().textContent()
  const filters = await openFilters(page, 'Brand', isMobile)
  const choice = filters.getByRole('link', { name: /^Kaveri/ })
  const [, count] = /(\d+)$/.exec((await choice.textContent()) ?? '') ?? []
  await choice.click()
  await expect(page).toHaveURL(/brand=Kaveri&category=Laptops/)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${count} products`)
  await expectAccessible(page)
  if (isMobile) await page.getByRole('button', { name: `Show ${count} products` }).click()
  else await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Remove Kaveri' }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(before ?? '')
})

test('prices are typed, and Back brings the list before', async ({ page, isMobile }) => {
  await visit(page, laptops)
  const before = await page.getByRole('main').getByRole('status').first().textContent()
  const filters = await openFilters(page, 'Price', isMobile)
  await filters.getByLabel('Lowest price').fill('50000')
  await filters.getByLabel('Highest price').fill('80000')
  await filters.getByRole('button', { name: 'Apply' }).first().click()
  await expect(page).toHaveURL(/maxPrice=80000&minPrice=50000|minPrice=50000&maxPrice=80000/)
  await expect(page.getByRole('link', { name: 'Remove ₹50,000 to ₹80,000' })).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(before ?? '')
})

test(
  'a price of ten digits is refused at its field, and the list stays',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await visit(page, laptops)
    const filters = await openFilters(page, 'Price', isMobile)
    const highest = filters.getByLabel('Highest price')
    await highest.fill('1000000000')
    await highest.press('Enter')
    await expect(highest).toBeFocused()
    expect(await highest.evaluate((field: HTMLInputElement) => field.validity.rangeOverflow)).toBe(
      true,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laptops')
  },
)

test(
  'a price typed into the sheet of filters counts when the products are shown',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, laptops)
    const filters = await openFilters(page, 'Price', true)
    const lowest = filters.getByLabel('Lowest price')
    const show = filters.getByRole('button', { name: /^Show / })
    await expect(show).toHaveText(/^Show \d+ products$/)
    await lowest.fill('-5')
    await expect(show).toHaveText('Show products')
    await show.click()
    await expect(lowest).toBeFocused()
    await lowest.fill('50000')
    await show.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/minPrice=50000/)
    await expect(page.getByRole('link', { name: 'Remove From ₹50,000' })).toHaveCount(1)
    await openFilters(page, 'Price', true)
    await expect(lowest).toHaveValue('50000')
    await expect(show).toHaveText(/^Show \d+ products?$/)
    await filters.getByLabel('Highest price').fill('80000')
    await filters.getByRole('link', { name: /^Kaveri/ }).click()
    await expect(page).toHaveURL(/brand=Kaveri/)
    await show.click()
    await expect(page).toHaveURL(
      /brand=Kaveri.*maxPrice=80000.*minPrice=50000|brand=Kaveri.*minPrice=50000.*maxPrice=80000/,
    )
  },
)

test(
  'the sheet of filters clears what is set, and is left by its cross',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, `${laptops}&brand=Kaveri`)
    const filters = await openFilters(page, 'Brand', true)
    await filters.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/brand=Kaveri/)
    await openFilters(page, 'Brand', true)
    await filters.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/brand=/)
    await openFilters(page, 'Brand', true)
    await expect(filters.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
  },
)

test(
  'the sheet of filters shows three groups and those with a choice, and how many choices are set',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, `${laptops}&memory=16`)
    const filters = await openFilters(page, 'Brand', true)
    const open = filters.locator('details[open] > summary')
    await expect(open).toHaveText([/^Brand/, /^Price/, /^Processor/, /^Memory/])
    await expect(filters.locator('summary', { hasText: 'Memory' })).toHaveText('Memory 1 chosen')
    await expectAccessible(page)
  },
)

test(
  'bounds typed in two ranges of the sheet are both applied',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, laptops)
    const filters = await openFilters(page, 'Price', true)
    await filters.getByLabel('Lowest price').fill('50000')
    await unfold(filters, 'Weight')
    await filters.getByLabel('Highest weight (kg)').fill('2')
    await filters.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(/category=Laptops.*minPrice=50000.*weightTo=2/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('specifications narrow a category, several at once, and words do the same', async ({
  page,
  isMobile,
}) => {
  await visit(page, laptops)
  const filters = await openFilters(page, 'Memory', isMobile)
  const choice = filters.getByRole('link', { name: /^32 GB/ })
  const [, count] = /(\d+)$/.exec((await choice.textContent()) ?? '') ?? []
  await choice.click()
  await expect(page).toHaveURL(/memory=32/)
  const status = page.getByRole('main').getByRole('status').first()
  await expect(status).toHaveText(new RegExp(`^${count} products?$`))
  await expectAccessible(page)
  await visit(page, '/products?q=laptop+under+1+lakh+16gb')
  await expect(page.getByRole('link', { name: 'Remove Memory: From 16 GB' })).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Remove Up to ₹1,00,000' }).click()
  await expect(page).toHaveURL(/q=laptop\+16gb/)
  await expectAccessible(page)
})

test('the order is chosen in a menu that closes with it, and a filter that is set has a number', async ({
  page,
  isMobile,
}) => {
  await visit(page, `${laptops}&brand=Kaveri`)
  const sort = page.getByRole('navigation', { name: 'Sort' })
  await sort.locator('summary').click()
  await expectAccessible(page)
  await sort.getByRole('link', { name: 'Lowest price' }).click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(sort.getByRole('link', { name: 'Lowest price' })).toBeHidden()
  await expect(sort.locator('summary')).toBeFocused()
  if (isMobile) await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  else await expect(page.locator('.filter-row summary').first()).toHaveText('Brand 1 chosen')
  await expect(page.getByRole('link', { name: /^Printers/ })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  for (const control of [sort, page.locator('.card-bar').first()])
    await expect(control).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
})

test(
  'on a phone filters and order stay in reach deep in a list, and another order is read from its beginning',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, '/products?category=All')
    const heading = page.getByRole('heading', { level: 1 })
    await scrollDeep(page)
    await expect(heading).not.toBeInViewport()
    await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport({ ratio: 1 })
    const sort = page.getByRole('navigation', { name: 'Sort' })
    await sort.locator('summary').click()
    await expectAccessible(page)
    await sort.getByRole('link', { name: 'Lowest price' }).click()
    await expect(page).toHaveURL(/sort=price/)
    // The address changes before the list does, and cards that move take the place of reading with them.
    await expect(sort.locator('summary')).toContainText('Lowest price')
    await expect(heading).toBeInViewport({ ratio: 1 })
    await scrollDeep(page)
    await expect(heading).not.toBeInViewport()
    await openFilters(page, 'Brand', true)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(heading).not.toBeInViewport()
    const filters = await openFilters(page, 'Brand', true)
    await filters.getByRole('link', { name: /^Kaveri/ }).click()
    await filters.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await expect(heading).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a search that finds nothing offers a spelling, what is near, and a person to ask',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products?q=projekktorr')
    await expect(page.getByText('No products found')).toBeVisible()
    await page.getByRole('link', { name: 'projector', exact: true }).click()
    await expect(page).toHaveURL(/q=projector/)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /View Details/ })
        .first(),
    ).toBeVisible()
    await visit(page, '/products?q=projector+zzyzx')
    await expect(page.getByRole('heading', { name: 'Close matches' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ask us to find it' }).click()
    await expect(page.getByRole('main').getByLabel('Product')).toHaveValue('projector zzyzx')
  },
)

test(
  'filters whose script does not arrive are a row, which narrows the list once the connection is back',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, laptops)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Filters' }).click()
    const brand = page.locator('.filter-row summary', { hasText: 'Brand' })
    await expect(brand).toBeFocused()
    await brand.click()
    await page.locator('.filter-choice', { hasText: 'Kaveri' }).click()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/brand=Kaveri/)
    await expect(page.getByRole('link', { name: 'Remove Kaveri' })).toBeVisible()
  },
)

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the filters are a row of panels, and prices a plain form',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(laptops)
      await page.locator('.filter-row summary', { hasText: 'Price' }).click()
      await page.getByLabel('Highest price').fill('60000')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByRole('link', { name: 'Remove Up to ₹60,000' })).toHaveCount(1)
      await expect(page.locator('[aria-current="page"]', { hasText: 'Laptops' })).toHaveCount(1)
      await page.goto('/products?category=Projectors&memory=')
      await page.locator('.filter-row summary', { hasText: 'Brightness' }).click()
      await page.getByLabel('Lowest brightness (lumens)').fill('4000')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(
        page.getByRole('link', { name: 'Remove Brightness: From 4,000 lumens' }),
      ).toHaveCount(1)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(laptops)
      await expect(page.locator('.product-card').first()).toBeInViewport({ ratio: 1 })
      await page.locator('.filter-row summary', { hasText: 'Memory' }).click()
      await expect(page.getByRole('link', { name: /^16 GB/ })).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.goto(`${laptops}&view=table`)
      await expect(page.getByRole('table')).toBeVisible()
      await page.getByRole('columnheader').getByRole('link', { name: 'Price' }).click()
      await expect(page).toHaveURL(/sort=price&view=table/)
    },
  )
})
async function scrollDeep(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
}
