import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { productCalls } from '#contract/products/product-calls.ts'
import { listMessages } from '#contract/products/product-list.ts'
import { productSubsets } from '#contract/products/product-quality.ts'
import { stockStatuses } from '#contract/products/product.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { choicesOf, FilterBar, FilterSelect } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { EmptyList, ListCount, ListView } from '../lists/list-view.tsx'
import { useReturnedRow } from '../lists/row-focus.ts'
import { useRowSelection } from '../lists/row-selection.tsx'
import { useCsvDownload } from '../lists/csv-download.tsx'
import { useList, useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import {
  displayAt,
  productFile,
  productLists,
  queryTarget,
  shownSort,
  sortIn,
  sortsFor,
} from './office-products.ts'
import type { Display, ProductQuery } from './office-products.ts'
import { CardsSkeleton, ProductCards } from './product-cards.tsx'
import { productColumns } from './product-columns.tsx'
import { ChangeDialog } from './product-change-dialog.tsx'
import { PrintDialog } from '../printing/print-dialog.tsx'
import { useProductDeletion } from './product-deletion.tsx'
import { ViewProductDialog } from './product-details.tsx'
import { useFormLink } from './product-links.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { useCategoryNames } from '../categories/use-categories.tsx'
import { useInlineChange } from './use-inline-change.ts'
import { ProductSelectionBar } from './product-selection-bar.tsx'
import type { Selection } from './product-selection-bar.tsx'
import type { Route } from './+types/product-list-screen.ts'
import { Permitted } from '../session/permitted.tsx'

const titles = { table: 'Products', cards: 'View products' }

export function meta({ location }: Route.MetaArgs) {
  return officeMeta(titles[displayAt(location.pathname)])
}

export const handle: OfficeHandle = { skeleton: ScreenSkeleton }

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  productLists[displayAt(url.pathname)].load({ url })
}

/** The list of the products, as a table or as cards, by the address. */
export default function ProductListScreen() {
  const display = displayAt(useLocation().pathname)
  const list = productLists[display]
  const { query } = useListAddress(list)
  const form = useFormLink()
  return (
    <ListScreen
      title={titles[display]}
      actions={
        <>
          <Permitted call={productCalls.add}>
            <ButtonLink
              {...form}
              look="action"
              className="ml-auto max-[22rem]:w-full"
              prefetch="render"
            >
              <OfficeIcon name="plus" className="size-4" />
              Add Product
            </ButtonLink>
          </Permitted>
          <ProductTabs query={query} />
        </>
      }
    >
      <FilterBar
        list={list}
        label="Products"
        search={{ label: 'Search products', placeholder: 'Name, brand or model number' }}
        filters={filtersFor(useCategoryNames())}
        isFolded
      />
      <ListedProducts key={display} display={display} />
    </ListScreen>
  )
}

function filtersFor(categories: string[]) {
  return [
    {
      name: 'category',
      label: 'Category',
      choices: choicesOf('All categories', categories),
    },
    { name: 'stock', label: 'Status', choices: choicesOf('Any status', stockStatuses) },
    { name: 'only', label: 'Show', choices: choicesOf('Drafts and published', productSubsets) },
  ]
}

function ListedProducts({ display }: { display: Display }) {
  const section = useRef<HTMLElement>(null)
  const [viewed, setViewed] = useState<ProductRecord>()
  const [isChanging, setIsChanging] = useState(false)
  const list = useList(productLists[display], { isDue: () => false })
  const { query, show, rows, listing } = list
  const total = listing?.total ?? 0
  const selection = useRowSelection({
    list: productLists.table.path,
    filter: queryTarget(query).query,
    shown: rows,
    total,
  })
  const { target, count } = selection
  const deletion = useProductDeletion(selection.remove)
  const change = useInlineChange()
  const { download, print, printDialog } = useExports(query, selection, total)
  const returned = useReturnedRow(section, rows)
  const shared = { change, selection, isGoing: deletion.isGoing, onView: setViewed }
  const rowLook = (product: ProductRecord) => (deletion.isGoing(product) ? 'opacity-40' : '')
  return (
    <ListView
      section={section}
      label="Products"
      list={list}
      skeleton={<ListSkeleton text={listMessages.loading}>{shapes[display]}</ListSkeleton>}
      failures={[deletion.failure, change.failure, download.failure]}
      head={
        <ProductSelectionBar
          selection={selection}
          total={total}
          onChange={() => setIsChanging(true)}
          onDelete={() => deletion.askForSelected(selection)}
          onExport={() => void download.run(selection)}
          onPrint={print}
          isExporting={download.isBusy()}
          count={listing && <ListCount listing={listing} noun={list.noun} />}
          sort={
            <FilterSelect
              label="Sort by"
              value={shownSort(query)}
              choices={sortsFor(query)}
              onChoose={(sort) => show(sortIn(query, sort))}
              className="w-auto! max-w-36 @sm:max-w-none border-transparent! bg-transparent! font-medium hover:border-outline!"
            />
          }
        />
      }
      rows={
        display === 'cards' ? (
          <ProductCards products={rows} {...{ ...shared, returned }} />
        ) : (
          <ListTable
            label="Products"
            rows={rows}
            columns={productColumns({
              ...shared,
              onDelete: (one) => deletion.askFor([one]),
            })}
            sorting={{
              current: shownSort(query),
              addressOf: (sort) => productLists.table.addressOf(sortIn(query, sort)),
            }}
            cardLook="@max-lg:flex @max-lg:flex-wrap gap-x-2 @max-lg:py-2! @lg:gap-x-3 @lg:grid-cols-[1fr_auto_6rem] @lg:gap-y-1"
            {...{ rowLook, returned }}
          />
        )
      }
      empty={<NoProducts list={list} display={display} />}
    >
      {viewed && <ViewProductDialog product={viewed} onClose={() => setViewed(undefined)} />}
      {deletion.dialog}
      {printDialog}
      {isChanging && <ChangeDialog {...{ target, count }} onClose={() => setIsChanging(false)} />}
    </ListView>
  )
}

type NoProductsProps = { list: React.ComponentProps<typeof EmptyList>['list']; display: Display }

function NoProducts({ list, display }: NoProductsProps) {
  return (
    <EmptyList
      list={list}
      title={list.isFiltered ? listMessages.none : 'No products yet'}
      hint="Add the first product with its name, price and specifications. It appears on the site at once."
      filteredHint={listMessages.noneHint}
      to={productLists[display].path}
    >
      <Permitted call={productCalls.add}>
        <ButtonLink to="/admin/products/new" look="action">
          Add Product
        </ButtonLink>
      </Permitted>
    </EmptyList>
  )
}

/** Before the office is loaded. */
function ScreenSkeleton() {
  const shape = shapes[displayAt(useLocation().pathname)]
  return <ListScreenSkeleton text={listMessages.loading}>{shape}</ListScreenSkeleton>
}

/** Of the rows while they are read. */
const shapes = { table: undefined, cards: <CardsSkeleton /> }

/** The selected products as CSV; these, or without a selection all that match, as a catalogue. */
function useExports(query: ProductQuery, { target, count }: Selection, total: number) {
  const download = useCsvDownload(
    async ({ isAll, selected }: Selection) =>
      isAll ? productLists.table.readAll(query) : selected,
    productFile,
  )
  const [isPrinting, setIsPrinting] = useState(false)
  const printed = count > 0 ? { target, count } : { target: queryTarget(query), count: total }
  const close = () => setIsPrinting(false)
  const printDialog = isPrinting && (
    <PrintDialog {...printed} listOrder={shownSort(query)} onClose={close} />
  )
  return { download, print: () => setIsPrinting(true), printDialog }
}
