import { Link } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import type { Column } from '../lists/list-table.tsx'
import { RowPicture } from './row-picture.tsx'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

type ColumnsProps = RowActions & {
  selection: Selection
  /** It is just being deleted. */
  isGoing: (product: ProductRecord) => boolean
}

export function productColumns({
  selection,
  isGoing,
  ...actions
}: ColumnsProps): Column<ProductRecord>[] {
  return [
    {
      head: 'Product',
      sorts: [{ sort: 'name', order: 'ascending' }],
      className: 'col-span-3 @lg:col-span-1 @3xl:w-[46%]',
      cell: (product) => <NamedProduct {...{ product, selection }} />,
    },
    {
      head: 'Category',
      className:
        'text-sm whitespace-nowrap text-ink-soft @lg:col-start-1 @lg:row-start-2 @lg:pl-22 @3xl:pl-3 @3xl:text-ink',
      cell: ({ category }) => category,
    },
    {
      head: 'Price',
      isRight: true,
      sorts: [
        { sort: 'price', order: 'ascending' },
        { sort: '-price', order: 'descending' },
      ],
      className: 'text-right whitespace-nowrap',
      cell: ({ price }) => (
        <span className={price ? 'font-medium' : 'text-sm text-ink-soft'}>{priceText(price)}</span>
      ),
    },
    { head: 'Status', cell: ({ stockStatus }) => <StockBadge status={stockStatus} /> },
    {
      head: 'Actions',
      isRight: true,
      className: 'col-span-3 @lg:col-span-2 @lg:text-right',
      cell: (product) => (
        <ProductRowActions product={product} isGoing={isGoing(product)} {...actions} />
      ),
    },
  ]
}

type NamedProductProps = { product: ProductRecord; selection: Selection }

function NamedProduct({ product, selection }: NamedProductProps) {
  const { id, name, brand, modelNo } = product
  return (
    <div className="flex items-start">
      <SelectBox
        label={`Select ${name}`}
        isChecked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
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
  )
}

type RowActions = {
  onView: (product: ProductRecord) => void
  onDelete: (product: ProductRecord) => void
}

type ProductRowActionsProps = RowActions & { product: ProductRecord; isGoing: boolean }

/** Each says which product it means: a list of buttons alone must make sense. */
function ProductRowActions({ product, isGoing, onView, onDelete }: ProductRowActionsProps) {
  const { id, name } = product
  return (
    <div className="grid grid-cols-3 gap-2 @lg:-mr-2.5 @lg:inline-flex @lg:gap-0">
      <Button
        look="quiet"
        className={look}
        onClick={() => onView(product)}
        aria-label={`View ${name}`}
      >
        View
      </Button>
      <ButtonLink
        look="quiet"
        className={look}
        to={`/admin/products/edit/${id}`}
        prefetch="intent"
        aria-label={`Edit ${name}`}
      >
        Edit
      </ButtonLink>
      <Button
        look="quiet"
        className={look}
        onClick={() => onDelete(product)}
        aria-label={`Delete ${name}`}
        aria-disabled={isGoing}
      >
        {isGoing ? 'Deleting...' : 'Delete'}
      </Button>
    </div>
  )
}

/** On a card the three share the width. */
const look =
  'border border-hairline px-2.5! @lg:border-transparent @lg:text-ink-soft @lg:hover:text-action'
