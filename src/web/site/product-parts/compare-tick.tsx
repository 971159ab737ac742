import type { AskedProduct } from '../enquiry/asked-product.ts'
import { toggleCompared, useComparedLines } from './compared-lines.ts'

type CompareTickProps = { product: AskedProduct; className: string }

/** Chooses a product for the comparison. Without scripts it belongs to the form below the list. */
export function CompareTick({ product, className }: CompareTickProps) {
  const { id, name } = product
  return (
    <label className={`compare-tick ${className}`}>
      <input
        type="checkbox"
        name="ids"
        value={id}
        form="compare"
        checked={useComparedLines().includes(id)}
        onChange={() => toggleCompared(product)}
      />
      Compare<span className="sr-only"> {name}</span>
    </label>
  )
}
