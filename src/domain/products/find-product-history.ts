import type { AuditAction } from '#contract/audit/audit-actions.ts'
import { keysOf } from '#contract/keys-of.ts'
import type { ProductEvent } from '#contract/products/product-history.ts'
import { textField } from '#platform/unknown-fields.ts'
import type { Db } from '../app.ts'
import { findRecordEvents } from '../audit/find-record-events.ts'
import { differingFields, recordedValues } from './edited-products.ts'
import type { RecordedValues } from './edited-products.ts'

const ownKinds = {
  'product.added': 'added',
  'product.changed': 'changed',
  'product.restored': 'restored',
  'product.withdrawn': 'deleted',
} as const

const kinds = {
  ...ownKinds,
  'product.accessory-added': 'accessory-added',
  'product.accessory-removed': 'accessory-removed',
  'product-document.added': 'document-added',
  'product-document.changed': 'document-changed',
  'product-document.deleted': 'document-deleted',
  'product-document.restored': 'document-restored',
} as const satisfies Partial<Record<AuditAction, ProductEvent['kind']>>

const shownActions = keysOf(kinds)

/**
 * Who changed what of the product and what belongs to it, the last change first. A document that is
 * deleted for ever leaves the history: the audit has it.
 */
export async function findProductHistory(db: Db, id: string): Promise<ProductEvent[]> {
  const documents = await db
    .selectFrom('productDocuments')
    .select(['id', 'title'])
    .where('productId', '=', id)
    .execute()
  const titles = new Map(documents.map(({ id, title }) => [id, title]))
  const events = await findRecordEvents(db, [id, ...titles.keys()], shownActions)
  const others = await countOtherProducts(db, id, events)
  return events.map(({ action, subjectId, before, after, ...event }) => ({
    ...event,
    otherProducts: others.get(event.changeId) ?? 0,
    kind: kinds[shownActions.find((shown) => shown === action) ?? 'product.changed'],
    name: nameIn(after ?? before, action) ?? titles.get(subjectId ?? '') ?? null,
    fields:
      action === 'product.changed'
        ? changedFields(recordedValues(before), recordedValues(after))
        : [],
  }))
}

/** Of each change, which is undone for all of them together. */
async function countOtherProducts(db: Db, id: string, events: { changeId: string }[]) {
  const changeIds = [...new Set(events.map(({ changeId }) => changeId))]
  if (changeIds.length === 0) return new Map<string, number>()
  const counted = await db
    .selectFrom('audit')
    .select(['changeId', (row) => row.fn.count<number>('subjectId').distinct().as('others')])
    .where('changeId', 'in', changeIds)
    .where('action', 'in', keysOf(ownKinds))
    .where('subjectId', '!=', id)
    .groupBy('changeId')
    .execute()
  return new Map(counted.map(({ changeId, others }) => [changeId, others]))
}

/** As it was called then. A document that was restored has it in its row alone. */
function nameIn(recorded: string | null, action: string) {
  if (recorded === null || action in ownKinds) return undefined
  const values: unknown = JSON.parse(recorded)
  return textField(values, 'name') ?? textField(values, 'title')
}

function changedFields(before: RecordedValues, after: RecordedValues) {
  const fields: ProductEvent['fields'] = differingFields(before, after).map((field) => ({
    field,
    from: before[field] ?? null,
    to: after[field] ?? null,
  }))
  if (JSON.stringify(before.images) === JSON.stringify(after.images)) return fields
  return [
    ...fields,
    { field: 'images' as const, from: namesIn(before.images), to: namesIn(after.images) },
  ]
}

function namesIn(images: RecordedValues['images'] = []) {
  return images.map(({ originalName }) => originalName)
}
