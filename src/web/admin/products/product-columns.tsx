import { Link } from 'react-router'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { actionsColumn, RowButton, rowActionLook, sortsBy } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { SelectRow } from '../lists/row-selection.tsx'
import { PriceCell, StockMenu } from './product-inline.tsx'
import type { InlineChange } from './use-inline-change.ts'
import { DuplicateLink, EditLink, useFormLink, ViewOnSite } from './product-links.tsx'
import { SiteToggles } from './site-toggles.tsx'
import { ProductMaker, ProductThumbnail } from './product-summary.tsx'
import type { Selection } from './product-selection-bar.tsx'
import { Permitted, useMay } from '../session/permitted.tsx'

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
      className: 'w-full @lg:w-auto @3xl:w-[46%] @3xl:py-px!',
      cell: (product) => <NamedProduct {...{ product, selection }} />,
    },
    {
      head: 'Category',
      className:
        'w-full pl-22 text-sm text-ink-soft @lg:w-auto @lg:col-start-1 @lg:whitespace-nowrap @lg:row-start-2 @lg:pl-22 @3xl:pl-3 @3xl:text-ink',
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
    actionsColumn(
      (product) => (
        <div className="flex flex-wrap justify-between @lg:-mr-2.5 @lg:inline-flex @lg:flex-nowrap @lg:gap-0">
          <RowButton text="View" label={`View ${product.name}`} onPress={() => onView(product)} />
          <EditLink product={product} {...rowActionLook} aria-label={`Edit ${product.name}`}>
            Edit
          </EditLink>
          <DuplicateLink
            product={product}
            {...rowActionLook}
            aria-label={`Duplicate ${product.name}`}
          >
            Duplicate
          </DuplicateLink>
          <ViewOnSite product={product} />
          <Permitted call={productCalls.withdraw}>
            <RowButton
              text={isGoing(product) ? 'Deleting...' : 'Delete'}
              label={`Delete ${product.name}`}
              onPress={() => onDelete(product)}
              isBusy={isGoing(product)}
            />
          </Permitted>
        </div>
      ),
      'row-actions-line w-full @lg:w-auto @lg:col-span-2 @lg:text-right',
    ),
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
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft @3xl:line-clamp-1 @3xl:text-xs @3xl:leading-4">
          <ProductMaker product={product} />
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
  'line-clamp-2 font-semibold text-pretty wrap-anywhere @3xl:text-sm @3xl:leading-4.5'
