import type { App } from '../app.ts'

/**
 * Every change of what the public sees begins its transaction with this: kept pages are stale then.
 * The row is also the lock of all such changes: on PostgreSQL too they come one after the other, so
 * that two editors notice each other and nobody waits for somebody who waits for him.
 */
export async function raiseContentVersion(app: App) {
  const { version } = await app.db
    .updateTable('content')
    .set((row) => ({ version: row('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  app.afterCommit(() => app.content.learn(version))
  return version
}
