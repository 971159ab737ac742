import { retention } from '#contract/privacy/retention.ts'
import { ago, day } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { forgetNetworksBefore } from '../audit/forget-networks-before.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { purgeContacts } from '../contacts/purge-contacts.ts'
import { deleteUnusedAccounts, warnOfUnusedAccounts } from '../customers/unused-accounts.ts'
import { purgeEnquiries } from '../enquiries/purge-enquiries.ts'
import { findRetention, hasPresentProfile } from '../find-site-profile.ts'
import { deleteEmailsBefore } from '../outbox/delete-emails-before.ts'
import { forgetUsageBefore } from '../usage/forget-old-usage.ts'
import { findOldSubmissions } from './find-old-submissions.ts'
import { monthsAgo } from './months-ago.ts'

/** How many submissions one transaction deletes. */
const atOnce = 100

/** Deletes what has been stored for the time that an owner has set. The audit records how much of each kind. */
export async function carryOutRetention(app: App) {
  const { enquiryMonths, messageMonths, emailDays, networkDays, accountMonths, usageDays } =
    await findRetention(app)
  // The defaults, in place of periods that could not be read, may be shorter.
  if (!hasPresentProfile(app)) return
  await deleteSubmissions(app, 'enquiries', enquiryMonths, (app, ids) =>
    purgeEnquiries(app, system, ids),
  )
  await deleteSubmissions(app, 'contacts', messageMonths, (app, ids) =>
    purgeContacts(app, system, ids),
  )
  await deleteOnce(app, 'emails', emailDays, deleteEmailsBefore)
  await deleteOnce(app, 'networks', networkDays, forgetNetworksBefore)
  await deleteOnce(app, 'usage', usageDays, forgetUsageBefore)
  await deleteAccounts(app, accountMonths)
}

async function deleteSubmissions(
  app: App,
  table: 'enquiries' | 'contacts',
  months: number | null,
  purge: (app: App, ids: string[]) => Promise<void>,
) {
  if (months === null) return
  const before = monthsAgo(app, months)
  let deleted = atOnce
  while (deleted === atOnce) {
    deleted = await inTransaction(app, async (app) => {
      const ids = await findOldSubmissions(app.db, table, { before, limit: atOnce })
      if (ids.length === 0) return 0
      await purge(app, ids)
      await recordDeletion(app, { [table]: ids.length, before })
      return ids.length
    })
  }
}

/** A customer is warned so early that the account is deleted when its months are over. */
async function deleteAccounts(app: App, months: number | null) {
  if (months === null) return
  const before = monthsAgo(app, months)
  const warning = retention.accountWarningDays * day
  await warnOfUnusedAccounts(app, new Date(Date.parse(before) + warning).toISOString())
  await deleteUnusedAccounts(app, {
    before,
    record: (app, accounts) => recordDeletion(app, { accounts, before }),
  })
}

async function deleteOnce(
  app: App,
  kind: 'emails' | 'networks' | 'usage',
  days: number,
  deleteBefore: (app: App, before: string) => Promise<number>,
) {
  await inTransaction(app, async (app) => {
    const before = ago(app.clock, days * day)
    const deleted = await deleteBefore(app, before)
    if (deleted > 0) await recordDeletion(app, { [kind]: deleted, before })
  })
}

async function recordDeletion(app: App, deleted: object) {
  await recordAudit(app, system, { action: 'retention.carried-out', before: deleted })
}
