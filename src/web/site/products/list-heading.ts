import type { ProductListPage } from '#contract/products/product-list.ts'

export function listHeading({ q, category }: Pick<ProductListPage, 'q' | 'category'>) {
  if (q !== '') return `Results for “${q}”`
  return category === 'All' ? 'All products' : category
}
