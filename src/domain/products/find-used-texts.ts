import type { ProductCategory } from '#contract/products/product.ts'
import { usedTextLimits } from '#contract/products/used-texts.ts'
import type { UsedTextKind } from '#contract/products/used-texts.ts'
import { textsIn } from '#platform/stored-lists.ts'
import { defaultLabels } from './default-labels.ts'
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
  category?: ProductCategory | undefined
  label?: string | undefined
}

/** The most used brands, labels of a category, or values of a label in it, that begin with what is typed. */
export async function findUsedTexts(
  app: FollowDeps,
  { of, q = '', category, label = '' }: Wanted,
): Promise<string[]> {
  const texts = await usedTexts(app)
  const limit = usedTextLimits.suggestions
  if (of === 'brand') return texts.brands.find(q, limit)
  if (!category) return []
  if (of === 'label') return texts.findLabels(category, q, limit)
  return texts.findValues(category, label, { q, limit })
}

/** What a specification in this category usually says, in its usual order. */
export async function findUsualLabels(
  app: FollowDeps,
  category: ProductCategory,
): Promise<string[]> {
  const usual = (await usedTexts(app)).usualLabels(category)
  return (usual.length > 0 ? usual : [...defaultLabels[category]]).slice(
    0,
    usedTextLimits.usualLabels,
  )
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
