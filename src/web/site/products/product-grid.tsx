import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { catalogueFor } from './catalogue-for.ts'
import { ProductCard } from './product-card.tsx'

type ProductGridProps = { products: Card[]; catalogues: CategoryCatalogue[] }

/** The widest screen's first row, and what other screens show of the next at once. */
const firstRow = 5
const firstScreen = 8

/** Cells share their hairlines: each draws its right and lower one, the grid cuts off the last. */
export function ProductGrid({ products, catalogues }: ProductGridProps) {
  return (
    <ul className="product-grid sheet border-y border-hairline bg-surface">
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            catalogue={catalogueFor(catalogues, product.category)}
            isFirst={i < firstRow}
            isLate={i >= firstScreen}
          />
        </li>
      ))}
    </ul>
  )
}
