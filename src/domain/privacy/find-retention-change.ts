import { retentionOf } from '#contract/company/shown-company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import type { Db } from '../app.ts'

/** When an owner last changed how long something is stored. Undefined while nobody has. */
export async function findRetentionChange(db: Db): Promise<string | undefined> {
  const changes = await db
    .selectFrom('audit')
    .select(['at', 'after'])
    .where('action', 'in', ['company.changed', 'company.restored'])
    .orderBy('number', 'desc')
    .execute()
  return changes.find(({ after }) => hasRetention(JSON.parse(after ?? '{}')))?.at
}

/** The event of a change has the fields that differ, and no others. */
function hasRetention(changed: object) {
  return Object.keys(retentionOf(companyDefaults)).some((field) => field in changed)
}
