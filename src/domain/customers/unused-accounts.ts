import { sql } from 'kysely'
import { retention } from '#contract/privacy/retention.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmails } from '../outbox/enqueue-email.ts'
import { unusedAccountEmail } from './customer-emails.ts'
import { eraseCustomers } from './delete-customer.ts'

/** How many accounts one transaction warns or deletes. */
const atOnce = 100

/** A password that was set since counts as a use. */
const lastUse = sql<string>`case when last_used_at > password_set_at then last_used_at else password_set_at end`

/** Also where the account was used after the warning. */
const isUnwarned = sql<boolean>`(unused_warned_at is null or unused_warned_at < ${lastUse})`

/** Also withdraws the warning that the account will be deleted. */
export async function noteUseOfAccount({ db, clock }: App, id: string) {
  await db
    .updateTable('customers')
    .set({ lastUsedAt: now(clock), unusedWarnedAt: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Tells customers whose accounts were not used since `before` that these will be deleted. Gives how many.
 * Without mail nobody is told, so nothing of theirs is deleted either.
 */
export async function warnOfUnusedAccounts(app: App, before: string): Promise<number> {
  if (!app.outbox.isMailSetUp) return 0
  const site = await findSiteProfile(app)
  return inParts(() =>
    inTransaction(app, async (app) => {
      const at = now(app.clock)
      const warned = await app.db
        .updateTable('customers')
        .set({ unusedWarnedAt: at })
        .where('id', 'in', (customers) =>
          customers
            .selectFrom('customers')
            .select('id')
            .where(lastUse, '<', before)
            .where('email', 'is not', null)
            .where(isUnwarned)
            .orderBy('id')
            .limit(atOnce),
        )
        .returning(['id', 'email', 'userId'])
        .execute()
      await enqueueEmails(
        app,
        warned.flatMap(({ email, ...account }) =>
          email ? unusedAccountEmail({ ...account, email }, site) : [],
        ),
      )
      return warned.length
    }),
  )
}

type Deletion = {
  /** Accounts that were not used since then. */
  before: string
  record: (app: App, deleted: number) => Promise<void>
}

/** Deletes unused accounts: those with an e-mail only once their customers were warned long enough ago. */
export async function deleteUnusedAccounts(app: App, { before, record }: Deletion) {
  return inParts(() =>
    inTransaction(app, async (app) => {
      await lockRecords(app)
      const unused = await lockUnused(app, before)
      const deleted = await eraseCustomers(
        app,
        unused.map(({ id }) => id),
      )
      if (deleted > 0) await record(app, deleted)
      return deleted
    }),
  )
}

/** The condition is checked again with the lock: an account that is used meanwhile is left out. */
function lockUnused({ db, clock }: App, before: string) {
  const warnedBefore = ago(clock, retention.accountWarningDays * day)
  const isWarned = sql<boolean>`(email is null or (unused_warned_at <= ${warnedBefore} and not ${isUnwarned}))`
  return db
    .updateTable('customers')
    .set((row) => ({ lastUsedAt: row.ref('lastUsedAt') }))
    .where('id', 'in', (customers) =>
      customers
        .selectFrom('customers')
        .select('id')
        .where(lastUse, '<', before)
        .where(isWarned)
        .orderBy('id')
        .limit(atOnce),
    )
    .where(lastUse, '<', before)
    .where(isWarned)
    .returning('id')
    .execute()
}

async function inParts(run: () => Promise<number>) {
  let all = 0
  for (let part = atOnce; part === atOnce; all += part) part = await run()
  return all
}
