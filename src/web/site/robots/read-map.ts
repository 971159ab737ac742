import type { Db } from '#domain/app.ts'
import { countMappedProducts, findMappedProducts } from '#domain/products/find-mapped-products.ts'
import { productEntry, steadyEntry, steadyPaths } from './sitemap-text.ts'

/** So many are read at once: between them other requests have their turn. */
const atOnce = 500

/** How many files it takes to name everything. */
export async function countParts(db: Db, mostInMap: number) {
  return Math.ceil((steadyPaths.length + (await countMappedProducts(db))) / mostInMap)
}

type Part = { number: number; mostInMap: number; site: string }

/** The steady pages come first, then the products, in parts of the same size. */
export async function readPart(db: Db, { number, mostInMap, site }: Part): Promise<string[]> {
  const entries = number === 1 ? steadyPaths.map((path) => steadyEntry(path, site)) : []
  let offset = Math.max(0, (number - 1) * mostInMap - steadyPaths.length)
  while (entries.length < mostInMap) {
    const limit = Math.min(atOnce, mostInMap - entries.length)
    const products = await findMappedProducts(db, { offset, limit })
    entries.push(...products.map((product) => productEntry(product, site)))
    offset += products.length
    if (products.length < limit) break
  }
  return entries
}
