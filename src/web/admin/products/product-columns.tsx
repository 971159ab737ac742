import { Link } from 'react-router'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { sortsBy } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { SelectRow } from '../lists/row-selection.tsx'
import { PriceCell, StockMenu } from './product-inline.tsx'
import type { InlineChange } from './use-inline-change.ts'
import { ProductActions } from './product-actions.tsx'
import { useFormLink } from './product-links.tsx'
import { SiteToggles } from './site-toggles.tsx'
import { ProductMaker, ProductThumbnail } from './product-summary.tsx'
import type { Selection } from './product-selection-bar.tsx'
import { useMay } from '../session/permitted.tsx'

type ColumnsProps = {
  change: InlineChange
  selection: Selection
  /** While it is being deleted. */
  isGoing: (product: ProductRecord) => boolean
  onView: (product: ProductRecord) => void
  onDelete: (product: ProductRecord) => void
}

export function productColumns(props: ColumnsProps): Column<ProductRecord>[] {
  const { change, selection, isGoing, onView, onDelete } = props
  return [
    {
      head: 'Product',
      sorts: [{ sort: 'name', order: 'ascending' }],
      className: 'w-full @max-lg:pr-11 @lg:w-auto @3xl:w-[46%] @3xl:py-px!',
      cell: (product) => <NamedProduct {...{ product, selection }} />,
    },
    {
      head: 'Category',
      className:
        'hidden text-sm text-ink-soft @lg:block @lg:col-start-1 @lg:whitespace-nowrap @lg:row-start-2 @lg:pl-22 @3xl:table-cell @3xl:pl-3 @3xl:text-ink',
      cell: ({ category }) => category,
    },
    {
      head: 'Price',
      isRight: true,
      sorts: sortsBy('price'),
      className: 'whitespace-nowrap @lg:text-right',
      cell: (product) => <PriceCell {...{ product, change }} />,
    },
    { head: 'Status', cell: (product) => <StockMenu {...{ product, change }} /> },
    {
      head: 'Site',
      className: 'ml-auto @lg:ml-0 @lg:col-start-1 @lg:row-start-2 @lg:justify-self-end',
      cell: (product) => <SiteToggles {...{ product, change }} />,
    },
    {
      head: 'Actions',
      isRight: true,
      className: '@max-lg:absolute @max-lg:top-1 @max-lg:right-2 @lg:col-span-2 @lg:text-right',
      cell: (product) => (
        <ProductActions {...{ product, onView, onDelete }} isGoing={isGoing(product)} />
      ),
    },
  ]
}

type NamedProductProps = { product: ProductRecord; selection: Selection }

function NamedProduct({ product, selection }: NamedProductProps) {
  return (
    <div className="flex items-start @3xl:items-center">
      <SelectRow row={product} label={`Select ${product.name}`} selection={selection} />
      <ProductThumbnail
        product={product}
        className="size-11 rounded-md @3xl:size-9"
        pictogram="size-8 @3xl:size-7"
      />
      <div className="ml-3 min-w-0">
        <ProductName product={product} />
        <p className="line-clamp-1 text-sm wrap-anywhere text-ink-soft @lg:line-clamp-2 @3xl:line-clamp-1 @3xl:text-xs @3xl:leading-4">
          <ProductMaker product={product} />
          <span className="@lg:hidden"> · {product.category}</span>
        </p>
      </div>
    </div>
  )
}

/** Opens the form; without the permission it is text. */
function ProductName({ product }: { product: ProductRecord }) {
  const link = useFormLink(product)
  const name = <bdi>{product.name}</bdi>
  if (!useMay(productCalls.change)) return <p className={nameLook}>{name}</p>
  return (
    <Link
      {...link}
      title={product.name}
      className={`${nameLook} text-ink no-underline hover:text-action hover:underline`}
    >
      {name}
    </Link>
  )
}

/** Two lines of it and the model number make a row of 56 pixels. */
const nameLook =
  'line-clamp-2 font-semibold text-pretty wrap-anywhere @max-lg:leading-5 @3xl:text-sm @3xl:leading-4.5'
