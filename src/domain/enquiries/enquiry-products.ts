import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import type { EnquiryProduct } from '#contract/enquiries/enquiry.ts'
import type { Db } from '../app.ts'

/**
 * An enquiry is about the product that it names. Without scripts the form goes on sending the id of
 * the product it was opened for, whatever was typed over its name.
 */
export async function findNamedProduct(db: Db, { productId, product }: EnquiryForm) {
  if (!productId) return undefined
  return db
    .selectFrom('products')
    .select(['id as productId', 'name'])
    .where('id', '=', productId)
    .where('name', '=', product)
    .executeTakeFirst()
}

/** In the order of the form. What the catalogue never had is left out. */
export async function findListedProducts(
  db: Db,
  { products }: EnquiryForm,
): Promise<EnquiryProduct[]> {
  const asked = Object.entries(products ?? {})
  if (asked.length === 0) return []
  const ids = asked.map(([productId]) => productId)
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return asked.flatMap(([productId, quantity]) => {
    const name = names.get(productId)
    return name === undefined ? [] : { productId, name, quantity }
  })
}

export async function storeEnquiryProducts(db: Db, enquiryId: string, products: EnquiryProduct[]) {
  if (products.length === 0) return
  const rows = products.map((product, i) => ({ enquiryId, place: i + 1, ...product }))
  await db.insertInto('enquiryProducts').values(rows).execute()
}

/** By the ids of the enquiries that are about several. */
export async function findEnquiryProducts(
  db: Db,
  enquiryIds: string[],
): Promise<Map<string, EnquiryProduct[]>> {
  if (enquiryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiryProducts')
    .selectAll()
    .where('enquiryId', 'in', enquiryIds)
    .orderBy('enquiryId')
    .orderBy('place')
    .execute()
  const products = Map.groupBy(rows, ({ enquiryId }) => enquiryId)
  return new Map(
    [...products].map(([enquiryId, ofIt]) => [
      enquiryId,
      ofIt.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    ]),
  )
}
