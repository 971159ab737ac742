import type { ImportPresence } from '#contract/product-imports/product-import.ts'
import type { Db } from '../app.ts'
import { readCategories } from '../find-categories.ts'
import type { Categories } from '../find-categories.ts'
import { differingFields, readEdited, withPresentName } from '../products/edited-products.ts'
import type { EditedValues } from '../products/edited-products.ts'
import { findPlacedPictures } from '../products/replace-pictures.ts'
import type { PlacedPicture } from '../products/store-product-pictures.ts'
import { arePictured } from './plan-row.ts'
import type { RowPlan, Target } from './plan-row.ts'
import type { ProductImportRowsTable } from './product-imports-table.ts'
import { planOf } from './stored-imports.ts'

/** What the products of stored rows are now, by the ids of the rows. */
export async function findPresences(db: Db, rows: ProductImportRowsTable[]) {
  const stored = rows.filter(({ appliedAt }) => appliedAt !== null)
  const presences = new Map<string, ImportPresence>()
  if (stored.length === 0) return presences
  const ids = stored.flatMap(({ productId }) => productId ?? [])
  const products = new Map((await readEdited(db, ids)).map((product) => [product.id, product]))
  const placed = await findPlacedPictures(db, ids)
  const categories = await readCategories(db)
  for (const row of stored) {
    const [plan, product] = [planOf(row), products.get(row.productId ?? '')]
    if (!plan || !product) continue
    const pictures = placed.get(product.id) ?? []
    presences.set(row.id, presenceOf(plan, { product, pictures }, categories))
  }
  return presences
}

function presenceOf(plan: RowPlan, target: Target, categories: Categories): ImportPresence {
  const { purgedAt, withdrawnAt } = target.product
  if (purgedAt !== null) return 'purged'
  if (withdrawnAt !== null) return 'withdrawn'
  const isLike = (values: EditedValues, pictures: PlacedPicture[] | undefined) =>
    differingFields(target.product, withPresentName(categories, values) ?? values).length === 0 &&
    (pictures === undefined || arePictured(pictures, target.pictures))
  if (plan.kind === 'created') return isLike(plan.values, plan.pictures) ? 'imported' : 'changed'
  const { before, after, pictures } = plan
  if (isLike(after, pictures?.after)) return 'imported'
  return isLike(before, pictures?.before) ? 'restored' : 'changed'
}
