import type { DataRequestsToday } from '#contract/today/today.ts'
import type { App } from '../app.ts'

/** What somebody has confirmed and nobody answered yet. */
export async function findDataRequestsToday({ db }: App): Promise<DataRequestsToday> {
  return db
    .selectFrom('dataRequests')
    .select((row) => [row.fn.countAll<number>().as('open'), row.fn.min('dueAt').as('nextDueAt')])
    .where('confirmedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow()
}
