import { Link, useLocation } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { RowButton, rowActionLook } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { ShownPicture } from '../pictures/shown-picture.tsx'
import { EditLink, editPathOf, returnTo } from './product-links.tsx'
import { SelectBox } from './product-selection.tsx'
import type { Selection } from './product-selection.tsx'

type ColumnsProps = RowActions & {
  selection: Selection
  /** While it is being deleted. */
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
  const { pathname, search } = useLocation()
  return (
    <div className="flex items-start">
      <SelectBox
        label={`Select ${name}`}
        isChecked={selection.has(id)}
        onChange={() => selection.toggle(product)}
      />
      <RowPicture product={product} />
      <div className="ml-3 min-w-0">
        <Link
          to={editPathOf(id)}
          state={returnTo(pathname + search)}
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

/** The first picture, small. Where there is none, the pictogram of the category. */
function RowPicture({ product: { images, category } }: { product: ProductRecord }) {
  return (
    <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-ink-soft @3xl:size-9">
      <ShownPicture
        src={images[0]?.thumbnail}
        alt=""
        width="44"
        height="44"
        loading="lazy"
        className="size-full object-contain"
        instead={<CategoryPictogram category={category} className="size-8 @3xl:size-7" />}
      />
    </span>
  )
}

type RowActions = {
  onView: (product: ProductRecord) => void
  onDelete: (product: ProductRecord) => void
}

type ProductRowActionsProps = RowActions & { product: ProductRecord; isGoing: boolean }

function ProductRowActions({ product, isGoing, onView, onDelete }: ProductRowActionsProps) {
  const { name } = product
  return (
    <div className="grid grid-cols-3 gap-2 @lg:-mr-2.5 @lg:inline-flex @lg:gap-0">
      <RowButton text="View" label={`View ${name}`} onPress={() => onView(product)} />
      <EditLink product={product} {...rowActionLook} aria-label={`Edit ${name}`}>
        Edit
      </EditLink>
      <RowButton
        text={isGoing ? 'Deleting...' : 'Delete'}
        label={`Delete ${name}`}
        onPress={() => onDelete(product)}
        isBusy={isGoing}
        isDeletion
      />
    </div>
  )
}
