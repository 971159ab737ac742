import type { Db } from '../app.ts'

/** Also of a deleted one, as of enquiries. */
export async function findNewestContactId(db: Db): Promise<string | undefined> {
  const newest = await db
    .selectFrom('contacts')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id
}
