import type { CompanyRecord } from '#contract/company/company.ts'
import type { Db } from '../app.ts'
import { profileIn } from '../find-site-profile.ts'
import { shownPerson } from '../shown-person.ts'

/** As the office edits it, from the database. */
export async function findCompany(db: Db): Promise<CompanyRecord> {
  const row = await versionsWithAuthor(db).orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!row) return { profile: profileIn(), version: 0, changedAt: null, by: null }
  const { profile, version, changedAt, by } = row
  return { profile: profileIn(profile), version, changedAt, by }
}

export function versionsWithAuthor(db: Db) {
  return db
    .selectFrom('companyVersions')
    .leftJoin('accounts', 'accounts.id', 'companyVersions.accountId')
    .select(['version', 'profile', 'restored', 'changedAt', shownPerson<string | null>().as('by')])
}
