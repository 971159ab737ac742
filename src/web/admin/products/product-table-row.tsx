import { Link } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { cellLook, rowLook } from '../tables/table-looks.ts'
import { ProductRowActions } from './product-row-actions.tsx'
import type { RowActions } from './product-row-actions.tsx'
import { RowPicture } from './row-picture.tsx'
import { SelectBox } from './select-box.tsx'

type ProductTableRowProps = RowActions & {
  product: ProductRecord
  isSelected: boolean
  onSelect: () => void
  isGoing: boolean
}

export function ProductTableRow({
  product,
  isSelected,
  onSelect,
  isGoing,
  ...actions
}: ProductTableRowProps) {
  const { id, name, brand, modelNo, category, price, stockStatus } = product
  return (
    <tr
      role="row"
      className={`${rowLook} ${cardLook} ${isSelected ? 'bg-sunken' : ''} ${isGoing ? 'opacity-40' : ''}`}
    >
      <td role="cell" className={`${cellLook} col-span-3 @lg:col-span-1 @3xl:w-[46%]`}>
        <div className="flex items-start">
          <SelectBox label={`Select ${name}`} isChecked={isSelected} onChange={onSelect} />
          <RowPicture product={product} />
          <div className="ml-3 min-w-0">
            <Link
              to={`/admin/products/edit/${id}`}
              className="font-semibold text-pretty wrap-anywhere text-ink no-underline hover:text-action hover:underline"
            >
              {name}
            </Link>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {brand} · {modelNo}
            </p>
          </div>
        </div>
      </td>
      <td
        role="cell"
        className={`${cellLook} text-sm whitespace-nowrap text-ink-soft @lg:col-start-1 @lg:row-start-2 @lg:pl-22 @3xl:pl-3 @3xl:text-ink`}
      >
        {category}
      </td>
      <td role="cell" className={`${cellLook} text-right whitespace-nowrap`}>
        <span className={price ? 'font-medium' : 'text-sm text-ink-soft'}>{priceText(price)}</span>
      </td>
      <td role="cell" className={cellLook}>
        <StockBadge status={stockStatus} />
      </td>
      <td role="cell" className={`${cellLook} col-span-3 @lg:col-span-2 @lg:text-right`}>
        <ProductRowActions {...{ product, isGoing }} {...actions} />
      </td>
    </tr>
  )
}

const cardLook =
  'grid-cols-[auto_1fr_auto] gap-x-3 gap-y-2 @lg:grid-cols-[1fr_auto_6rem] @lg:gap-y-1'
