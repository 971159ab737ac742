import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { priceText } from '../../ui/format.ts'
import { StockBadge } from '../../ui/stock-badge.tsx'
import { CardActions } from './card-actions.tsx'
import { CardSpecs } from './card-specs.tsx'
import { ProductPicture } from './product-picture.tsx'

export function ProductCard({ product }: { product: Card }) {
  const { path, name, image, category } = product
  return (
    <div className="flex h-full flex-col">
      <div className="flex grow flex-col gap-2.5 p-4">
        <div className="flex gap-3.5">
          <Link
            to={path}
            tabIndex={-1}
            aria-hidden="true"
            className="size-20 shrink-0 bg-surface text-ink-soft"
          >
            <ProductPicture image={image} category={category} alt="" side={160} />
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
          <p className="-mt-2.5 text-sm text-ink-soft">{listMessages.moreSpecs}</p>
        )}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="text-lg font-semibold tabular-nums">{priceText(product.price)}</p>
          <StockBadge status={product.stockStatus} />
        </div>
      </div>
      <CardActions product={product} />
    </div>
  )
}

/** Where both are too long for the line, more of the brand gives way: the model number is ordered by. */
function Maker({ product: { brand, modelNo } }: { product: Card }) {
  return (
    <p className="mt-0.5 flex text-sm text-ink-soft wrap-anywhere max-md:flex-wrap md:whitespace-nowrap">
      {brand !== '' && <span className="min-w-0 md:truncate">{brand}</span>}
      {modelNo !== '' && (
        <span className="max-w-full shrink-0 md:max-w-[75%] md:truncate">
          {brand !== '' && <>&nbsp;· </>}
          {modelNo}
        </span>
      )}
    </p>
  )
}
