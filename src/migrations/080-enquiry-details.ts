import type { Kysely } from 'kysely'

/** What the form of an enquiry asks besides: how many pieces, for which GST number, delivered where. */
export async function enquiryDetails(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiries').addColumn('quantity', 'integer').execute()
  await db.schema.alterTable('enquiries').addColumn('gst_number', 'text').execute()
  await db.schema.alterTable('enquiries').addColumn('pin_code', 'text').execute()
}
