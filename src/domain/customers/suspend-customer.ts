import { customerMessages } from '#contract/customers/customer.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'

/**
 * Takes effect at the next call of the customer. The sessions stay, so that the undo gives back exactly
 * what was there. The same again changes nothing and is not recorded.
 */
export async function suspendCustomer(app: App, by: Actor, id: string, isSuspended: boolean) {
  await inTransaction(app, async (app) => {
    await lockRow(app, 'customers', id)
    const account = await app.db
      .selectFrom('customers')
      .select('suspendedAt')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!account) throw new Refusal('not-found', customerMessages.notFound)
    if ((account.suspendedAt !== null) === isSuspended) return
    const suspendedAt = isSuspended ? now(app.clock) : null
    await app.db.updateTable('customers').set({ suspendedAt }).where('id', '=', id).execute()
    const action = isSuspended ? 'customer.suspended' : 'customer.reinstated'
    await recordAudit(app, by, { action, subjectId: id })
  })
}
