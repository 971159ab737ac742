import { usedTextLimits } from '#contract/products/used-texts.ts'
import type { UsedTextKind } from '#contract/products/used-texts.ts'
import { textsIn } from '#platform/stored-lists.ts'
import { findCategories } from '../find-categories.ts'
import { presentNameIn } from '../require-category.ts'
import { catchUp, followedColumns } from './follow-rows.ts'
import type { FollowDeps, Follower } from './follow-rows.ts'
import type { ProductsTable } from './products-table.ts'
import { TextUsage } from './text-usage.ts'

const columns = [...followedColumns, 'specs'] as const

type UsedRow = Pick<ProductsTable, (typeof columns)[number]>

/** How the texts that are used follow the products. They are first made when somebody types a product. */
const usedTextsFollower: Follower<TextUsage, UsedRow> = {
  read: (products) => products.select(columns).execute(),
  rowsAtOnce: 100,
  make: async (rows) => {
    const texts = new TextUsage()
    await apply(texts, rows)
    return texts
  },
  apply,
}

type Wanted = {
  of: UsedTextKind
  q?: string | undefined
  category?: string | undefined
  label?: string | undefined
}

/** The most used brands, labels of a category, or values of a label in it, that begin with what is typed. */
export async function findUsedTexts(
  app: FollowDeps,
  { of, q = '', category, label = '' }: Wanted,
): Promise<string[]> {
  const texts = await usedTexts(app)
  const limit = usedTextLimits.suggestions
  const known = category && presentNameIn(await findCategories(app), category)
  if (of === 'brand') return texts.brands.find(q, limit)
  if (!known) return []
  if (of === 'label') return texts.findLabels(known, q, limit)
  return texts.findValues(known, label, { q, limit })
}

async function usedTexts(app: FollowDeps): Promise<TextUsage> {
  await catchUp(app, usedTextsFollower)
  const { value } = app.memory.of(usedTextsFollower)
  if (!value) throw new Error('the used texts were not made')
  return value
}

async function apply(texts: TextUsage, rows: AsyncIterable<UsedRow>) {
  for await (const row of rows) applyRow(texts, row)
}

function applyRow(texts: TextUsage, { id, brand, category, specs, withdrawnAt }: UsedRow) {
  if (withdrawnAt !== null) return texts.remove(id)
  texts.put({ id, brand, category, specs: textsIn(specs) })
}
