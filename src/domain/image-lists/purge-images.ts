import type { ImageListName } from '#contract/image-lists/image-list.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { purgeExpired, requireInTrash } from '../deleted-rows.ts'
import { Refusal } from '../refusal.ts'
import { tableOf, trashedImagesOf } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'

/** Out of the trash for ever. A later sweep deletes its files. Gives its name. */
export async function purgeImage(app: App, by: Actor, list: ImageListName, id: string) {
  return inTransaction(app, async (app) => {
    await requireInTrash(app, tableOf(list), id)
    const name = await requireTrashedImage(app, list, id)
    await purgeImages(app, by, list, [id])
    return name
  })
}

export async function purgeOldImages(app: App, signal: AbortSignal) {
  const purge = (list: ImageListName) =>
    purgeExpired(app, tableOf(list), (app, ids) => purgeImages(app, system, list, ids), signal)
  // Partners and clients share a table.
  return (await purge('gallery')) + (await purge('partners'))
}

export async function requireTrashedImage({ db }: App, list: ImageListName, id: string) {
  const row = await db
    .selectFrom(trashedImagesOf(db, list))
    .select('originalName')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', trashMessages.notFound)
  return row.originalName
}

async function purgeImages(app: App, by: Actor, list: ImageListName, ids: string[]) {
  await inTransaction(app, async (app) => {
    await eraseImages(app, list, ids)
    await recordAudits(
      app,
      by,
      ids.map((id) => ({ ...listDifferences[list].purged, subjectId: id })),
    )
  })
}

/** Belongs in a transaction. */
export async function eraseImages({ db }: App, list: ImageListName, ids: string[]) {
  await db.deleteFrom(tableOf(list)).where('id', 'in', ids).execute()
}
