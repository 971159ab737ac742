import type { App } from '../app.ts'

/** True where the files were rewritten. A deletion meanwhile makes the next rewrite due. */
export async function rewriteIfDue(app: App) {
  const { rewriteDueSince } = await app.db
    .selectFrom('erasureState')
    .select('rewriteDueSince')
    .executeTakeFirstOrThrow()
  if (rewriteDueSince === null) return false
  await app.storage.rewrite()
  await app.db
    .updateTable('erasureState')
    .set({ rewriteDueSince: null })
    .where('rewriteDueSince', '=', rewriteDueSince)
    .execute()
  return true
}
