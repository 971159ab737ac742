/** With Indian grouping: 1,00,000 products. */
export function productsText(count: number) {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`
}
