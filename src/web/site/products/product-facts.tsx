import type { ProductPage } from '#contract/products/product.ts'
import { CopyButton } from './copy-button.tsx'

export function ProductFacts({ product: { modelNo, warranty } }: { product: ProductPage }) {
  if (modelNo === '' && warranty === '') return null
  return (
    <dl className="fact-table mt-4 md:mt-6">
      {modelNo !== '' && (
        <div>
          <dt>Model number</dt>
          <dd className="flex items-baseline gap-x-3">
            <span className="min-w-0">{modelNo}</span>
            <CopyButton text={modelNo} what="model number" />
          </dd>
        </div>
      )}
      {warranty !== '' && (
        <div>
          <dt>Warranty</dt>
          <dd>{warranty}</dd>
        </div>
      )}
    </dl>
  )
}
