import type { ProductRecord } from '#contract/products/product.ts'
import { ColumnHead } from '../tables/column-head.tsx'
import { bodyLook, headLook, tableLook } from '../tables/table-looks.ts'
import { ProductTableRow } from './product-table-row.tsx'
import type { RowActions } from './product-row-actions.tsx'
import type { ProductTableQuery } from './product-table-query.ts'
import type { Selection } from './use-selection.ts'

type ProductRowsProps = RowActions & {
  products: ProductRecord[]
  query: ProductTableQuery
  selection: Selection
  /** Those that are just being deleted. */
  goingIds: string[]
}

/** A table where there is room, and cards of the same rows where there is none: hence the roles. */
export function ProductRows({
  products,
  query,
  selection,
  goingIds,
  ...actions
}: ProductRowsProps) {
  return (
    <table role="table" aria-label="Products" className={tableLook}>
      <thead role="rowgroup" className={headLook}>
        <tr role="row">
          <ColumnHead text="Product" order={query.sort === 'name' ? 'ascending' : undefined} />
          <ColumnHead text="Category" />
          <ColumnHead text="Price" order={priceOrders[query.sort]} className="text-right" />
          <ColumnHead text="Status" />
          <ColumnHead text="Actions" className="text-right" />
        </tr>
      </thead>
      <tbody role="rowgroup" className={bodyLook}>
        {products.map((product) => (
          <ProductTableRow
            key={product.id}
            product={product}
            {...actions}
            isSelected={selection.has(product.id)}
            onSelect={() => selection.toggle(product.id)}
            isGoing={goingIds.includes(product.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

const priceOrders: Record<string, 'ascending' | 'descending'> = {
  price: 'ascending',
  '-price': 'descending',
}
