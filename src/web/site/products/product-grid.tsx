import type { ProductCard as Card } from '#contract/products/product.ts'
import { ProductCard } from './product-card.tsx'

/** Cells share their hairlines: each draws its right and lower one, the grid cuts off the last. */
export function ProductGrid({ products }: { products: Card[] }) {
  return (
    <ul className="product-grid sheet border-y border-hairline">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
