import { accessoryLimits } from '#contract/accessories/accessory.ts'
import type { LinkedProducts, TiedProduct } from '#contract/accessories/accessory.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import type { Db } from '../app.ts'
import { topicOf } from '../products/product-topics.ts'
import type { ProductTopic } from '../products/product-topics.ts'
import type { FollowDeps } from '../products/follow-rows.ts'
import { linkedOf } from '../products/product-views.ts'
import { readProducts } from '../products/read-products.ts'
import type { StoredProduct } from '../products/stored-products.ts'

/**
 * Those that are on the site, beside one that is. The topics are the categories of all that could be
 * shown, also of what is a draft or in the trash: a page that would show it is stale when it comes back.
 */
export async function findLinkedProducts(
  app: FollowDeps,
  { id, belongings }: Pick<StoredProduct, 'id' | 'belongings'>,
): Promise<LinkedProducts & { topics: ProductTopic[] }> {
  if (!belongings.isTied) return { accessories: [], fitsWith: [], topics: [] }
  const pairs = await selectPairs(app.db, { id })
  const products = await readProducts(
    app,
    pairs.map((pair) => otherOf(pair, id)),
  )
  const byId = new Map(products.map((product) => [product.id, linkedOf(product)]))
  const shown = (isWanted: (pair: Pair) => boolean) =>
    pairs
      .filter(isWanted)
      .flatMap((pair) => byId.get(otherOf(pair, id)) ?? [])
      .slice(0, accessoryLimits.shown)
  return {
    accessories: shown(({ productId }) => productId === id),
    fitsWith: shown(({ accessoryId }) => accessoryId === id),
    topics: [...new Set(pairs.map(({ category }) => topicOf(category)))],
  }
}

type Pair = { productId: string; accessoryId: string; category: string }

function otherOf({ productId, accessoryId }: Pair, id: string) {
  return productId === id ? accessoryId : productId
}

const selectPairs = compileOnce((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('accessories')
    .innerJoin('products', 'products.id', 'accessoryId')
    .where('productId', '=', id)
    .select(['productId', 'accessoryId', 'category', 'addedAt'])
    .unionAll(
      db
        .selectFrom('accessories')
        .innerJoin('products', 'products.id', 'productId')
        .where('accessoryId', '=', id)
        .select(['productId', 'accessoryId', 'category', 'addedAt']),
    )
    .orderBy('addedAt')
    .orderBy('productId')
    .orderBy('accessoryId'),
)

/** For the office: drafts and what is in the trash too, except what is deleted for ever. */
export async function findTiedProducts(db: Db, id: string) {
  const [accessories, fitsWith] = await Promise.all([
    selectTied(db, 'accessoryId').where('productId', '=', id).execute(),
    selectTied(db, 'productId').where('accessoryId', '=', id).execute(),
  ])
  return { accessories: accessories.map(tiedOf), fitsWith: fitsWith.map(tiedOf) }
}

function selectTied(db: Db, end: 'productId' | 'accessoryId') {
  return db
    .selectFrom('accessories')
    .innerJoin('products', 'products.id', end)
    .select(['products.id', 'name', 'brand', 'modelNo', 'withdrawnAt', 'draftUntil'])
    .orderBy('addedAt')
    .orderBy('products.id')
}

type TiedRow = Omit<TiedProduct, 'state'> & {
  withdrawnAt: string | null
  draftUntil: string | null
}

function tiedOf({ withdrawnAt, draftUntil, ...product }: TiedRow): TiedProduct {
  if (withdrawnAt !== null) return { ...product, state: 'Deleted' }
  return { ...product, state: draftUntil === null ? 'Published' : 'Draft' }
}
