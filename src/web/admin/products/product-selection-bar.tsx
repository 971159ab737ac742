import { countText } from '#contract/count-text.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { printingCalls } from '#contract/printing/printing-calls.ts'
import { Button } from '../../ui/button.tsx'
import { SelectPage } from '../lists/row-selection.tsx'
import type { RowSelection } from '../lists/row-selection.tsx'
import { Permitted } from '../session/permitted.tsx'
import type { ChangeTarget } from './product-change-draft.tsx'

export type Selection = RowSelection<ProductRecord, ChangeTarget['query']>

type ProductSelectionBarProps = {
  selection: Selection
  /** How many the search and its filters find. */
  total: number
  onChange: () => void
  onDelete: () => void
  /** Downloads the selected products. */
  onExport: () => void
  isExporting: boolean
  /** Makes a catalogue of the selected products, or of all that match where none is selected. */
  onPrint: () => void
  /** While nothing is selected. */
  count: React.ReactNode
  sort: React.ReactNode
}

/** The count and the order of the products, or what can be done with those that are selected. */
export function ProductSelectionBar(props: ProductSelectionBarProps) {
  const { selection, total, onChange, onDelete, onExport, isExporting, onPrint, count, sort } =
    props
  const { selected, isAll, elsewhere, areAllOnPage, selectAll, clear } = selection
  const hasSome = selected.length > 0
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center gap-x-2">
      <div className="mr-auto flex items-center">
        <SelectPage label="Select all products on this page" selection={selection} />
        {hasSome ? (
          <p role="status" className="text-sm figures">
            <span className="font-semibold">
              {isAll
                ? `All ${countText(total)} selected`
                : `${countText(selected.length)} selected`}
            </span>
            {!isAll && elsewhere.length > 0 && (
              <span className="text-ink-soft">, {countText(elsewhere.length)} on other pages</span>
            )}
          </p>
        ) : (
          count
        )}
      </div>
      {!hasSome && total > 0 && <PrintButton onPrint={onPrint} />}
      {!hasSome && sort}
      {hasSome && (
        <>
          {areAllOnPage && !isAll && selected.length < total && (
            <Button look="quiet" onClick={selectAll} className="px-2.5!">
              {`Select all ${countText(total)} that match`}
            </Button>
          )}
          <Button look="quiet" onClick={clear} aria-label="Clear selection" className="px-2.5!">
            Clear
          </Button>
          <Button look="quiet" onClick={onExport} aria-disabled={isExporting} className="px-2.5!">
            {isExporting ? 'Preparing CSV...' : 'Download CSV'}
          </Button>
          <PrintButton onPrint={onPrint} />
          <Permitted call={productCalls.changeSeveral}>
            <Button onClick={onChange} className="px-3!">
              Change...
            </Button>
            <Button look="danger" onClick={onDelete} className="px-3!">
              Delete selected
            </Button>
          </Permitted>
        </>
      )}
    </div>
  )
}

function PrintButton({ onPrint }: Pick<ProductSelectionBarProps, 'onPrint'>) {
  return (
    <Permitted call={printingCalls.print}>
      <Button look="quiet" onClick={onPrint} className="px-2.5!">
        Catalogue...
      </Button>
    </Permitted>
  )
}
