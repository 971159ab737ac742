import { companyLimits } from '#contract/company/company.ts'
import type { CompanyProfile } from '#contract/company/company.ts'
import { fromNow, minute, now } from '#platform/clock/clock.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { profileIn } from '../find-site-profile.ts'
import { withStoredPictures } from './company-pictures.ts'

/** Stores a profile for a while, so that pages can show it to whoever has the token, which it gives. */
export async function previewCompany(app: App, { accountId }: Administrator, sent: CompanyProfile) {
  const { db, clock } = app
  const profile = await withStoredPictures(app, sent)
  const token = newToken()
  const preview = {
    tokenHash: hashOfToken(token),
    profile: JSON.stringify(profile),
    expiresAt: fromNow(clock, companyLimits.previewMinutes * minute),
  }
  await db
    .insertInto('companyPreviews')
    .values({ accountId, ...preview })
    .onConflict((earlier) => earlier.column('accountId').doUpdateSet(preview))
    .execute()
  return token
}

export async function findPreviewedCompany({ db, clock }: App, token: string) {
  const preview = await db
    .selectFrom('companyPreviews')
    .select('profile')
    .where('tokenHash', '=', hashOfToken(token))
    .where('expiresAt', '>', now(clock))
    .executeTakeFirst()
  return preview && profileIn(preview.profile)
}

export async function forgetOldPreviews({ db, clock }: App) {
  await db.deleteFrom('companyPreviews').where('expiresAt', '<=', now(clock)).execute()
}
