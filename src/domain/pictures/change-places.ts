import type { Db } from '../app.ts'
import type { TableWith } from '../tables.ts'
import { placesOf } from './place-rules.ts'
import type { Placed } from './place-rules.ts'

/** Tables whose rows the office brings into order. */
type PlacedTable = TableWith<Placed>

export type Move = (held: Placed[]) => Placed[]

/** Belongs in the transaction of the reordering. Gives what its audit row tells; nothing where nothing moves. */
export async function movePlaces(db: Db, table: PlacedTable, held: Placed[], move: Move) {
  const places = move(held)
  if (places.length === 0) return undefined
  for (const { id, place } of places) {
    await db.updateTable(table).set({ place }).where('id', '=', id).execute()
  }
  return { before: { places: placesOf(held, places) }, after: { places } }
}
