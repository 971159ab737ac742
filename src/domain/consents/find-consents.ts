import type { ConsentEntry, ConsentState } from '#contract/consents/consent.ts'
import type { Db } from '../app.ts'
import { containsText } from '../contains-text.ts'

type ConsentFilter = { q?: string | undefined; state?: ConsentState | undefined }
type Page = { page: number; limit: number }

/** What was given last first. */
export async function findConsents(
  db: Db,
  filter: ConsentFilter,
  { page, limit }: Page,
): Promise<ConsentEntry[]> {
  const rows = await filtered(db, filter)
    .leftJoin('enquiries', 'enquiries.id', 'consents.submissionId')
    .leftJoin('contacts', 'contacts.id', 'consents.submissionId')
    .leftJoin('stockAlerts', 'stockAlerts.id', 'consents.submissionId')
    .leftJoin('products', 'products.id', 'stockAlerts.productId')
    .select([
      'consents.id',
      'consents.email',
      'wording',
      'wordingVersion',
      'source',
      'submissionId',
      'agreedAt',
      'consents.withdrawnAt',
      'products.name as product',
    ])
    .select(({ fn }) => [
      fn.coalesce('enquiries.reference', 'contacts.reference').as('reference'),
      fn.coalesce('enquiries.deletedAt', 'contacts.deletedAt').as('deletedAt'),
    ])
    .orderBy('consents.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(({ deletedAt, ...row }) => ({ ...row, isInTrash: deletedAt !== null }))
}

export async function countConsents(db: Db, filter: ConsentFilter) {
  const { count } = await filtered(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function filtered(db: Db, { q, state }: ConsentFilter) {
  let consents = db.selectFrom('consents')
  if (q) consents = consents.where(containsText('consents.email', q))
  if (state)
    consents = consents.where('consents.withdrawnAt', state === 'valid' ? 'is' : 'is not', null)
  return consents
}
