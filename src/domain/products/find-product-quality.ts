import { productFaults } from '#contract/products/product-quality.ts'
import type { ProductQuality } from '#contract/products/product-quality.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { listKinds } from './filter-products.ts'
import { findAllLists } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import { questionOf } from './product-subsets.ts'

/** Of all products, drafts too. Counted again only when the content has changed. */
export async function findProductQuality(app: FollowDeps): Promise<ProductQuality> {
  await readContentVersion(app)
  return app.memory.read(findProductQuality, app.content.current, () => countFaults(app))
}

async function countFaults(app: FollowDeps): Promise<ProductQuality> {
  const lists = await findAllLists(app)
  const faults = await Promise.all(
    productFaults.map(async (fault) => ({ fault, count: 0, has: await questionOf(app, fault) })),
  )
  const yieldIfDue = yieldRegularly()
  let [products, faulty] = [0, 0]
  for (const entry of listKinds.flatMap((kind) => [...lists[kind].entries()])) {
    const found = faults.filter(({ has }) => has?.(entry))
    for (const one of found) one.count += 1
    products += 1
    if (found.length > 0) faulty += 1
    await yieldIfDue()
  }
  return { products, faulty, faults: faults.map(({ fault, count }) => ({ fault, count })) }
}
