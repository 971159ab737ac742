import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

const laptops = '/products?category=Laptops'

test('eight products are in the first screen of an office, three in that of a phone, and cards fit every screen', async ({
  page,
  isMobile,
}) => {
  // Of these no journey stocks any with a name of three lines.
  await visit(page, `/products?category=${isMobile ? 'Laptops' : 'Desktops'}`)
  await expectNoSidewaysScroll(page)
  const last = page.locator('.product-card').nth(isMobile ? 2 : 7)
  await expect(last).toBeInViewport({ ratio: 1 })
  if (isMobile) {
    expect((await last.boundingBox())?.height).toBeLessThanOrEqual(130)
    await expectOneRow(last.locator('.card-bar > *'))
    const withGst = await last.getByText(/incl. GST$/).boundingBox()
    const next = await last.locator('.card-bar > *').nth(1).boundingBox()
    expect((withGst?.x ?? 0) + (withGst?.width ?? Infinity)).toBeLessThanOrEqual(next?.x ?? 0)
  }
  await expectAccessible(page)
})

test(
  'on a phone a name of two lines leaves room for two specifications, the model number and the HSN code',
  { tag: '@finger' },
  async ({ page }) => {
    // By name, so that the products of other journeys do not move it to the second page.
    await visit(page, `${laptops}&sort=name`)
    const card = page.locator('.product-card', { hasText: 'Arunvale Loom 17 Large-Screen Laptop' })
    await card.scrollIntoViewIfNeeded()
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(130)
    for (const fact of [/^Processor: /, /^Memory: /, 'LM-17i7', 'HSN']) {
      await expect(card.getByText(fact)).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'on paper a product of the grid is a row, with a column for each of its specifications',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, laptops)
    await page.emulateMedia({ media: 'print' })
    const [heading, first, second] = await edgesOf(page.locator('h1, .product-card'))
    expect(first?.x).toBe(heading?.x)
    expect(second?.x).toBe(first?.x)
    const columns = await edgesOf(page.locator('.product-card').first().locator('.card-specs > li'))
    expect(new Set(columns.map(({ y }) => y)).size).toBe(1)
    expect(new Set(columns.map(({ x }) => x)).size).toBe(4)
  },
)

test(
  'on a phone a row of the table is at most 90 pixels high, with its stock and a tick for a finger',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, `${laptops}&view=table`)
    const rows = page.getByRole('table').locator('tbody tr')
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    )
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.max(...heights)).toBeLessThanOrEqual(90)
    const stock = rows.first().getByText(/^(In|Out of) Stock$|Order$/)
    await expect(stock.filter({ visible: true })).toHaveCount(1)
    const tick = await rows.first().locator('.compare-tick').boundingBox()
    expect(tick?.width).toBeGreaterThanOrEqual(44)
    expect(tick?.height).toBeGreaterThanOrEqual(44)
  },
)

test('the table shows the same products in lines, on any screen', async ({ page, isMobile }) => {
  await visit(page, laptops)
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL(/view=table/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: /^(Memory|RAM)$/ })).toHaveCount(1)
  await heads.getByRole('link', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(heads.filter({ hasText: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await heads.getByRole('link', { name: 'Memory' }).click()
  await expect(heads.filter({ hasText: 'Memory' })).toHaveAttribute('aria-sort', 'ascending')
  const row = rows.last()
  await row.scrollIntoViewIfNeeded()
  if (isMobile) await expectSpecificationsScroll(row, page)
  else await expect(heads.filter({ hasText: 'Memory' })).toBeInViewport({ ratio: 1 })
  for (const cell of await row.getByRole('cell').all()) {
    await cell.scrollIntoViewIfNeeded()
    await expect(cell).toBeInViewport({ ratio: 1 })
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden()
  const caption = page.getByText(/^Laptops · \d+ products(, page 1 of \d+)?$/)
  expect((await caption.boundingBox())?.height).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'screen' })
  await rows.nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/products-details/)
})

/** The name, the price and the stock stay where they are. */
async function expectSpecificationsScroll(row: Locator, page: Page) {
  const cells = row.getByRole('cell')
  const staying = [row.getByRole('rowheader'), cells.nth(-2), cells.last()]
  const before = await Promise.all(staying.map(leftOf))
  const specification = cells.first()
  const left = await leftOf(specification)
  const region = page.getByRole('region', { name: 'Products', exact: true })
  await region.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }))
  expect(await Promise.all(staying.map(leftOf))).toEqual(before)
  expect(await leftOf(specification)).toBeLessThan(left)
  await expect(cells.nth(-3)).toBeInViewport({ ratio: 1 })
}

async function leftOf(locator: Locator) {
  return (await locator.boundingBox())?.x ?? Number.NaN
}

async function edgesOf(all: Locator) {
  const visible = await all.filter({ visible: true }).all()
  const boxes = await Promise.all(visible.map((one) => one.boundingBox()))
  return boxes.map((box) => ({ x: Math.round(box?.x ?? NaN), y: Math.round(box?.y ?? NaN) }))
}

/** Targets for fingers, of which none comes nearer to the next than eight pixels. */
async function expectOneRow(actions: Locator) {
  const boxes = await actions.evaluateAll((all) =>
    all.map((one) => {
      const { top, left, right, height } = one.getBoundingClientRect()
      return { top, left, right, height }
    }),
  )
  expect(boxes.length).toBeGreaterThan(1)
  for (const [i, { top, left, height }] of boxes.entries()) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(top).toBe(boxes[0]?.top)
    expect(left).toBeGreaterThanOrEqual((boxes[i - 1]?.right ?? -8) + 8)
  }
}
