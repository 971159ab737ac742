import type { Page, Route } from '@playwright/test'
import { drawing } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'
import { expect, test, visit, waitForScripts } from './shop.ts'
import { holdScripts } from './visitor-steps.ts'

test.describe('pages whose scripts have not run yet', { tag: '@once' }, () => {
  test('a press before the scripts run is repeated when they do', async ({ page }) => {
    const letScriptsRun = await open(page, '/login')
    await page.getByRole('button', { name: 'Show password' }).click()
    letScriptsRun()
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  })

  for (const way of ['Enter', 'the button'] as const) {
    test(`a sign-in by ${way} before the scripts run is sent when they do`, async ({ page }) => {
      const letScriptsRun = await open(page, '/login')
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not the right one')
      if (way === 'Enter') await page.keyboard.press('Enter')
      else await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(/\/login$/)
      letScriptsRun()
      await expect(page.getByRole('alert')).toContainText('Invalid')
      await expect(page).toHaveURL(/\/login$/)
    })
  }

  test('screens of the office are painted before their scripts, which need not wait', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const path of ['/admin/settings', '/admin/account', '/admin/products']) {
      await page.goto(path)
      const paints = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(paints, { message: path }).toBe(1)
    }
  })

  test('the last of several presses before the scripts run is done, once', async ({ page }) => {
    const letScriptsRun = await open(page, '/products')
    const asking = page.getByRole('link', { name: /^Enquire Now about / })
    const label = await asking.nth(1).getAttribute('aria-label')
    const [, about = 'no product'] = label?.split('Enquire Now about ') ?? []
    await asking.first().click()
    await asking.nth(1).click()
    letScriptsRun()
    await expect(page.getByRole('dialog').getByLabel('Product')).toContainText(about)
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('products that are ticked before the scripts run are compared, and one that is ticked and cleared is not', async ({
    page,
  }) => {
    const letScriptsRun = await open(page, '/products')
    const ticks = page.getByRole('checkbox', { name: /^Compare / })
    for (const at of [0, 1, 2]) await ticks.nth(at).check()
    await ticks.nth(2).uncheck()
    letScriptsRun()
    const tray = page.getByRole('region', { name: 'Products to compare' })
    await expect(tray.getByRole('status')).toHaveText('2 chosen')
    await expect(ticks.nth(0)).toBeChecked()
    await expect(ticks.nth(1)).toBeChecked()
    await expect(ticks.nth(2)).not.toBeChecked()
  })

  test('a field that is focused after the scripts run is not focused again', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/about')
    const field = page.getByPlaceholder('Search products...').first()
    await field.focus()
    await field.evaluate((input) => {
      input.addEventListener('focusin', () => (document.title = 'Somebody came twice'))
    })
    await page.clock.runFor(11_000)
    await expect(page).not.toHaveTitle('Somebody came twice')
  })

  test('text that was typed before the scripts run gets suggestions when they do', async ({
    page,
  }) => {
    const letScriptsRun = await open(page, '/about')
    await page.getByPlaceholder('Search products...').first().fill('travel')
    letScriptsRun()
    await expect(page.getByRole('option').first()).toContainText('TravelBook')
  })

  test('links and forms work before the scripts run', async ({ page }) => {
    await open(page, '/contact')
    await page.getByPlaceholder('Search products...').first().fill('travel')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await expect(page).toHaveURL(/\/products\?q=travel$/)
    await page
      .getByRole('link', { name: /TravelBook/ })
      .first()
      .click()
    await expect(page).toHaveURL(/products-details/)
  })

  test('a faulty field is described by the text beside it', async ({ page }) => {
    await visit(page, '/contact')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.press('Enter')
    const id = await name.getAttribute('id')
    await expect(name).toHaveAttribute('aria-describedby', `${id}-text`)
  })

  test('scripts run although the first picture hangs or is broken', async ({ page, shop }) => {
    const path = `/products-details/${await shop.stock(travelBook, [await drawing('jpeg', { width: 300, height: 200 })])}`
    for (const response of [() => undefined, (route: Route) => route.abort()]) {
      await page.route('**/pictures/**', response)
      await page.goto(path, { waitUntil: 'commit' })
      await waitForScripts(page)
      await page.unroute('**/pictures/**')
    }
  })
})

async function open(page: Page, path: string) {
  const letScriptsRun = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return letScriptsRun
}
