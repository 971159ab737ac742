import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { Db } from '../app.ts'
import { shownPerson } from '../shown-person.ts'

/** More than a product with documents has in years. */
const mostEvents = 500

/** What happened to one of these records, by whom, the last first. */
export async function findRecordEvents(db: Db, ids: string[], actions: AuditAction[]) {
  return db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.accountId')
    .select([
      'audit.id',
      'audit.changeId',
      'audit.at',
      'audit.action',
      'audit.subjectId',
      'audit.before',
      'audit.after',
      shownPerson<string | null>().as('by'),
    ])
    .where('audit.subjectId', 'in', ids)
    .where('audit.action', 'in', actions)
    .orderBy('audit.id', 'desc')
    .limit(mostEvents)
    .execute()
}
