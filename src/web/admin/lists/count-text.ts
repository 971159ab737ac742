/** With Indian grouping: 1,00,000. */
export function countText(count: number) {
  return count.toLocaleString('en-IN')
}
