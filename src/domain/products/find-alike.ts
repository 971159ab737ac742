import { productLimits } from '#contract/products/product-messages.ts'
import type { AlikeProduct } from '#contract/products/product.ts'
import { allEntries } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import { modelKeyOf } from './model-key.ts'
import { readOfficeProducts } from './read-products.ts'

type Typed = { brand: string; modelNo: string; except?: string | undefined }

/** The products that have this brand and model number already, drafts too. `except`: the one that is edited. */
export async function findAlike(
  app: FollowDeps,
  { brand, modelNo, except }: Typed,
): Promise<AlikeProduct[]> {
  const key = modelKeyOf(brand, modelNo)
  const ids: string[] = []
  for await (const entries of allEntries(app)) {
    const alike = entries.filter(({ id, modelKey }) => modelKey === key && id !== except)
    ids.push(...alike.map(({ id }) => id))
  }
  const products = await readOfficeProducts(app, ids.slice(0, productLimits.alike))
  return products.map(({ id, name }) => ({ id, name }))
}
