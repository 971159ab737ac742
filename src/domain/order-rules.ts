/** `place` only orders a list: places may be negative and have gaps. A position is counted from 1. */
export type OrderedRow = { id: string; place: number }

/**
 * The rows that move, with their new places. The named rows exchange their places, so that they
 * are in the order named; all others stay, since the caller may have read the list a while ago.
 */
export function movedToOrder(rows: OrderedRow[], ids: string[]): OrderedRow[] {
  const placeOf = new Map(rows.map(({ id, place }) => [id, place]))
  const named = [...new Set(ids)].filter((id) => placeOf.has(id))
  const places = named.map((id) => placeOf.get(id) ?? 0).toSorted((one, other) => one - other)
  return named
    .map((id, at) => ({ id, place: places[at] ?? 0 }))
    .filter(({ id, place }) => placeOf.get(id) !== place)
}

/** One row at a position, the others in their order. A position beyond the end is the end. */
export function movedToPosition(rows: OrderedRow[], id: string, position: number): OrderedRow[] {
  const others = rows.toSorted(byPlace).flatMap((one) => (one.id === id ? [] : one.id))
  return movedToOrder(rows, others.toSpliced(position - 1, 0, id))
}

/** The places of the moved rows before they moved. */
export function placesBefore(rows: OrderedRow[], moved: OrderedRow[]): OrderedRow[] {
  const ids = new Set(moved.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}

/** The first of `count` places before or after those in use, which come in their order. */
export function placeOfNew(rows: OrderedRow[], count: number, newOnes: 'first' | 'last') {
  return newOnes === 'first' ? (rows[0]?.place ?? 0) - count : (rows.at(-1)?.place ?? 0) + 1
}

function byPlace(one: OrderedRow, other: OrderedRow) {
  return one.place - other.place
}
