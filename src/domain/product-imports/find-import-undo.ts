import { productImportLimits } from '#contract/product-imports/product-import.ts'
import type { ImportUndo, UndoRefusal } from '#contract/product-imports/product-import.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { App } from '../app.ts'
import type { Reversal } from '../products/product-reversals.ts'
import { planUndo } from '../products/undo-products-change.ts'
import { requireImport } from './stored-imports.ts'

/** What an undo would do with the products as they are now. Nothing is stored. */
export async function findImportUndo(app: App, id: string): Promise<ImportUndo> {
  const { changeId } = await requireImport(app.db, id)
  const left = new Map<UndoRefusal, ImportUndo['left'][number]>()
  const counts = { withdrawn: 0, restored: 0 }
  const yieldIfDue = yieldRegularly()
  for await (const reversals of planUndo(app, changeId, { skipsUndone: true })) {
    for (const refused of reversals.flatMap(refusedIn)) addTo(left, refused)
    counts.withdrawn += reversals.filter(({ kind }) => kind === 'withdraw').length
    counts.restored += reversals.filter(({ kind }) => kind === 'edit').length
    await yieldIfDue()
  }
  return { ...counts, left: [...left.values()] }
}

type Refused = { reason: UndoRefusal; name: string }

function refusedIn(reversal: Reversal): Refused[] {
  if (reversal.kind !== 'refusal') return []
  return [{ reason: reversal.reason, name: reversal.product.name }]
}

function addTo(left: Map<UndoRefusal, ImportUndo['left'][number]>, { reason, name }: Refused) {
  const group = left.get(reason) ?? { reason, count: 0, names: [] }
  group.count += 1
  if (group.names.length < productImportLimits.leftNames) group.names.push(name)
  left.set(reason, group)
}
