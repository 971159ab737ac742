import { forgetDeadSessions } from '#domain/accounts/forget-dead-sessions.ts'
import { forgetUsedChallenges } from '#domain/accounts/passkey-challenges.ts'
import { forgetOldDevices } from '#domain/accounts/forget-old-devices.ts'
import { forgetOldResets } from '#domain/accounts/reset-password.ts'
import { forgetOldAttempts } from '#domain/limits/reserve-attempt.ts'
import { forgetOldSignIns } from '#domain/limits/known-sign-ins.ts'
import { forgetOldSlowDowns } from '#domain/limits/slow-down.ts'
import type { App } from '#domain/app.ts'
import { forgetOldPreviews } from '#domain/company/preview-company.ts'
import { forgetOldPasswordLinks } from '#domain/customers/password-links.ts'
import { forgetOldCustomerSessions } from '#domain/customers/customer-sessions.ts'
import { rewriteIfDue } from '#domain/erasures/rewrite-if-due.ts'
import { forgetOldDeliveries } from '#domain/integrations/change-webhooks.ts'
import { forgetOldCounts } from '#domain/limits/forget-old-counts.ts'
import { carryOutRetention } from '#domain/privacy/carry-out-retention.ts'
import { forgetOldCustomerImports } from '#domain/customer-directory/stored-customer-imports.ts'
import { forgetOldImports } from '#domain/product-imports/forget-old-imports.ts'
import { forgetOldDataRequests } from '#domain/privacy/forget-data-requests.ts'
import { forgetOldStockAlerts } from '#domain/stock-alerts/forget-stock-alerts.ts'
import { hour } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

const chores = {
  forgetDeadSessions,
  forgetOldDevices,
  forgetUsedChallenges,
  forgetOldPreviews,
  forgetOldAttempts,
  forgetOldCounts,
  forgetOldDeliveries,
  forgetOldSlowDowns,
  forgetOldSignIns,
  forgetOldResets,
  forgetOldCustomerSessions,
  forgetOldPasswordLinks,
  forgetOldDataRequests,
  forgetOldImports,
  forgetOldCustomerImports,
  forgetOldStockAlerts,
  carryOutRetention,
}

/** Deletes expired rows at the start, and then once an hour. */
export async function runChores(app: App, log: Log, signal: AbortSignal) {
  do await runAll(app, log, signal)
  while (await waitFor(hour, signal))
}

async function runAll(app: App, log: Log, signal: AbortSignal) {
  for (const [chore, run] of Object.entries({ ...chores, rewrite, purge })) {
    if (signal.aborted) return
    await run(app, log).catch((error: Error) => logFailure(log, error, 'chore failed', { chore }))
  }
}

/** Needs free space: as much as the database beside it, and in the folder for temporary files. */
async function rewrite(app: App, log: Log) {
  const start = performance.now()
  if (!(await rewriteIfDue(app))) return
  const seconds = Math.round((performance.now() - start) / 100) / 10
  log.info({ seconds }, 'database files rewritten without deleted rows')
}

async function purge(app: App, log: Log) {
  if (await app.storage.purgeDeleted()) return
  log.warn('the database log may still hold deleted rows: another process has been reading')
}
