import { productImportMessages } from '#contract/product-imports/product-import.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { undoProductsChange } from '../products/undo-products-change.ts'
import { Refusal } from '../refusal.ts'
import { setState, withImportAlone } from './apply-import.ts'
import { lockImport } from './stored-imports.ts'
import type { StoredImport } from './stored-imports.ts'

/** Reverses what is stored of an import, also of one that was interrupted. It cannot be applied again. */
export async function undoImport(app: App, by: Actor, id: string) {
  return withImportAlone(app, id, () =>
    inTransaction(app, async (app) => {
      const stored = await lockImport(app, id)
      refuseUnlessStored(stored)
      const { changeId, fileName } = stored
      const undone = await undoProductsChange(app, by, changeId)
      await setState(app.db, id, 'undone')
      const after = { file: fileName, undone: undone.count, left: undone.refused.length }
      const entry = { action: 'products.import-undone' as const, subjectId: id, after }
      await recordAudit(app, by, entry)
      return undone
    }),
  )
}

function refuseUnlessStored({ state, applied }: StoredImport) {
  const { reading, undone, notApplied } = productImportMessages
  if (state === 'reading') throw new Refusal('conflict', reading)
  if (state === 'undone') throw new Refusal('conflict', undone)
  if (applied === 0) throw new Refusal('conflict', notApplied)
}
