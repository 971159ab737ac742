import type { App } from '../app.ts'
import { purgeExpired } from '../deleted-rows.ts'

/** Texts about nobody: no event names them. */
export async function purgeOldReplyTemplates(app: App, signal: AbortSignal) {
  const purge = (ids: string[]) =>
    app.db.deleteFrom('replyTemplates').where('id', 'in', ids).execute()
  return purgeExpired(app, 'replyTemplates', purge, signal)
}
