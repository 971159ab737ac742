import type { LinkedProduct } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { inFeaturedOrder } from './featured-order.ts'
import { sliceProducts } from './filter-products.ts'
import { findLists } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import { linkedOf } from './product-views.ts'
import { readProducts } from './read-products.ts'

type Limits = { most: number; newest: number }

/** What the home page features: the products that the office chose, otherwise the newest. */
export async function findFeaturedProducts(
  app: FollowDeps,
  { most, newest }: Limits,
): Promise<LinkedProduct[]> {
  const lists = await findLists(app)
  const chosen = lists.remember('featured', inFeaturedOrder).slice(0, most)
  const ids = chosen.length > 0 ? chosen.map(({ id }) => id) : await findNewestIds(app.db, newest)
  return (await readProducts(app, ids)).map(linkedOf)
}

/** Those that are in stock and have a picture. */
async function findNewestIds(db: Db, limit: number) {
  const rows = await sliceProducts(db, { stock: 'In Stock', limit })
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('productPictures')
          .select('pictureKey')
          .whereRef('productPictures.productId', '=', 'products.id'),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
