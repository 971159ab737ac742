/** Something that stands in a list, by a number that only orders it. */
export type Placed = { id: string; place: number }

/**
 * Those named share out the places they hold, in the order they are named; all others stay where
 * they are. So a list that was read a while ago does no harm. Only what moves is given.
 */
export function placesInOrder(held: Placed[], ids: string[]): Placed[] {
  const placeOf = new Map(held.map(({ id, place }) => [id, place]))
  const named = [...new Set(ids)].filter((id) => placeOf.has(id))
  const places = named.map((id) => placeOf.get(id) ?? 0).toSorted((one, other) => one - other)
  return named
    .map((id, at) => ({ id, place: places[at] ?? 0 }))
    .filter(({ id, place }) => placeOf.get(id) !== place)
}

/** One of them at a position counted from 1, the others in their order. Beyond the end is the end. */
export function placesWithMoved(held: Placed[], id: string, position: number): Placed[] {
  const others = held.toSorted(byPlace).flatMap((one) => (one.id === id ? [] : one.id))
  return placesInOrder(held, others.toSpliced(position - 1, 0, id))
}

/** The places that those which moved held before. */
export function placesOf(held: Placed[], moved: Placed[]): Placed[] {
  const ids = new Set(moved.map(({ id }) => id))
  return held.filter(({ id }) => ids.has(id))
}

function byPlace(one: Placed, other: Placed) {
  return one.place - other.place
}
