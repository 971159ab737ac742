import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import type { Db } from '../app.ts'

/**
 * An enquiry is about the product that it names. Without scripts the form goes on sending the id of
 * the product it was opened for, whatever was typed over its name.
 */
export async function withNamedProduct(db: Db, form: EnquiryForm): Promise<EnquiryForm> {
  if (!form.productId) return form
  const named = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', form.productId)
    .where('name', '=', form.product)
    .executeTakeFirst()
  return { ...form, productId: named?.id ?? null }
}
