import type { FeaturedProduct } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { inFeaturedOrder } from './featured-order.ts'
import { sliceProducts } from './filter-products.ts'
import { findLists } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import { pathOf, publicPriceOf } from './product-rules.ts'
import { readProducts } from './read-products.ts'
import type { StoredProduct } from './stored-products.ts'

type Limits = { most: number; newest: number }

/** What the home page features: the products that the office chose, otherwise the newest. */
export async function findFeaturedProducts(
  app: FollowDeps,
  { most, newest }: Limits,
): Promise<FeaturedProduct[]> {
  const lists = await findLists(app)
  const chosen = lists.remember('featured', inFeaturedOrder).slice(0, most)
  const ids = chosen.length > 0 ? chosen.map(({ id }) => id) : await findNewestIds(app.db, newest)
  return (await readProducts(app, ids)).map(featuredOf)
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

function featuredOf(product: StoredProduct): FeaturedProduct {
  const { id, name, brand, modelNo, category, pictures, pricePaise } = product
  const { hsnCode, gstBasisPoints, stockStatus } = product
  return {
    id,
    path: pathOf(product),
    name,
    brand,
    modelNo,
    category,
    picture: pictures[0] ?? null,
    price: publicPriceOf(pricePaise),
    hsnCode,
    gstRate: gstBasisPoints / 100,
    stockStatus,
  }
}
