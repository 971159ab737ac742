import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
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
        aria-label={`Compare ${name}`}
        checked={useComparedLines().includes(id)}
        onChange={() => toggleCompared(product)}
      />
      Compare
    </label>
  )
}

/** Without scripts: sends the ticked products of this page. With scripts the tray is there instead. */
function CompareForm() {
  return (
    <form id="compare" action="/compare" className="compare-form">
      <Button type="submit" look="action">
        Compare
      </Button>
    </form>
  )
}

/** Few visitors compare: the others need not load it. */
const CompareTray = lazy(async () => {
  const { CompareTray } = await import('../compare/compare-tray.tsx')
  return { default: CompareTray }
})

export function ComparedTray() {
  const isShown = useComparedLines() !== ''
  return (
    <>
      <Suspense>{isShown && <CompareTray />}</Suspense>
      <CompareForm />
    </>
  )
}
