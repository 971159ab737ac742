import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

test('half a misspelt name is enough: the keys lead to the product', async ({ page }) => {
  await visit(page, '/about')
  const field = await typeInto(page, 'siteobok')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'SiteBook 14R' })).toContainText('₹1,84,000')
  await expect(page.getByRole('status').filter({ hasText: /\d suggestions/ })).toBeAttached()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await field.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowDown')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('ArrowUp')
  await field.press('Home')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('siteobok')
  await field.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  const name = await options.first().locator('bdi').innerText()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('Enter in the field itself shows all results, and a category narrows them', async ({
  page,
}) => {
  await visit(page, '/')
  const field = await typeInto(page, 'kaveri')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=kaveri$/)
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByPlaceholder('Search products...')).toHaveCount(1)
  await typeInto(page, 'kaveri lap')
  // Until the new suggestions come, those of before are shown.
  const category = page
    .getByRole('group', { name: 'Categories' })
    .getByRole('option')
    .and(page.locator('[href*="kaveri+lap"]'))
    .first()
  const count = /\d+/.exec(await category.innerText())?.[0] ?? ''
  await category.click()
  await expect(page).toHaveURL(/category=Laptops/)
  await expect(page.getByText(`${count} products in Laptops`)).toBeVisible()
})

test(
  'a response that arrives late does not replace a later one',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/about')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/search?q=projector', async (route) => {
      await released
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest('**/api/search?q=projector')
    const field = await typeInto(page, 'projector')
    await asked
    await field.fill('toner')
    const first = page.getByRole('option').first()
    await expect(first).toContainText('Toner Cartridge')
    release()
    await field.press('ArrowDown')
    await expect(first).toContainText('Toner Cartridge')
    await expect(page.getByRole('option', { name: /Projector/ })).toHaveCount(0)
  },
)

test(
  'suggestions whose script loads late do not open over the page that followed',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/about')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/search-suggestions-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.getByPlaceholder('Search products...').pressSequentially('kaveri')
    await page.getByRole('link', { name: 'Clients' }).first().click()
    await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
    release()
    await expect(page.getByRole('search').getByRole('status')).toBeAttached()
    const suggested = page.waitForResponse('**/api/search?*', { timeout: 1000 })
    await expect(suggested).rejects.toThrow('Timeout')
    await expect(page.getByRole('listbox')).toBeHidden()
  },
)

test(
  'text that is typed while the results of a search arrive is not lost',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/about')
    const field = await typeInto(page, 'kaveri')
    await page.route('**/products.data?*', async (route) => {
      await field.fill('kaveri lap')
      await route.continue()
    })
    await field.press('Enter')
    await expect(page).toHaveURL(/q=kaveri$/)
    await expect(page.getByText(/results for/i).first()).toBeVisible()
    await expect(field).toHaveValue('kaveri lap')
    await expect(field).toBeFocused()
    await page.unroute('**/products.data?*')
    await field.press('Enter')
    await expect(page).toHaveURL(/q=kaveri\+lap$/)
    await page.goBack()
    await expect(field).toHaveValue('kaveri')
  },
)

test('a search in vain offers all products and an enquiry, by keys and to screen readers', async ({
  page,
}) => {
  await visit(page, '/about')
  const field = await typeInto(page, 'qwxzjk')
  const nothing = page.getByRole('group', { name: 'No products found' })
  await expect(nothing.getByRole('option')).toHaveText(['View All Products', 'Ask us for “qwxzjk”'])
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^No products found\. /)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await nothing.getByRole('option').last().getAttribute('id')) ?? '',
  )
  await field.press('Enter')
  await expect(page).toHaveURL(/\/enquiry\?q=qwxzjk$/)
  await expect(page.getByRole('main').getByLabel('Product')).toHaveValue('qwxzjk')
})

test(
  'nonsense, a failure and a field that is left each show what they should',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/about')
    const field = await typeInto(page, 'qwxzjk')
    await expect(page.getByText('No products found').filter({ visible: true }).last()).toBeVisible()
    await expect(page.getByText('Check the spelling').last()).toBeVisible()
    await field.fill('kaveri laptop purple')
    await expect(page.getByText('No product has all of these words')).toBeVisible()
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await field.fill('laptop')
    await expect(page.getByText('Suggestions are not available').last()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await page.unroute('**/api/search?*')
    await field.fill('laptops')
    await expect(page.getByRole('listbox')).toBeVisible()
    await field.press('Tab')
    await expect(page.getByRole('listbox')).toBeHidden()
  },
)

test('the open list is accessible and within the page', async ({ page }) => {
  await visit(page, '/about')
  const field = await typeInto(page, 'printer')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowUp')
  await expect(page.getByRole('option').last()).toBeInViewport()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { height } = (await page.getByRole('option').first().boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThanOrEqual(44)
})

test(
  'the code of the suggestions is loaded when somebody enters the search field',
  { tag: '@once' },
  async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('search-suggestions')) loaded.push(request.url())
    })
    await visit(page, '/about')
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])
    await page.getByPlaceholder('Search products...').focus()
    await expect.poll(() => loaded.length).toBeGreaterThan(0)
  },
)

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a form that leads to the results', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    await page.getByPlaceholder('Search products...').fill('m126-nw')
    await page.getByPlaceholder('Search products...').press('Enter')
    await expect(page).toHaveURL(/\/products\?q=m126-nw$/)
    await expect(page.getByRole('main').getByText('LX-M126nw').first()).toBeVisible()
  })
})

/** Typed in one go, so that no response to the first letters arrives in between; the suggestions are loaded by then. */
async function typeInto(page: Page, text: string) {
  const field = page.getByPlaceholder('Search products...')
  await expect(async () => {
    await field.focus()
    await expect(page.getByRole('search').getByRole('status')).toBeAttached({ timeout: 500 })
  }).toPass()
  await field.fill(text)
  return field
}
