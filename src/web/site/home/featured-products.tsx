import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { LinkedProduct } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MadeBy } from '../../ui/products/made-by.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import type { PagePart } from '../page-part.ts'
import { ProductPicture } from '../pictures/product-picture.tsx'

export function FeaturedProducts({ featured }: { featured: PagePart<LinkedProduct> }) {
  const { items, says } = featured
  const { row, centre, follow, step } = useCentredRow(items.length)
  return (
    <section aria-labelledby="featured" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="featured" className="text-xl font-bold tracking-tight">
          Featured products
        </h2>
        <div className="flex items-center gap-2">
          <Link
            to="/products?category=All"
            prefetch="intent"
            className="footer-link text-sm font-semibold text-action"
          >
            View All Products
          </Link>
          {items.length > 3 && <StepKeys onStep={step} />}
        </div>
      </div>
      <div className="sheet mt-1 border-y border-hairline bg-surface">
        {says && <PartSays text={says} />}
        {items.length > 0 && (
          <ul ref={row} onScroll={follow} className="featured-row">
            {items.map((product, i) => (
              <li key={product.id} data-centre={i === centre || undefined}>
                <FeaturedProductCard product={product} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function FeaturedProductCard({ product }: { product: LinkedProduct }) {
  const { path, name, category, picture, stockStatus } = product
  return (
    <div className="featured-card">
      <Link to={path} tabIndex={-1} aria-hidden="true" className="featured-picture">
        <ProductPicture
          picture={picture}
          category={category}
          alt=""
          isLate
          sizes="(width >= 48rem) 16rem, 35vw"
        />
      </Link>
      <h3 className="w-full leading-[1.3] line-clamp-2 font-semibold wrap-anywhere">
        <Link to={path} prefetch="intent" className="hover:text-action hover:underline">
          {name}
        </Link>
      </h3>
      <p className="made-by w-full text-sm">
        <MadeBy product={product} />
      </p>
      <div className="card-price w-full">
        <p>
          <ShownPrice product={product} />
        </p>
        <StockBadge status={stockStatus} />
      </div>
      <ButtonLink to={path} prefetch="intent" className="mt-2.5">
        View Details<span className="sr-only"> of {name}</span>
      </ButtonLink>
    </div>
  )
}

const keys = [
  { step: -1, name: 'Previous products', arrow: 'M12.5 4L6.5 10l6 6' },
  { step: 1, name: 'Next products', arrow: 'M7.5 4l6 6-6 6' },
] as const

/** For the mouse; on touch screens the row is swiped. */
function StepKeys({ onStep }: { onStep: (step: -1 | 1) => void }) {
  return keys.map(({ step, name, arrow }) => (
    <button
      key={step}
      type="button"
      onClick={() => onStep(step)}
      className="button button-plain hidden md:inline-flex noscript:hidden"
    >
      <span className="sr-only">{name}</span>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={arrow} />
      </svg>
    </button>
  ))
}

/** The browser scrolls and snaps the row; this hook tracks the item in the middle. */
function useCentredRow(count: number) {
  const row = useRef<HTMLUListElement>(null)
  // Three are shown on a wide screen: the second is the first to stand in the middle.
  const [centre, setCentre] = useState(Math.min(1, count - 1))
  useEffect(() => {
    const { current } = row
    if (!current) return
    const watching = new ResizeObserver(follow)
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  return { row, centre, follow, step }

  function follow() {
    const list = row.current
    if (!list?.firstElementChild) return
    const wide = list.firstElementChild.clientWidth
    setCentre(Math.floor((list.scrollLeft + list.clientWidth / 2) / wide))
  }

  /** After the last item comes the first again. */
  function step(by: -1 | 1) {
    const list = row.current
    if (!list?.firstElementChild) return
    const wide = list.firstElementChild.clientWidth
    const most = list.scrollWidth - list.clientWidth
    const isOver = by < 0 ? list.scrollLeft < wide / 2 : list.scrollLeft > most - wide / 2
    const next = list.scrollLeft + by * wide
    list.scrollTo({ left: isOver ? (by < 0 ? most : 0) : next })
  }
}

/** Replaces a part of the page that has nothing to show. */
export function PartSays({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      className={`flex items-center justify-center px-4 py-14 text-center font-semibold ${className}`}
    >
      {text}
    </p>
  )
}
