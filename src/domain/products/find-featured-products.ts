import type { FeaturedProduct } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { sliceProducts } from './filter-products.ts'
import { findProductPictures } from './find-product-pictures.ts'
import { pathOf, publicPriceOf } from './product-rules.ts'

const columns = ['id', 'name', 'brand', 'modelNo', 'category', 'pricePaise'] as const

/** What the home page features: the newest that are in stock and have a picture. */
export async function findFeaturedProducts(db: Db, limit: number): Promise<FeaturedProduct[]> {
  const rows = await sliceProducts(db, { stock: 'In Stock', limit })
    .select(columns)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('productPictures')
          .select('pictureKey')
          .whereRef('productPictures.productId', '=', 'products.id'),
      ),
    )
    .execute()
  const pictures = await findProductPictures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ pricePaise, ...row }) => {
    const [picture] = pictures.get(row.id) ?? []
    return picture ? [{ ...row, path: pathOf(row), picture, price: publicPriceOf(pricePaise) }] : []
  })
}
