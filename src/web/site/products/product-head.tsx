import { Link } from 'react-router'
import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductPage } from '#contract/products/product.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { EnquireNow } from './enquire-now.tsx'
import { listAddress } from '../frame/list-address.ts'
import type { ProductFact } from './list-product-facts.ts'
import { ProductFacts } from './product-facts.tsx'
import { ShareButton } from './share-button.tsx'

type ProductHeadProps = {
  product: ProductPage
  facts: ProductFact[]
  catalogue: Catalogue | undefined
}

export function ProductHead({ product, facts, catalogue }: ProductHeadProps) {
  const { category, name, brand } = product
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <Link
          to={listAddress('', { category })}
          className="inline-flex min-h-11 items-center no-underline md:min-h-9 md:pointer-coarse:min-h-11"
        >
          <span className="rounded-sm border border-outline px-2 py-1 font-semibold hover:bg-sunken">
            {category}
          </span>
        </Link>
        {brand !== '' && <p className="font-semibold text-ink-soft wrap-anywhere">{brand}</p>}
      </div>
      <h1 className="mt-1.5 text-2xl leading-[1.15] font-bold tracking-tight wrap-anywhere text-pretty md:mt-2 lg:text-3xl">
        {name}
      </h1>
      <div className="mt-2.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mt-4">
        <p className="text-2xl font-semibold tabular-nums">{priceText(product.price)}</p>
        <StockBadge status={product.stockStatus} />
      </div>
      <EnquireNow product={product}>
        {catalogue && (
          <ButtonAnchor href={catalogue.url} download>
            Download Catalogue<span className="sr-only"> of {category}</span>
          </ButtonAnchor>
        )}
        <ShareButton product={product} />
      </EnquireNow>
      <ProductFacts facts={facts} />
    </>
  )
}
