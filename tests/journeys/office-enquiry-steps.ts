import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Shop } from './shop.ts'
import { enquire } from './visitor-steps.ts'

/** What only this test has asked about: the search finds parts of words too. */
export const aProduct = () => `Kaveri ${randomUUID().replaceAll('-', '')}`

/** Somebody has asked, and the office looks at that alone. Gives the product it is about. */
export async function asked(office: Page, shop: Shop, form: Record<string, string> = {}) {
  const product = form['product'] ?? aProduct()
  await enquire(shop, { ...form, product })
  await office.goto(addressOf(product))
  return product
}

export function addressOf(product: string) {
  return `/admin/enquiries?${new URLSearchParams({ q: product })}`
}

/** The table's rows, which are cards on the phone. */
export function rows(page: Page) {
  return page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') })
}
