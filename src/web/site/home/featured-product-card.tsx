import { Link } from 'react-router'
import type { FeaturedProduct } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { priceText } from '../../ui/display/price-text.ts'
import { ProductPicture } from '../product-pictures/product-picture.tsx'

export function FeaturedProductCard({ product }: { product: FeaturedProduct }) {
  const { path, name, brand, modelNo, category, picture, price } = product
  return (
    <div className="featured-card">
      <Link to={path} tabIndex={-1} aria-hidden="true" className="featured-picture">
        <ProductPicture
          picture={picture}
          category={category}
          alt=""
          isLate
          sizes="(width >= 106rem) 24rem, (width >= 48rem) 24vw, 70vw"
        />
      </Link>
      <h3 className="line-clamp-2 text-lg leading-[1.3] font-semibold wrap-anywhere">
        <Link to={path} prefetch="intent" className="hover:text-action hover:underline">
          {name}
        </Link>
      </h3>
      <p className="max-w-full truncate text-sm text-ink-soft">
        {[brand, modelNo].filter((text) => text !== '').join(' · ')}
      </p>
      <p className="mt-auto pt-2 text-lg font-semibold tabular-nums">{priceText(price)}</p>
      <ButtonLink to={path} prefetch="intent" className="mt-2.5">
        View Details<span className="sr-only"> of {name}</span>
      </ButtonLink>
    </div>
  )
}
