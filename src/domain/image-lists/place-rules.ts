/** An item of an ordered list. The number only orders it: places may be negative and have gaps. */
export type Placed = { id: string; place: number }

/**
 * Gives the places of the items that move. The named items share out their places in the order they
 * are named, and all others stay, so that a caller may send a list that was read a while ago.
 */
export function placesInOrder(placed: Placed[], ids: string[]): Placed[] {
  const placeOf = new Map(placed.map(({ id, place }) => [id, place]))
  const named = [...new Set(ids)].filter((id) => placeOf.has(id))
  const places = named.map((id) => placeOf.get(id) ?? 0).toSorted((one, other) => one - other)
  return named
    .map((id, at) => ({ id, place: places[at] ?? 0 }))
    .filter(({ id, place }) => placeOf.get(id) !== place)
}

/** One item at a position counted from 1, the others in their order. A position beyond the end is the end. */
export function placesWithMoved(placed: Placed[], id: string, position: number): Placed[] {
  const others = placed.toSorted(byPlace).flatMap((one) => (one.id === id ? [] : one.id))
  return placesInOrder(placed, others.toSpliced(position - 1, 0, id))
}

/** The places of the moved items before they moved. */
export function placesOf(placed: Placed[], moved: Placed[]): Placed[] {
  const ids = new Set(moved.map(({ id }) => id))
  return placed.filter(({ id }) => ids.has(id))
}

/** The first of `count` places before or after those in use, which come in their order. */
export function placeOfNew(placed: Placed[], count: number, newOnes: 'first' | 'last') {
  return newOnes === 'first' ? (placed[0]?.place ?? 0) - count : (placed.at(-1)?.place ?? 0) + 1
}

function byPlace(one: Placed, other: Placed) {
  return one.place - other.place
}
