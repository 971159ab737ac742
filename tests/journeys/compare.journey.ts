import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

const laptops = '/products?category=Laptops'

test('ticked products are compared, and one enquiry names all of them', async ({ page }) => {
  await visit(page, laptops)
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  await ticks.nth(0).check()
  const tray = page.getByRole('region', { name: 'Products to compare' })
  await expect(tray.getByRole('status')).toHaveText('Choose one more')
  await page.reload()
  await expect(ticks.nth(0)).toBeChecked()
  await ticks.nth(1).check()
  await expectAccessible(page)
  await tray.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Compare products' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Both products stand whole beside each other, and their names stay in sight.
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  for (const head of await page.getByRole('columnheader').all()) {
    await expect(head).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect(page.getByRole('rowheader', { name: 'Category' })).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: 'Price' })).toBeVisible()
  await page.getByRole('link', { name: 'Enquire about all' }).click()
  const asked = page.getByRole('main').getByRole('list', { name: /^Products?$/ })
  await expect(asked.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Product' })).toHaveCount(0)
  await page.getByLabel('Message').fill('Both with three years of service')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const crosses = asked.getByRole('link', { name: /^Remove / })
  await crosses.first().press('Enter')
  await expect(asked.getByRole('listitem')).toHaveCount(1)
  await expect(crosses).toBeFocused()
  await crosses.press('Enter')
  await expect(asked).toHaveCount(0)
  await expect(page.getByLabel('Message')).toHaveValue('Both with three years of service')
  await expect(page.getByRole('textbox', { name: 'Product' })).toHaveValue('')
})

test('more than four products are not compared, and the tray says so and removes one', async ({
  page,
}) => {
  await visit(page, laptops)
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  for (const at of [0, 1, 2, 3, 4]) await ticks.nth(at).check()
  const tray = page.getByRole('region', { name: 'Products to compare' })
  await expect(tray.getByRole('status')).toHaveText('Up to 4 products can be compared. Remove one.')
  await expect(tray.getByRole('link', { name: 'Compare' })).toHaveCount(0)
  await tray
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click()
  await expect(ticks.nth(1)).not.toBeChecked()
  await expect(tray.getByRole('link', { name: 'Compare' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(ticks.nth(0)).not.toBeChecked()
  await expect(tray).toHaveCount(0)
})

test(
  'on a phone the bar of a product and what is chosen for the comparison take at most 65 pixels together',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, laptops)
    const ticks = page.getByRole('checkbox', { name: /^Compare / })
    for (const at of [1, 2]) await ticks.nth(at).check()
    await page
      .getByRole('link', { name: /^View Details of / })
      .first()
      .press('Enter')
    await expect(page.locator('.enquiry-bar')).toBeInViewport()
    const tray = page.getByRole('region', { name: 'Products to compare' })
    await expect(tray.getByRole('link', { name: 'Compare', exact: true })).toBeInViewport({
      ratio: 1,
    })
    const [bar, chosen] = await Promise.all([
      page.locator('.enquiry-bar').boundingBox(),
      tray.boundingBox(),
    ])
    const screen = page.viewportSize()?.height ?? 0
    for (const box of [bar, chosen]) expect(screen - (box?.y ?? 0)).toBeLessThanOrEqual(65)
    await page.locator('.enquiry-bar').getByText('Enquire Now').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test(
  'on a phone the bar of a product says that one product is not enough to compare',
  { tag: '@finger' },
  async ({ page }) => {
    await visit(page, laptops)
    await page
      .getByRole('link', { name: /^View Details of / })
      .first()
      .press('Enter')
    await expect(page.locator('.enquiry-bar')).toBeInViewport()
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check()
    const tray = page.getByRole('region', { name: 'Products to compare' })
    await expect(tray.getByText('Choose one more')).toBeInViewport({ ratio: 1 })
    await expect(tray.getByRole('link')).toHaveCount(0)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ticked products are compared by a form', { tag: '@once' }, async ({ page, shop }) => {
    await page.goto(`${shop.address}${laptops}`)
    const ticks = page.getByRole('checkbox', { name: /^Compare / })
    await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden()
    await ticks.nth(0).check()
    await ticks.nth(2).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    expect(new URL(page.url()).search).toMatch(/^\?ids=\w{26},\w{26}$/)
  })

  test(
    'a product is compared with those that are similar to it',
    { tag: '@once' },
    async ({ page, shop }) => {
      await page.goto(`${shop.address}${laptops}`)
      await page
        .getByRole('link', { name: /^View Details of / })
        .first()
        .click()
      const ticks = page.getByRole('checkbox', { name: /^Compare / })
      await ticks.nth(0).check()
      await ticks.nth(1).check()
      await page.getByRole('button', { name: 'Compare' }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
    },
  )
})
