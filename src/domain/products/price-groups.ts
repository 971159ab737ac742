/** The places, in a list ordered by price, of the products that have each value. They rise. */
export type Places<Value> = ReadonlyMap<Value, Uint32Array>

/** 4 bytes each, so 2 MB a list: of 100,000 products five groupings of all, or some forty of a category. */
const mostPlaces = 500_000

/** The object of a typed array takes as much as so many places. */
const placesOfAnArray = 20

/** Visitors write the filters: those that find nothing take no places. */
const mostGroupings = 200

/** The groupings that were made last. */
export class PriceGroups<Value> {
  readonly #groupings = new Map<string, { places: Places<Value>; size: number }>()
  #size = 0

  clear() {
    this.#groupings.clear()
    this.#size = 0
  }

  findOrMake(key: string, make: () => Places<Value>): Places<Value> {
    const found = this.#groupings.get(key)
    if (found) return found.places
    const places = make()
    const size = sizeOf(places)
    this.#groupings.set(key, { places, size })
    this.#size += size
    for (const [oldest, { size }] of this.#groupings) {
      if (this.#size <= mostPlaces && this.#groupings.size <= mostGroupings) break
      if (oldest === key) break
      this.#groupings.delete(oldest)
      this.#size -= size
    }
    return places
  }
}

function sizeOf(places: Places<unknown>) {
  return places.values().reduce((size, { length }) => size + length + placesOfAnArray, 0)
}

/** What has no value is in no group. */
export function groupedByValue<Item, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Value | undefined,
): Places<Value> {
  const groups = new Map<Value, number[]>()
  for (const [place, item] of items.entries()) {
    const value = valueOf(item)
    if (value === undefined) continue
    const places = groups.get(value)
    if (places) places.push(place)
    else groups.set(value, [place])
  }
  return new Map([...groups].map(([value, places]) => [value, Uint32Array.from(places)]))
}
