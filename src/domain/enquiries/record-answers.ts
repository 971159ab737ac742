import { businessMinutes } from '#contract/site/office-time.ts'
import type { App } from '../app.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { updateRows } from '../update-rows.ts'
import { enquiriesInUse } from './enquiries-in-use.ts'

/** The first time alone: an enquiry may be set back to new. Gives those that had none. */
export async function recordAnswers(app: App, ids: string[], answeredAt: string) {
  if (ids.length === 0) return new Set<string>()
  const rows = await enquiriesInUse(app.db)
    .select(['id', 'createdAt'])
    .where('id', 'in', ids)
    .where('answeredAt', 'is', null)
    .execute()
  const openings = await findSiteProfile(app)
  const updates = rows.map(({ id, createdAt }) => {
    const answerMinutes = businessMinutes(new Date(createdAt), new Date(answeredAt), openings)
    return { id, set: { answeredAt, answerMinutes } }
  })
  await updateRows(app.db, 'enquiries', updates)
  return new Set(rows.map(({ id }) => id))
}
