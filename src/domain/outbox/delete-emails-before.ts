import { sql } from 'kysely'
import type { App, Db } from '../app.ts'

/** Those sent before a moment, and those that waited in vain. Gives how many. */
export async function deleteEmailsBefore({ db }: App, before: string) {
  const { numDeletedRows } = await db
    .deleteFrom('emails')
    .where(isOlderThan(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function countEmailsBefore(db: Db, before: string) {
  const counted = db
    .selectFrom('emails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isOlderThan(before))
  return (await counted.executeTakeFirstOrThrow()).count
}

function isOlderThan(before: string) {
  return sql<boolean>`(sent_at <= ${before} or (sent_at is null and waiting_since <= ${before}))`
}
