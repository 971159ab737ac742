import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { recordAudits } from '../audit/record-audit.ts'
import type { ProductsChange } from './edited-products.ts'
import type { WholeProduct } from './product-rules.ts'
import { placeAll } from './replace-pictures.ts'
import type { PlacedPicture } from './store-product-pictures.ts'
import type { ProductsTable } from './products-table.ts'
import { productColumnsOf } from './stored-fields.ts'

/** A product that a change adds. Its pictures are saved already. */
export type Addition = { values: WholeProduct; pictures: PlacedPicture[] }

/** Gives their ids, in the same order. Belongs in the transaction of the change. */
export async function storeAdditions(app: App, change: ProductsChange, additions: Addition[]) {
  if (additions.length === 0) return []
  const createdAt = now(app.clock)
  const added = additions.map((addition) => ({ id: newId(), ...addition }))
  const { id: changeId, by, changedIn } = change
  const rows = added.map(({ id, values }) => newProductRow(values, { id, changedIn, createdAt }))
  await app.db.insertInto('products').values(rows).execute()
  await change.yieldIfDue()
  await placeAll(
    app.db,
    added.map(({ id, pictures }) => ({ productId: id, after: pictures })),
  )
  for (const { values } of added) change.counts.add(values, 1)
  await recordAudits(
    app,
    by,
    added.map(({ id, values, pictures }) => ({
      action: 'product.added',
      changeId,
      subjectId: id,
      after: { ...values, images: pictures, version: 1 },
    })),
  )
  return added.map(({ id }) => id)
}

/** The row of a product that is added. */
export function newProductRow(
  form: WholeProduct,
  { id, changedIn, createdAt }: Pick<ProductsTable, 'id' | 'changedIn' | 'createdAt'>,
): ProductsTable {
  return {
    id,
    ...productColumnsOf(form),
    version: 1,
    changedIn,
    createdAt,
    changedAt: createdAt,
    withdrawnAt: null,
    purgedAt: null,
    featuredPlace: 0,
    specCorrections: '[]',
  }
}
