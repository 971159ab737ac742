import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { storeRecordDoubles } from '../customer-records/store-record-doubles.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { Refusal } from '../refusal.ts'
import { openDoubles } from './find-customer-doubles.ts'

type Pair = { oneId: string; otherId: string }

/** The two are different: they are not suggested again for these reasons, but what else is like one of them is. */
export async function dismissDouble(app: App, by: Actor, pair: Pair) {
  await inTransaction(app, async (app) => {
    await lockRecords(app)
    await setDismissed(app, pair, now(app.clock))
    for (const id of [pair.oneId, pair.otherId]) await findFurtherDoubles(app, id)
    const after = { otherId: pair.otherId }
    const action = 'customer-record.double-dismissed'
    await recordAudit(app, by, { action, subjectId: pair.oneId, after })
  })
}

async function findFurtherDoubles(app: App, recordId: string) {
  const keys = await app.db
    .selectFrom('customerRecordKeys')
    .select(['kind', 'value'])
    .where('recordId', '=', recordId)
    .execute()
  await storeRecordDoubles(app, { recordId, keys, ruledOut: await findRuledOut(app, recordId) })
}

async function findRuledOut({ db }: App, recordId: string) {
  const pairs = await db
    .selectFrom(openDoubles(db, { areDismissed: true }).as('dismissed'))
    .select(['oneId', 'otherId'])
    .where((pair) => pair.or([pair('oneId', '=', recordId), pair('otherId', '=', recordId)]))
    .execute()
  return pairs.map(({ oneId, otherId }) => (oneId === recordId ? otherId : oneId))
}

export async function restoreDouble(app: App, by: Actor, pair: Pair) {
  await inTransaction(app, async (app) => {
    await setDismissed(app, pair, null)
    const after = { otherId: pair.otherId }
    const action = 'customer-record.double-restored'
    await recordAudit(app, by, { action, subjectId: pair.oneId, after })
  })
}

async function setDismissed({ db }: App, { oneId, otherId }: Pair, dismissedAt: string | null) {
  const [first, second] = oneId < otherId ? [oneId, otherId] : [otherId, oneId]
  const ofPair = db
    .selectFrom(openDoubles(db, { areDismissed: dismissedAt === null }).as('open'))
    .select('id')
    .where('oneId', '=', first)
    .where('otherId', '=', second)
  const { numUpdatedRows } = await db
    .updateTable('customerRecordDoubles')
    .set({ dismissedAt })
    .where('id', 'in', ofPair)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not-found', customerRecordMessages.noDoubles)
}
