import { listMessages } from '#contract/products/product-list.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { specParts } from '#contract/products/spec-parts.ts'
import { MadeBy } from './products/made-by.tsx'
import { ShownPrice } from './products/shown-price.tsx'
import { StockBadge } from './products/stock-badge.tsx'

type ProductCardProps = {
  product: Omit<Card, 'id' | 'path' | 'name' | 'picture'>
  name: React.ReactNode
  picture: React.ReactNode
  /** The link to its page. */
  details?: React.ReactNode
  /** Its actions. */
  children?: React.ReactNode
}

/**
 * A product in the grid of the site, and in the preview of the office: the children of an element with the
 * class `product-card`. A page has 24 of them, so that each element counts.
 */
export function ProductCard({ product, name, picture, details, children }: ProductCardProps) {
  const { specs, hasMoreSpecs, stockStatus } = product
  // Below a line alone there would be a hole, where cards beside it have five.
  const More = specs.length > 1 ? 'p' : 'li'
  const more = (
    <More className="card-more">
      {hasMoreSpecs && <span>{`${listMessages.moreSpecs} `}</span>}
      {details}
    </More>
  )
  return (
    <>
      <span className="picture-tile">{picture}</span>
      <div>
        <h2>{name}</h2>
        <p className="made-by">
          <MadeBy product={product} />
        </p>
      </div>
      <ul className="card-specs">
        {specs.map((line, i) => {
          const { label, value } = specParts(line)
          return (
            <li key={i}>
              {label && <bdi>{label}:</bdi>}
              {label ? ` ${value}` : value}
            </li>
          )
        })}
        {More === 'li' && more}
      </ul>
      {More === 'p' && more}
      <div className="card-price">
        <p>
          <ShownPrice product={product} />
        </p>
        <StockBadge status={stockStatus} />
      </div>
      {children}
    </>
  )
}
