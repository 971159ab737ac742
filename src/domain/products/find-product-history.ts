import type { ProductEvent } from '#contract/products/product-history.ts'
import type { Db } from '../app.ts'
import { differingFields, recordedValues } from './edited-products.ts'
import type { RecordedValues } from './edited-products.ts'

/** More than a product has in years. */
const mostEvents = 200

const shownActions = [
  'product.added',
  'product.changed',
  'product.restored',
  'product.withdrawn',
] as const

type ShownAction = (typeof shownActions)[number]

/** Who changed what, the last change first. */
export async function findProductHistory(db: Db, id: string): Promise<ProductEvent[]> {
  const events = await db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.accountId')
    .select([
      'audit.id',
      'audit.changeId',
      'audit.at',
      'audit.action',
      'audit.before',
      'audit.after',
      'accounts.email as by',
    ])
    .where('audit.subjectId', '=', id)
    .where('audit.action', 'in', shownActions)
    .orderBy('audit.id', 'desc')
    .limit(mostEvents)
    .execute()
  return events.map(({ action, before, after, ...event }) => ({
    ...event,
    kind: kindOf(action),
    fields:
      action === 'product.changed'
        ? changedFields(recordedValues(before), recordedValues(after))
        : [],
  }))
}

function kindOf(action: string): ProductEvent['kind'] {
  return kinds[shownActions.find((shown) => shown === action) ?? 'product.changed']
}

const kinds = {
  'product.added': 'added',
  'product.changed': 'changed',
  'product.restored': 'restored',
  'product.withdrawn': 'deleted',
} as const satisfies Record<ShownAction, ProductEvent['kind']>

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
