import type { ImageListName } from '#contract/image-lists/image-list.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { findOrder, updateImagePlace } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'
import { movedToOrder, placesBefore } from '../order-rules.ts'
import type { OrderedRow } from '../order-rules.ts'

/** The order of the named images among themselves: see `OrderForm`. */
export async function orderImages(app: App, by: Actor, list: ImageListName, ids: string[]) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    await moveImages(app, by, list, (images) => movedToOrder(images, ids))
  })
}

/** Belongs in a transaction. `move` returns the images that move, with their new places. */
export async function moveImages(
  app: App,
  by: Actor,
  list: ImageListName,
  move: (images: OrderedRow[]) => OrderedRow[],
) {
  const images = await findOrder(app.db, list)
  const moved = move(images)
  if (moved.length === 0) return
  for (const image of moved) await updateImagePlace(app.db, list, image)
  await recordAudit(app, by, {
    ...listDifferences[list].reordered,
    before: { places: placesBefore(images, moved) },
    after: { places: moved },
  })
}
