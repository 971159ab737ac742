import type { App } from '../app.ts'

/**
 * Every change of public content begins its transaction with this: cached pages are stale then.
 * The row is also the lock of all such changes: on PostgreSQL too they run one after the other, so
 * that two editors notice each other and no deadlock occurs.
 */
export async function raiseContentVersion(app: App) {
  const { version } = await app.db
    .updateTable('content')
    .set((row) => ({ version: row('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  app.afterCommit(() => app.content.raiseTo(version))
  return version
}
