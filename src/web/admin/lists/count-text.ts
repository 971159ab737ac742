/** `1 row`, or `1,00,000 rows`. */
export function countOf(count: number, one: string, several = `${one}s`) {
  return `${countText(count)} ${count === 1 ? one : several}`
}

/** With Indian grouping: 1,00,000. */
export function countText(count: number) {
  return count.toLocaleString('en-IN')
}
