import { productImportMessages } from '#contract/product-imports/product-import.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { undoProductsChange } from '../products/undo-products-change.ts'
import { Refusal } from '../refusal.ts'
import { withImportAlone } from './apply-import.ts'
import { lockImport } from './stored-imports.ts'
import type { StoredImport } from './stored-imports.ts'

/**
 * Reverses what is stored of an import, also of one that was interrupted. It cannot be applied again. What
 * somebody has changed since stays, and can be undone later.
 */
export async function undoImport(app: App, by: Actor, id: string) {
  return withImportAlone(app, id, () =>
    inTransaction(app, async (app) => {
      const stored = await lockImport(app, id)
      refuseUnlessStored(stored)
      const { changeId, fileName } = stored
      const undone = await undoProductsChange(app, by, changeId, { skipsUndone: true })
      const left = undone.refused.length
      // Nothing was taken back, so that nothing has changed.
      if (undone.count === 0 && left > 0) return undone
      await storeUndone(app, stored, left)
      const after = { file: fileName, undone: undone.count, left }
      const entry = { action: 'products.import-undone' as const, subjectId: id, after }
      await recordAudit(app, by, entry)
      return undone
    }),
  )
}

async function storeUndone({ db }: App, { id, applied, state }: StoredImport, left: number) {
  const undone = applied - left
  const partly = undone > 0 ? 'partlyUndone' : state
  await db
    .updateTable('productImports')
    .set({ undone, state: left === 0 ? 'undone' : partly })
    .where('id', '=', id)
    .execute()
}

function refuseUnlessStored({ state, applied }: StoredImport) {
  const { reading, undone, notApplied } = productImportMessages
  if (state === 'reading') throw new Refusal('conflict', reading)
  if (state === 'undone') throw new Refusal('conflict', undone)
  if (applied === 0) throw new Refusal('conflict', notApplied)
}
