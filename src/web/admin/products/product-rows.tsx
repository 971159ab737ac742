import type { ProductRecord } from '#contract/products/product.ts'
import { ProductTableRow } from './product-table-row.tsx'
import type { RowActions } from './product-row-actions.tsx'
import { cellLook, headLook, tableLook } from './product-table-looks.ts'
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
          <Head text="Product" order={query.sort === 'name' ? 'ascending' : undefined} />
          <Head text="Category" />
          <Head text="Price" order={priceOrders[query.sort]} className="text-right" />
          <Head text="Status" />
          <Head text="Actions" className="text-right" />
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @3xl:table-row-group">
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

type HeadProps = {
  text: string
  order?: 'ascending' | 'descending' | undefined
  className?: string
}

function Head({ text, order, className = '' }: HeadProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order}
      className={`${cellLook} bg-paper text-left text-xs font-semibold text-ink-soft @3xl:sticky @3xl:top-0 @3xl:shadow-[inset_0_-1px_0_var(--outline)] ${className}`}
    >
      {text}
      {order && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
    </th>
  )
}
