import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { ListCount } from '../lists/list-view.tsx'
import type { Listing } from '../lists/listing.ts'
import { productNoun } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { SelectBox } from './select-box.tsx'
import { SortSelect } from './sort-select.tsx'
import type { Selection } from './use-selection.ts'

type ListingHeadProps = {
  listing: Listing<ProductRecord>
  query: ProductTableQuery
  selection: Selection
  onDelete: (products: ProductRecord[]) => void
}

/** How many there are and in which order; while some are chosen, what can be done with them. */
export function ListingHead({ listing, query, selection, onDelete }: ListingHeadProps) {
  const { selected, selectAll, clear } = selection
  const areAll = selected.length === listing.rows.length
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center gap-x-2">
      <div className="mr-auto flex items-center">
        <SelectBox
          label="Select all products on this page"
          isChecked={areAll}
          isMixed={selected.length > 0 && !areAll}
          onChange={areAll ? clear : selectAll}
        />
        {selected.length === 0 ? (
          <ListCount listing={listing} noun={productNoun} />
        ) : (
          <p role="status" className="text-sm font-semibold tabular-nums">
            {selected.length} selected
          </p>
        )}
      </div>
      {selected.length === 0 ? (
        <SortSelect query={query} />
      ) : (
        <>
          <Button look="quiet" onClick={clear} aria-label="Clear selection" className="px-2.5!">
            Clear
          </Button>
          <Button look="danger" onClick={() => onDelete(selected)} className="px-3!">
            Delete selected
          </Button>
        </>
      )}
    </div>
  )
}
