import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import type { Db } from '../app.ts'

/**
 * An enquiry is about the product that it names. Without scripts the form goes on sending the id of
 * the product it was opened for, whatever was typed over its name.
 */
export async function findNamedProduct(db: Db, { productId, product }: EnquiryForm) {
  if (!productId) return undefined
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', productId)
    .where('name', '=', product)
    .executeTakeFirst()
}
