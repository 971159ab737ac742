import { trashMessages } from '#contract/trash/trash.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { inBatches } from '../in-batches.ts'
import { Refusal } from '../refusal.ts'
import { beginChange, editedAtOnce, readEdited, restoreEdited } from './edited-products.ts'
import { findFeaturedRoom } from './featured-order.ts'

/** From the trash back on the lists, with its pictures; featured only where Home has room for it. */
export async function restoreProduct(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    const { restored, notFeatured } = await restoreProducts(app, by, [id])
    const [product] = restored
    if (!product) throw new Refusal('not-found', trashMessages.notFound)
    return { name: product.name, notFeatured }
  })
}

/** The same of several, in one change. One that is not in the trash is left out. */
export async function restoreProducts(app: App, by: Actor, ids: string[]) {
  return inTransaction(app, async (app) => {
    const change = await beginChange(app, by)
    let room = await findFeaturedRoom(app)
    const restored: { id: string; name: string }[] = []
    const notFeatured: string[] = []
    for (const some of inBatches(ids, editedAtOnce)) {
      const products = (await readEdited(app.db, some)).filter(
        ({ withdrawnAt, purgedAt }) => withdrawnAt !== null && purgedAt === null,
      )
      const featured = products.filter((product) => product.featured === 'Yes')
      const left = new Set(featured.slice(room))
      room -= featured.length - left.size
      await restoreEdited(
        app,
        change,
        products.map((product) => (left.has(product) ? { ...product, featured: 'No' } : product)),
      )
      restored.push(...products.map(({ id, name }) => ({ id, name })))
      notFeatured.push(...[...left].map(({ name }) => name))
    }
    await change.counts.store(app)
    return { restored, notFeatured }
  })
}
