import type { ImageListName } from '#contract/image-lists/image-list.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { findPlaces, updateImagePlace } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'
import { placesInOrder, placesOf } from './place-rules.ts'
import type { Placed } from './place-rules.ts'

/** The order of the named images among themselves: see `OrderForm`. */
export async function orderImages(app: App, by: Actor, list: ImageListName, ids: string[]) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    await moveImages(app, by, list, (placed) => placesInOrder(placed, ids))
  })
}

/** Belongs in a transaction. `move` returns the new places of the images that move. */
export async function moveImages(
  app: App,
  by: Actor,
  list: ImageListName,
  move: (placed: Placed[]) => Placed[],
) {
  const placed = await findPlaces(app.db, list)
  const places = move(placed)
  if (places.length === 0) return
  for (const image of places) await updateImagePlace(app.db, list, image)
  await recordAudit(app, by, {
    ...listDifferences[list].reordered,
    before: { places: placesOf(placed, places) },
    after: { places },
  })
}
