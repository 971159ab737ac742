import type { Locator, Page } from '@playwright/test'
import { drawing } from '../fixtures/drawings.ts'
import { expect } from './shop.ts'

/** On the phone the navigation is behind a button. */
export async function openNavigation(page: Page) {
  const opener = page.getByRole('button', { name: 'Expand navigation' })
  // Until the frame is there, neither is.
  await opener
    .or(page.getByRole('link', { name: 'E-mails' }))
    .first()
    .waitFor()
  if (await opener.isVisible()) await opener.click()
}

export async function fillProduct(page: Page, name: string) {
  await page.getByLabel(/^Product Name/).fill(name)
  await page.getByLabel(/^Brand/).fill('Kaveri')
  await choose(page, 'Category', 'Laptops')
  await page.getByLabel(/^Price/).fill('45990.50')
  await page.getByLabel(/^Model Number/).fill('KI-1')
  await page.getByLabel(/^Warranty/).fill('1 year onsite')
  await page.getByLabel(/^Description/).fill('Typed by hand, in the middle of a busy day.')
  await page.getByLabel('Product Images').setInputFiles([await photo('front.png')])
}

/** The list of a select is beside its dialog, not in it. */
export async function choose(within: Page | Locator, label: string, option: string) {
  const select = within.getByRole('combobox', { name: label, exact: true })
  await select.click()
  await select.page().getByRole('option', { name: option, exact: true }).click()
}

/** On the phone the filters of a list are behind a button, unless one is chosen. */
export async function chooseFilter(page: Page, label: string, option: string) {
  const select = page.getByRole('combobox', { name: label, exact: true })
  const opener = page.getByRole('button', { name: 'Filters', exact: true })
  await select.or(opener).first().waitFor()
  if (!(await select.isVisible())) await opener.click()
  await choose(page, label, option)
}

/** Of a status, with the number of rows that have it. */
export function tab(page: Page, text: string) {
  return page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: text })
}

/** A file as one picks it from a folder; another seed is another picture. */
export async function photo(name: string, seed = 1) {
  const buffer = await drawing('png', { width: 640, height: 480 }, seed)
  return { name, mimeType: 'image/png', buffer }
}

/** The office looks for what is new every 20 s, from when the screen has settled. */
export async function lookAgainUntil(page: Page, isSeen: () => Promise<void>) {
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await isSeen()
  }).toPass()
}

/** The table's row, which is a card on the phone. */
export function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

/** The text of a toast, apart from the alert by which screen readers read out that of a failure. */
export function toastOf(office: Page, text: RegExp) {
  return office.getByRole('region', { name: 'Notifications' }).getByText(text)
}

/** Requests of this kind wait until the function that it gives is called. */
export async function hold(page: Page, method: string, path: RegExp, { isLost = false } = {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await promise
    return isLost ? route.abort() : route.continue()
  })
  return resolve
}

/** The requests of this kind, as they are sent. */
export function requestsTo(page: Page, method: string, path: string) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes(path)) sent.push(request.url())
  })
  return sent
}
