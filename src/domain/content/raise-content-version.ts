import type { App } from '../app.ts'

/** Every change of what the public sees does this in its own transaction: kept pages are stale then. */
export async function raiseContentVersion(app: App) {
  const { version } = await app.db
    .updateTable('content')
    .set((row) => ({ version: row('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  app.afterCommit(() => app.content.learn(version))
}
