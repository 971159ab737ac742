import { useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { productCategories, stockStatuses } from '#contract/products/product.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { oneOf } from '../lists/address-query.ts'
import { FilterBar, FilterSelect } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { EmptyList, ListCount, ListView } from '../lists/list-view.tsx'
import { useReturnedRow } from '../lists/row-focus.ts'
import { useList, useListAddress } from '../lists/use-list.ts'
import { productLists, shownSort, sortIn, sortsFor } from './office-products.ts'
import type { Display } from './office-products.ts'
import { CardsSkeleton, ProductCards } from './product-cards.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductDeletionDialog, useProductDeletion } from './product-deletion.tsx'
import { ViewProductDialog } from './product-details.tsx'
import { returnTo } from './product-links.tsx'
import { SelectionBar, useSelection } from './product-selection.tsx'

type DisplayProps = { display: Display }

/** The list of the products, as a table or as cards. */
export function ProductListScreen({ title, display }: DisplayProps & { title: string }) {
  const { pathname, search } = useLocation()
  return (
    <ListScreen
      title={title}
      actions={
        <>
          <ButtonLink
            to="/admin/products/new"
            state={returnTo(pathname + search)}
            look="action"
            className="ml-auto"
            prefetch="render"
          >
            <OfficeIcon name="plus" className="size-4" />
            Add Product
          </ButtonLink>
          <DisplaySwitch display={display} />
        </>
      }
      filters={<Filters display={display} />}
    >
      <ListedProducts display={display} />
    </ListScreen>
  )
}

/** The other display shows the same products: search, filters, order and page stay. */
function DisplaySwitch({ display }: DisplayProps) {
  const { query } = useListAddress(productLists[display])
  return (
    <nav aria-label="Product screens" className="flex w-full sm:w-auto">
      {displays.map(([name, text]) => (
        <NavLink
          key={name}
          to={productLists[name].addressOf(query)}
          end
          prefetch="intent"
          className={switchLook}
        >
          {text}
        </NavLink>
      ))}
    </nav>
  )
}

const displays = [
  ['table', 'Table'],
  ['cards', 'Cards'],
] as const

const switchLook =
  'inline-flex min-h-11 grow items-center justify-center border border-outline px-4 text-sm font-semibold text-ink-soft no-underline ' +
  'first:rounded-l-md last:-ml-px last:rounded-r-md hover:bg-sunken hover:text-ink md:min-h-9 ' +
  'md:pointer-coarse:min-h-11 aria-[current=page]:bg-sunken aria-[current=page]:text-ink'

function Filters({ display }: DisplayProps) {
  const list = productLists[display]
  const { query, show } = useListAddress(list)
  return (
    <FilterBar
      label="Products"
      search={{
        label: 'Search products',
        placeholder: 'Name, brand or model number',
        q: query.q,
        onSearch: (q) => show({ q }, { replace: true }),
      }}
      unfiltered={list.isFiltered(query) ? list.path : undefined}
    >
      <FilterSelect
        label="Category"
        value={query.category}
        choices={[['', 'All categories'], ...productCategories.map(asChoice)]}
        onChoose={(category) => show({ category: oneOf(productCategories, category) })}
      />
      <FilterSelect
        label="Status"
        value={query.stock}
        choices={[['', 'Any status'], ...stockStatuses.map(asChoice)]}
        onChoose={(stock) => show({ stock: oneOf(stockStatuses, stock) })}
      />
    </FilterBar>
  )
}

function asChoice(text: string): [string, string] {
  return [text, text]
}

function ListedProducts({ display }: DisplayProps) {
  const section = useRef<HTMLElement>(null)
  const [viewed, setViewed] = useState<ProductRecord>()
  const list = useList(productLists[display], { isDue: () => false })
  const { query, rows, listing } = list
  const selection = useSelection(query, rows)
  const deletion = useProductDeletion(selection.remove)
  const returned = useReturnedRow(section, rows)
  const { addressOf } = productLists[display]
  const { isGoing } = deletion
  return (
    <ListView
      section={section}
      going={deletion.going}
      label="Products"
      list={list}
      skeleton={<ListSkeleton text={listMessages.loading}>{shapes[display]}</ListSkeleton>}
      failures={[deletion.failure]}
      head={
        <SelectionBar
          selection={selection}
          shown={rows}
          onDelete={deletion.ask}
          count={listing && <ListCount listing={listing} noun={list.noun} />}
          sort={<SortSelect display={display} />}
        />
      }
      rows={
        display === 'cards' ? (
          <ProductCards products={rows} onView={setViewed} {...{ selection, isGoing, returned }} />
        ) : (
          <ListTable
            label="Products"
            rows={rows}
            columns={productColumns({
              selection,
              isGoing,
              onView: setViewed,
              onDelete: (product) => deletion.ask([product]),
            })}
            sorting={{
              current: shownSort(query),
              addressOf: (sort) => addressOf(sortIn(query, sort)),
            }}
            cardLook="grid-cols-[auto_1fr_auto] gap-x-3 gap-y-2 @lg:grid-cols-[1fr_auto_6rem] @lg:gap-y-1"
            rowLook={(product) =>
              `${selection.has(product.id) ? 'bg-sunken' : ''} ${isGoing(product) ? 'opacity-40' : ''}`
            }
            returned={returned}
          />
        )
      }
      empty={
        <EmptyList
          list={list}
          title={list.isFiltered ? listMessages.none : 'No products yet'}
          hint="Add the first one: with its name, price and specifications it is on the site a moment later."
          filteredHint={listMessages.noneHint}
          to={productLists[display].path}
        >
          <ButtonLink to="/admin/products/new" look="action">
            Add Product
          </ButtonLink>
        </EmptyList>
      }
    >
      {viewed && <ViewProductDialog product={viewed} onClose={() => setViewed(undefined)} />}
      <ProductDeletionDialog deletion={deletion} />
    </ListView>
  )
}

function SortSelect({ display }: DisplayProps) {
  const { query, show } = useListAddress(productLists[display])
  return (
    <FilterSelect
      label="Sort by"
      value={shownSort(query)}
      choices={sortsFor(query)}
      onChoose={(sort) => show(sortIn(query, sort))}
      className="w-auto! max-w-36 @sm:max-w-none border-transparent! bg-transparent! font-medium hover:border-outline!"
    />
  )
}

/** Before the office is loaded. */
export function ProductScreenSkeleton({ display }: DisplayProps) {
  return <ListScreenSkeleton text={listMessages.loading}>{shapes[display]}</ListScreenSkeleton>
}

/** Of the rows while they are read. */
const shapes = { table: undefined, cards: <CardsSkeleton /> }
