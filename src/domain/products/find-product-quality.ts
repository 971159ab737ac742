import { productFaults } from '#contract/products/product-quality.ts'
import type { ProductQuality } from '#contract/products/product-quality.ts'
import { allEntries } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import { questionOf } from './product-subsets.ts'

/** Of all products, drafts too. Counted again only when the content has changed. */
export async function findProductQuality(app: FollowDeps): Promise<ProductQuality> {
  return app.memory.read(findProductQuality, app.content.current, () => countFaults(app))
}

async function countFaults(app: FollowDeps): Promise<ProductQuality> {
  const faults = await Promise.all(
    productFaults.map(async (fault) => ({ fault, count: 0, has: await questionOf(app, fault) })),
  )
  let [products, faulty] = [0, 0]
  for await (const entries of allEntries(app)) {
    const found = faults.map(({ has }) => entries.filter((entry) => has?.(entry)))
    for (const [at, fault] of faults.entries()) fault.count += found[at]?.length ?? 0
    faulty += new Set(found.flat()).size
    products += entries.length
  }
  return { products, faulty, faults: faults.map(({ fault, count }) => ({ fault, count })) }
}
