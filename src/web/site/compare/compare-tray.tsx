import {
  compareAddress,
  comparedMessages,
  mostCompared,
} from '#contract/products/compared-products.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { AskedProduct } from '../enquiry/asked-product.ts'
import { storeLines, toggleCompared, useComparedLines } from '../product-parts/compared-lines.ts'

/** At the foot of pages with products, while some are chosen for the comparison. */
export function CompareTray() {
  const chosen = productsIn(useComparedLines())
  const ids = chosen.map(({ id }) => id)
  const isFull = chosen.length > mostCompared
  const hint = isFull ? comparedMessages.full : chosen.length === 1 ? 'Choose one more' : ''
  return (
    <section aria-label="Products to compare" className="compare-tray print:hidden">
      <ul className="compare-chosen">
        {chosen.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => toggleCompared(product)} className="filter-chip">
              <span className="sr-only">Remove </span>
              <span className="max-w-48 truncate" dir="auto">
                {product.name}
              </span>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className={`text-sm text-ink-soft max-md:grow ${hint === '' ? '' : 'tray-hint'}`}
      >
        {hint || `${chosen.length} chosen`}
      </p>
      <button
        type="button"
        onClick={() => storeLines('')}
        className="footer-link text-sm font-semibold"
      >
        Clear
      </button>
      {!isFull && (
        <>
          <ButtonLink to={`/enquiry?product=${ids.join()}`}>
            Enquire
            {chosen.length > 1 && <span className="sr-only"> about all</span>}
          </ButtonLink>
          <ButtonLink look="action" to={compareAddress(ids)}>
            Compare
          </ButtonLink>
        </>
      )}
    </section>
  )
}

/** What anything else has written there is left out. */
function productsIn(lines: string): AskedProduct[] {
  const written = lines.split('\n').filter((line) => /^\w{26} /.test(line))
  return written.map((line) => ({ id: line.slice(0, 26), name: line.slice(27) }))
}
