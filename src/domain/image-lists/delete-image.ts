import type { ImageListName } from '#contract/image-lists/image-list.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { putInTrash, takeFromTrash } from '../deleted-rows.ts'
import { itemOf, requireImage } from './find-images.ts'
import { tableOf } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'
import { requireTrashedImage } from './purge-images.ts'

/** Off the site, into the trash, with its files. */
export async function deleteImage(app: App, by: Actor, list: ImageListName, id: string) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = itemOf(list, await requireImage(app.db, list, id))
    await putInTrash(app, tableOf(list), id)
    await recordAudit(app, by, { ...listDifferences[list].deleted, subjectId: id, before })
  })
}

/** At its place among the others. Gives its name. */
export async function restoreImage(app: App, by: Actor, list: ImageListName, id: string) {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const name = await requireTrashedImage(app, list, id)
    await takeFromTrash(app, tableOf(list), id)
    await recordAudit(app, by, { ...listDifferences[list].restored, subjectId: id })
    return name
  })
}
