import { Link } from 'react-router'
import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import { listMessages } from '#contract/products/product-list.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { CardActions } from './card-actions.tsx'
import { CardSpecs } from './card-specs.tsx'
import { ProductPicture } from '../product-pictures/product-picture.tsx'

type ProductCardProps = {
  product: Card
  catalogue: Catalogue | undefined
  /** In the first row: its picture is fetched at once. */
  isFirst: boolean
  /** Below the first screen. */
  isLate: boolean
}

export function ProductCard({ product, catalogue, isFirst, isLate }: ProductCardProps) {
  const { path, name, picture, category } = product
  return (
    <div className="flex h-full flex-col">
      <div className="flex grow flex-col gap-2 px-4 py-3.5">
        <div className="flex gap-3.5">
          <Link to={path} tabIndex={-1} aria-hidden="true" className="picture-tile">
            <ProductPicture
              picture={picture}
              category={category}
              alt=""
              sizes="8rem"
              isFirst={isFirst}
              isLate={isLate}
            />
          </Link>
          <div className="min-w-0">
            <h2 className="leading-[1.3] font-semibold wrap-anywhere md:line-clamp-3">
              <Link to={path} prefetch="intent" className="hover:text-action hover:underline">
                {name}
              </Link>
            </h2>
            <Maker product={product} />
          </div>
        </div>
        <CardSpecs specs={product.specs} />
        {product.hasMoreSpecs && (
          <p className="-mt-2 text-sm text-ink-soft">{listMessages.moreSpecs}</p>
        )}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="text-lg font-semibold tabular-nums">{priceText(product.price)}</p>
          <StockBadge status={product.stockStatus} />
        </div>
      </div>
      <CardActions product={product} catalogue={catalogue} />
    </div>
  )
}

/** A second line is theirs at most, so that a row of cards stays low. */
function Maker({ product: { brand, modelNo } }: { product: Card }) {
  return (
    <p className="mt-0.5 overflow-hidden text-sm text-ink-soft wrap-anywhere md:max-h-10">
      <span className="dotted-row">
        {brand !== '' && <span>{brand}</span>}
        {modelNo !== '' && <span>{modelNo}</span>}
      </span>
    </p>
  )
}
