import { listMessages } from '#contract/products/product-list.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { specParts } from '#contract/products/spec-parts.ts'
import { ShownPrice } from './products/shown-price.tsx'
import { StockBadge } from './products/stock-badge.tsx'

type ProductCardProps = {
  product: Omit<Card, 'id' | 'path' | 'name' | 'picture'>
  name: React.ReactNode
  picture: React.ReactNode
  /** Chooses it, beside its price. */
  tick?: React.ReactNode
  /** Its actions. */
  children?: React.ReactNode
}

/** A product in the grid of the site, and in the preview of the office. */
export function ProductCard({ product, name, picture, tick, children }: ProductCardProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex grow flex-col gap-2 px-4 py-3.5 md:py-2.5">
        <div className="flex gap-3.5">
          {picture}
          <div className="min-w-0">
            <h2 className="leading-[1.3] font-semibold wrap-anywhere md:line-clamp-3">{name}</h2>
            <Maker product={product} />
          </div>
        </div>
        <CardSpecs specs={product.specs} />
        {product.hasMoreSpecs && (
          <p className="-mt-2 text-sm text-ink-soft">{listMessages.moreSpecs}</p>
        )}
        <div className="relative mt-auto flex flex-wrap items-baseline gap-x-2">
          <p className="text-lg font-semibold tabular-nums">
            <ShownPrice price={product.price} />
          </p>
          <StockBadge status={product.stockStatus} />
          {tick}
        </div>
      </div>
      {children}
    </div>
  )
}

type MakerProps = { product: Pick<Card, 'brand' | 'modelNo'> }

/** A second line is theirs at most, so that a row of cards stays low. */
function Maker({ product: { brand, modelNo } }: MakerProps) {
  return (
    <p className="mt-0.5 overflow-hidden text-sm text-ink-soft wrap-anywhere md:max-h-10">
      <span className="dotted-row">
        {brand !== '' && <span>{brand}</span>}
        {modelNo !== '' && <span>{modelNo}</span>}
      </span>
    </p>
  )
}

/** One line each where the list is dense: the whole text is on the product's page. */
function CardSpecs({ specs }: { specs: string[] }) {
  if (specs.length === 0) return null
  return (
    <ul className="text-sm wrap-anywhere">
      {specs.map((line, i) => {
        const { label, value } = specParts(line)
        return (
          <li key={i} className="max-md:line-clamp-2 md:truncate">
            {label && <span className="text-ink-soft">{label}: </span>}
            {value}
          </li>
        )
      })}
    </ul>
  )
}
