import { accessoryLimits, accessoryMessages } from '#contract/accessories/accessory.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { requireProduct } from '../products/find-products.ts'
import { touchProducts } from '../products/touch-products.ts'
import { Refusal } from '../refusal.ts'

type Pair = { productId: string; accessoryId: string }

/** Gives the name of the accessory. What is one already stays one. */
export async function addAccessory(app: App, by: Actor, { productId, accessoryId }: Pair) {
  if (productId === accessoryId) throw new Refusal('conflict', accessoryMessages.itself)
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    await requireProduct(app, productId)
    const { name } = await requireProduct(app, accessoryId)
    const { numInsertedOrUpdatedRows } = await app.db
      .insertInto('accessories')
      .values({ productId, accessoryId, addedAt: now(app.clock) })
      .onConflict((pair) => pair.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return name
    await refuseTooMany(app, productId)
    await touchProducts(app, [productId, accessoryId], changedIn)
    await recordAudit(app, by, {
      action: 'product.accessory-added',
      subjectId: productId,
      after: { accessoryId, name },
    })
    return name
  })
}

async function refuseTooMany({ db }: App, productId: string) {
  const { count } = await db
    .selectFrom('accessories')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  if (count > accessoryLimits.ofProduct) throw new Refusal('conflict', accessoryMessages.tooMany)
}

/** Gives the name of what was one. */
export async function removeAccessory(app: App, by: Actor, { productId, accessoryId }: Pair) {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const name = await requireName(app, accessoryId)
    const { numDeletedRows } = await app.db
      .deleteFrom('accessories')
      .where('productId', '=', productId)
      .where('accessoryId', '=', accessoryId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return name
    await touchProducts(app, [productId, accessoryId], changedIn)
    await recordAudit(app, by, {
      action: 'product.accessory-removed',
      subjectId: productId,
      before: { accessoryId, name },
    })
    return name
  })
}

/** Of one in the trash too. */
async function requireName({ db }: App, id: string) {
  const product = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) throw new Refusal('not-found', productMessages.notFound)
  return product.name
}
