import { companyMessages } from '#contract/company/company.ts'
import type { CompanyProfile, CompanyRecord } from '#contract/company/company.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { profileIn } from '../find-site-profile.ts'
import { Refusal } from '../refusal.ts'
import { refuseUnlessLatest } from '../refuse-unless-current.ts'
import { changedFields, pickFields } from './company-changes.ts'
import { withStoredPictures } from './company-pictures.ts'
import { findCompany } from './find-company.ts'

type CompanyChange = { profile: CompanyProfile; version: number }

/** Stores the next version. The same profile again changes nothing and is not recorded. */
export async function saveCompany(app: App, by: Actor, change: CompanyChange) {
  return inTransaction(app, (app) => storeVersion(app, by, { ...change, restored: null }))
}

/** Shows an earlier version again. It becomes the next one, so that a restoration can be taken back too. */
export async function restoreCompany(
  app: App,
  by: Actor,
  { restored, version }: { restored: number; version: number },
) {
  return inTransaction(app, async (app) => {
    const profile = await requireVersion(app, restored)
    return storeVersion(app, by, { profile, version, restored })
  })
}

/** The content version is the lock: of two who save at once, the second finds the version of the first. */
async function storeVersion(
  app: App,
  by: Actor,
  { profile: sent, version, restored }: CompanyChange & { restored: number | null },
): Promise<CompanyRecord> {
  await raiseContentVersion(app)
  const before = await findCompany(app.db)
  refuseUnlessLatest(version, before.version, companyMessages, { company: before })
  const profile = await withStoredPictures(app, sent)
  const fields = changedFields(before.profile, profile)
  if (fields.length === 0) return before
  await app.db
    .insertInto('companyVersions')
    .values({
      version: version + 1,
      profile: JSON.stringify(profile),
      restored,
      accountId: by.kind === 'administrator' ? by.accountId : null,
      changedAt: now(app.clock),
    })
    .execute()
  await recordAudit(app, by, {
    action: restored === null ? 'company.changed' : 'company.restored',
    before: pickFields(before.profile, fields),
    after: pickFields(profile, fields),
  })
  return findCompany(app.db)
}

/** Version 0 is what a new site shows. */
export async function requireVersion({ db }: App, version: number): Promise<CompanyProfile> {
  if (version === 0) return profileIn()
  const row = await db
    .selectFrom('companyVersions')
    .select('profile')
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', companyMessages.versionUnknown)
  return profileIn(row.profile)
}
