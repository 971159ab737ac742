import { isWithinLast, now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import type { CountedLimit } from './counted-limits.ts'
import { textsIn } from '#platform/stored-lists.ts'

/** What was counted for one subject within the window of its limit. */
type Count = { limit: CountedLimit; subject: string; times: string[] }

/**
 * Belongs in a transaction: on PostgreSQL the upsert locks the row until its end, so that a second
 * request for the same subject reads what the first has counted.
 */
export async function lockCount(app: App, limit: CountedLimit, subject: string): Promise<Count> {
  const { kind, window } = limit
  const { times } = await app.db
    .insertInto('limitCounts')
    .values({ kind, subject, times: '[]', lastAt: now(app.clock) })
    .onConflict((known) =>
      known.columns(['kind', 'subject']).doUpdateSet((row) => ({ kind: row.ref('excluded.kind') })),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  const stored = textsIn(times)
  // The clock is read after the lock is granted: times that others stored meanwhile would be in the future.
  return { limit, subject, times: stored.filter((at) => isWithinLast(app.clock, window, at)) }
}

/** The time that has to leave the window before the next can be counted. Undefined where it can be counted now. */
export function blockedBy({ limit, times }: Count) {
  return times.at(-limit.most)
}

export async function countOneMore(app: App, { limit, subject, times }: Count) {
  const lastAt = now(app.clock)
  await app.db
    .updateTable('limitCounts')
    .set({ times: JSON.stringify([...times, lastAt]), lastAt })
    .where('kind', '=', limit.kind)
    .where('subject', '=', subject)
    .execute()
}
