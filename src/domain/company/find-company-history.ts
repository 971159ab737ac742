import { companyHistoryPart } from '#contract/company/company.ts'
import type { CompanyEvent } from '#contract/company/company.ts'
import type { Db } from '../app.ts'
import { profileIn } from '../find-site-profile.ts'
import { changesBetween } from './company-changes.ts'
import { versionsWithAuthor } from './find-company.ts'

type HistoryPart = { history: CompanyEvent[]; next: number | null }

/** What each version changed, the last first. `next` is what the following part is asked for with. */
export async function findCompanyHistory(db: Db, before?: number): Promise<HistoryPart> {
  const versions = versionsWithAuthor(db)
  const part = before === undefined ? versions : versions.where('version', '<', before)
  // One more than is shown: each version is compared with the one before it.
  const rows = await part
    .orderBy('version', 'desc')
    .limit(companyHistoryPart + 1)
    .execute()
  const history = rows.slice(0, companyHistoryPart).map((row, at) => ({
    version: row.version,
    at: row.changedAt,
    by: row.by,
    restored: row.restored,
    changes: changesBetween(profileIn(rows[at + 1]?.profile), profileIn(row.profile)),
  }))
  const hasMore = rows.length > companyHistoryPart
  return { history, next: hasMore ? (history.at(-1)?.version ?? null) : null }
}
