import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { travelBook } from '../fixtures/goods.ts'
import { priceList } from '../fixtures/price-lists.ts'
import type { Shop } from './shop.ts'

/** Found by nothing else: the search finds parts of words too. */
export const aModel = () => `PC${randomUUID().replaceAll('-', '')}`

export async function stockMany(shop: Shop, count: number) {
  const modelNo = aModel()
  const names = Array.from({ length: count }, (_, i) => `Kaveri ${String(i + 1).padStart(2, '0')}`)
  for (const name of names) await shop.stock({ ...travelBook, modelNo, name })
  return modelNo
}

/** The id of a product whose form is open, with a PDF that is chosen and not added to it. */
export async function chooseManual(office: Page, shop: Shop) {
  const id = await shop.stock({ ...travelBook, modelNo: aModel() })
  await office.goto(`/admin/products/edit/${id}`)
  const buffer = Buffer.from(priceList('A manual'))
  const file = { name: 'manual.pdf', mimeType: 'application/pdf', buffer }
  await office.getByLabel('Add a document').setInputFiles(file)
  return id
}

/** Presses an action of a product in the list. On the phone all of them are behind one button. */
export async function pressAction(page: Page, action: ProductAction, name: string) {
  const opener = openerOf(page, action, name)
  const isMenu = (await opener.getAttribute('aria-haspopup')) === 'menu'
  await opener.click()
  if (isMenu) await page.getByRole('menuitem', { name: `${action} ${name}`, exact: true }).click()
}

/** The control that does it, or leads to it. */
export function openerOf(page: Page, action: ProductAction, name: string) {
  return actionOf(page, action, name).or(moreOf(page, name))
}

function actionOf(page: Page, action: ProductAction, name: string) {
  const named = { name: `${action} ${name}`, exact: true }
  return page.getByRole('link', named).or(page.getByRole('button', named))
}

function moreOf(page: Page, name: string) {
  return page.getByRole('button', { name: `Actions of ${name}`, exact: true })
}

/** On a card the form is opened by Edit Product. */
type ProductAction = 'View' | 'Edit' | 'Edit Product' | 'Delete'
