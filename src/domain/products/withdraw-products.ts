import { productMessages } from '#contract/products/product-messages.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { Refusal } from '../refusal.ts'
import { beginChange, editedAtOnce, readEdited, withdrawEdited } from './edited-products.ts'
import { inBatches } from '../in-batches.ts'

/** Takes the product off lists and search, into the trash. Gives the id of the change. */
export async function withdrawProduct(app: App, by: Actor, id: string) {
  const { changeId } = await withdrawProducts(app, by, [id])
  if (changeId === null) throw new Refusal('not-found', productMessages.notFound)
  return changeId
}

/** All or none. Products that are already withdrawn are not counted; the id is null where all are. */
export async function withdrawProducts(app: App, by: Actor, ids: string[]) {
  const batches = [...inBatches([...new Set(ids)], editedAtOnce)]
  // The transaction begins by raising the content version, which makes every cached page stale.
  if (!(await isAnyListed(app, batches))) return { deleted: 0, changeId: null }
  return inTransaction(app, async (app) => {
    const change = await beginChange(app, by)
    let deleted = 0
    for (const some of batches) {
      // Read again: somebody else may have withdrawn them meanwhile.
      const listed = await readListed(app, some)
      await withdrawEdited(app, change, listed)
      deleted += listed.length
    }
    await change.counts.store(app)
    return { deleted, changeId: deleted > 0 ? change.id : null }
  })
}

async function isAnyListed(app: App, batches: string[][]) {
  for (const some of batches) {
    if ((await readListed(app, some)).length > 0) return true
  }
  return false
}

async function readListed({ db }: App, ids: string[]) {
  return (await readEdited(db, ids)).filter(({ withdrawnAt }) => withdrawnAt === null)
}
