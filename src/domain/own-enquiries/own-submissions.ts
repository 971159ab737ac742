import type { ContactStatus } from '#contract/contacts/contact.ts'
import type { EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { sql } from 'kysely'
import type { Db } from '../app.ts'
import { contactsInUse } from '../contacts/contacts-in-use.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'

/** Whose submissions they are, as far as it is proven (053). */
export type Owner = {
  customerId: string
  /** Null while nobody has shown to read its e-mails. */
  email: string | null
  /** Null where the office has not typed it. */
  gstNumber: string | null
}

/** Undefined where the account was deleted. */
export async function findOwner(db: Db, customerId: string): Promise<Owner | undefined> {
  const account = await db
    .selectFrom('customers')
    .select(['email', 'emailVerifiedAt', 'gstNumber', 'gstConfirmedAt'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!account) return undefined
  const { email, emailVerifiedAt, gstNumber, gstConfirmedAt } = account
  return {
    customerId,
    email: emailVerifiedAt ? email : null,
    gstNumber: gstConfirmedAt ? gstNumber : null,
  }
}

const columns = ['id', 'reference', 'message', 'createdAt'] as const

/** Of enquiries and of messages. */
export type SubmissionStatus = EnquiryStatus | ContactStatus

/**
 * The only place that decides which enquiries and messages belong to an account: those that it sent, and
 * those with its proven e-mail or GST number. What a program has sent counts in neither way.
 */
export function ownSubmissions(db: Db, { customerId, email, gstNumber }: Owner) {
  const isSent = sql<boolean>`customer_id = ${customerId}`
  const hasEmail = sql<boolean>`lower(email) = lower(${email}) and suspected_at is null`
  const hasGstNumber = sql<boolean>`gst_number = ${gstNumber} and suspected_at is null`
  const shared = [
    ...columns,
    sql<string | null>`name`.as('name'),
    sql<SubmissionStatus>`status`.as('status'),
  ] as const
  const enquiries = enquiriesInUse(db)
    .select([...shared, sql<string | null>`product`.as('product'), 'productId', 'quantity'])
    .where(sql<boolean>`(${isSent} or ${hasEmail})`)
  const nothing = sql<string | null>`null`
  // PostgreSQL wants both halves of a union to be of one type.
  const noNumber = sql<number | null>`cast(null as integer)`
  const messages = contactsInUse(db)
    .select([...shared, nothing.as('product'), nothing.as('productId'), noNumber.as('quantity')])
    .where(sql<boolean>`(${isSent} or ${hasEmail} or ${hasGstNumber})`)
  return db.selectFrom(enquiries.unionAll(messages).as('own'))
}
