/** The same list with one item in another place. A place beyond the ends is the end. */
export function movedItem<Item>(items: Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  if (item === undefined) return items
  return items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, item)
}
