import type { OwnCompanyForm } from '#contract/customers/own-account-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'

export async function changeOwnCompany(app: App, customerId: string, { company }: OwnCompanyForm) {
  await inTransaction(app, async (app) => {
    await app.db.updateTable('customers').set({ company }).where('id', '=', customerId).execute()
    await recordDetailsChange(app, customerId, 'company')
  })
}

/** What was changed, never from what to what: the audit is not deleted with the account. */
export function recordDetailsChange(
  app: App,
  customerId: string,
  changed: 'company' | 'addresses' | 'people',
) {
  return recordAudit(app, visitor, {
    action: 'customer.details-changed',
    subjectId: customerId,
    after: { changed },
  })
}
