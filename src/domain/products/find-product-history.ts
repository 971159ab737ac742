import type { AuditAction } from '#contract/audit/audit-actions.ts'
import { keysOf } from '#contract/keys-of.ts'
import type { ProductEvent } from '#contract/products/product-history.ts'
import type { Db } from '../app.ts'
import { findRecordEvents } from '../audit/find-record-events.ts'
import { differingFields, recordedValues } from './edited-products.ts'
import type { RecordedValues } from './edited-products.ts'

const kinds = {
  'product.added': 'added',
  'product.changed': 'changed',
  'product.restored': 'restored',
  'product.withdrawn': 'deleted',
} as const satisfies Partial<Record<AuditAction, ProductEvent['kind']>>

const shownActions = keysOf(kinds)

/** Who changed what, the last change first. */
export async function findProductHistory(db: Db, id: string): Promise<ProductEvent[]> {
  const events = await findRecordEvents(db, id, shownActions)
  return events.map(({ action, before, after, ...event }) => ({
    ...event,
    kind: kinds[shownActions.find((shown) => shown === action) ?? 'product.changed'],
    fields:
      action === 'product.changed'
        ? changedFields(recordedValues(before), recordedValues(after))
        : [],
  }))
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
