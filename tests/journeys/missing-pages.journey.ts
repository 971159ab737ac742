import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

test('a page that is not there leads on by search, by category and by telephone', async ({
  page,
}) => {
  const response = await page.goto('/nowhere/at/all')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/Page not found/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+91 80 4000 1234' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Projectors' })).toBeVisible()
  await main.getByRole('combobox', { name: 'Search the catalogue' }).fill('projector')
  await main.getByRole('combobox', { name: 'Search the catalogue' }).press('Enter')
  await expect(page).toHaveURL(/\/products\?q=projector/)
})

test(
  'a visitor who is offline stays on the page, sees a notice, and can continue when the connection is back',
  { tag: '@once' },
  async ({ page, context, violations }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    const fetched = page.waitForEvent('requestfailed', (request) => /assets/.test(request.url()))
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).hover()
    await fetched
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page).toHaveURL(/\/about$/)
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/contact$/)
    // React Router reports the script that it could not fetch, and then the reason.
    const [script = '', reason = '', ...others] = violations.splice(0)
    expect(script).toMatch(/^Error loading route module/)
    expect(reason).toContain('Failed to fetch dynamically imported module')
    expect(others).toEqual([])
  },
)

test(
  'a page whose response does not arrive shows a notice, and opens when it does',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/about')
    await page.route('**/products.data*', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
    await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/products.data*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Desktops' })).toBeVisible()
  },
)
