import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import type { Shop } from './shop.ts'

/** Found by nothing else: the search finds parts of words too. */
export const aModel = () => `PC${randomUUID().replaceAll('-', '')}`

export async function stockMany(shop: Shop, count: number) {
  const modelNo = aModel()
  const names = Array.from({ length: count }, (_, i) => `Kaveri ${String(i + 1).padStart(2, '0')}`)
  for (const name of names) await shop.stock({ ...travelBook, modelNo, name })
  return modelNo
}
