import type { ImageListName } from '#contract/image-lists/image-list.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { itemOf, requireImage } from './find-images.ts'
import { deleteImageRow } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'

/** A later sweep deletes its files. */
export async function deleteImage(app: App, by: Actor, list: ImageListName, id: string) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = itemOf(list, await requireImage(app.db, list, id))
    await deleteImageRow(app.db, list, id)
    await recordAudit(app, by, { ...listDifferences[list].deleted, subjectId: id, before })
  })
}
