import assert from 'node:assert/strict'
import { house as theHouse } from '#domain/audit/actor.ts'
import { storeCatalogue } from '#domain/catalogues/change-catalogues.ts'
import type { House } from '../open-house.ts'
import { uploaded } from './drawings.ts'
import { priceList } from './price-lists.ts'

export const key = '0123456789abcdef0123456789abcdef01234567'
export const picture = `/pictures/${key}/320.webp`
export const bytes = Buffer.from('0123456789')

export async function hangPicture({ app }: House) {
  await app.files.put(`pictures/${key}/320.webp`, bytes)
}

export async function placeCatalogue({ app, dataDir }: House, name = 'Laptops 2026.pdf') {
  const pdf = priceList('Laptops')
  const upload = await uploaded(dataDir, pdf, name)
  return { pdf, ...(await storeCatalogue(app, theHouse, 'Laptops', upload)) }
}

/** An answer that is not read to its end would keep its connection, and the server with it. */
export async function statusOf({ get }: House, path: string, headers: Record<string, string> = {}) {
  const answer = await get(path, headers)
  await answer.arrayBuffer()
  return answer.status
}

export function assertHeaders({ headers }: Response, expected: Record<string, string>) {
  for (const [name, value] of Object.entries(expected)) assert.equal(headers.get(name), value, name)
}
