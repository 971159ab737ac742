import type { Kysely } from 'kysely'
import { withinLimit } from './callback-limit.ts'

export type Transactional<Tables> = {
  db: Kysely<Tables>
  /** Runs `tell` once the story is on disk; outside a transaction, at once. */
  afterCommit(tell: () => void): void
  /** How long a callback may await something other than the database. Absent in production. */
  callbackLimit?: number
}

/** One story, whole or not at all. Inside another story it is a part of that one. */
export async function inTransaction<Tables, App extends Transactional<Tables>, Result>(
  app: App & Transactional<Tables>,
  tellStory: (app: App) => Promise<Result>,
): Promise<Result> {
  if (app.db.isTransaction) return tellStory(app)
  const afterwards: (() => void)[] = []
  const afterCommit = (tell: () => void) => void afterwards.push(tell)
  const tell = (db: Kysely<Tables>) => tellStory({ ...app, db, afterCommit })
  const { callbackLimit } = app
  const result = await app.db
    .transaction()
    .execute((db) => (callbackLimit ? withinLimit(db, callbackLimit, tell) : tell(db)))
  for (const follow of afterwards) follow()
  return result
}
