import type { Page } from '@playwright/test'

/** On the phone the navigation is behind a button. */
export async function openNavigation(page: Page) {
  const opener = page.getByRole('button', { name: 'Expand navigation' })
  if (await opener.isVisible()) await opener.click()
}

export async function fillProduct(page: Page, name: string) {
  await page.getByLabel(/^Product Name/).fill(name)
  await page.getByLabel(/^Brand/).fill('Kaveri')
  await page.getByLabel(/^Category/).selectOption('Laptops')
  await page.getByLabel(/^Price/).fill('45990.50')
  await page.getByLabel(/^Model Number/).fill('KI-1')
  await page.getByLabel(/^Warranty/).fill('1 year onsite')
  await page.getByLabel(/^Description/).fill('Typed by hand, in the middle of a busy day.')
}

/** The table's row, which is a card on the phone. */
export function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}
