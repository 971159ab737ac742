import type { Kysely } from 'kysely'

export type Transactional<Tables> = {
  db: Kysely<Tables>
  /** Runs `tell` once the story is on disk; outside a transaction, at once. */
  afterCommit(tell: () => void): void
}

/** One story, whole or not at all. Inside another story it is a part of that one. */
export async function inTransaction<Tables, App extends Transactional<Tables>, Result>(
  app: App & Transactional<Tables>,
  tellStory: (app: App) => Promise<Result>,
): Promise<Result> {
  if (app.db.isTransaction) return tellStory(app)
  const afterwards: (() => void)[] = []
  const afterCommit = (tell: () => void) => void afterwards.push(tell)
  const result = await app.db.transaction().execute((db) => tellStory({ ...app, db, afterCommit }))
  for (const tell of afterwards) tell()
  return result
}
