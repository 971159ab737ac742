import type { Db } from '../app.ts'

/** Also of a deleted one. Ids of one process sort by the time they were made, those of several nearly so. */
export async function findNewestEnquiryId(db: Db): Promise<string | undefined> {
  const newest = await db
    .selectFrom('enquiries')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id
}
