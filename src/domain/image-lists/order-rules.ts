/** `place` only orders a list: places may be negative and have gaps. A position is counted from 1. */
export type OrderedImage = { id: string; place: number }

/**
 * The images that move, with their new places. The named images exchange their places, so that they
 * are in the order named; all others stay, since the caller may have read the list a while ago.
 */
export function movedToOrder(images: OrderedImage[], ids: string[]): OrderedImage[] {
  const placeOf = new Map(images.map(({ id, place }) => [id, place]))
  const named = [...new Set(ids)].filter((id) => placeOf.has(id))
  const places = named.map((id) => placeOf.get(id) ?? 0).toSorted((one, other) => one - other)
  return named
    .map((id, at) => ({ id, place: places[at] ?? 0 }))
    .filter(({ id, place }) => placeOf.get(id) !== place)
}

/** One image at a position, the others in their order. A position beyond the end is the end. */
export function movedToPosition(
  images: OrderedImage[],
  id: string,
  position: number,
): OrderedImage[] {
  const others = images.toSorted(byPlace).flatMap((one) => (one.id === id ? [] : one.id))
  return movedToOrder(images, others.toSpliced(position - 1, 0, id))
}

/** The places of the moved images before they moved. */
export function placesBefore(images: OrderedImage[], moved: OrderedImage[]): OrderedImage[] {
  const ids = new Set(moved.map(({ id }) => id))
  return images.filter(({ id }) => ids.has(id))
}

/** The first of `count` places before or after those in use, which come in their order. */
export function placeOfNew(images: OrderedImage[], count: number, newOnes: 'first' | 'last') {
  return newOnes === 'first' ? (images[0]?.place ?? 0) - count : (images.at(-1)?.place ?? 0) + 1
}

function byPlace(one: OrderedImage, other: OrderedImage) {
  return one.place - other.place
}
