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
