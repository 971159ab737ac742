import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { FoundCategory, FoundProduct } from '#contract/search/search.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'

type Option = { id: string; isActive: boolean; onPoint: () => void; onTake: () => void }

export function ProductOption({ product, ...option }: Option & { product: FoundProduct }) {
  const { path, name, brand, modelNo, price, stockStatus } = product
  return (
    <OptionLink to={path} {...option}>
      <Thumbnail product={product} />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{name}</span>
        <span className="block truncate text-sm text-ink-soft">
          {[brand, modelNo].filter((text) => text !== '').join(' · ')}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5">
        <span className="font-semibold whitespace-nowrap tabular-nums">{priceText(price)}</span>
        <StockBadge status={stockStatus} />
      </span>
    </OptionLink>
  )
}

export function CategoryOption({
  category: { name, count },
  q,
  ...option
}: Option & { category: FoundCategory; q: string }) {
  return (
    <OptionLink to={`/products?${new URLSearchParams({ category: name, q })}`} {...option}>
      <CategoryPictogram category={name} className="mx-2 size-8 shrink-0" />
      <span className="grow">All in {name}</span>
      <span className="text-sm text-ink-soft tabular-nums">
        {count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`}
      </span>
    </OptionLink>
  )
}

export function NextStepOption({ to, text, ...option }: Option & { to: string; text: string }) {
  return (
    <OptionLink to={to} {...option}>
      <span className="min-w-0 grow font-semibold wrap-anywhere">{text}</span>
    </OptionLink>
  )
}

/** A link, so that it opens in another tab like any other; as an option, it is reached by the arrows. */
function OptionLink({
  id,
  to,
  isActive,
  onPoint,
  onTake,
  children,
}: Option & { to: string; children: React.ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Link
      ref={link}
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onTake}
      className="flex min-h-11 items-center gap-3 px-3 py-1.5 no-underline aria-selected:bg-sunken aria-selected:inset-ring-2 aria-selected:inset-ring-focus"
    >
      {children}
    </Link>
  )
}

/** The drawing of the category stands in for a picture that is not there or cannot be had. */
function Thumbnail({ product: { image, category } }: { product: FoundProduct }) {
  const [isBroken, setBroken] = useState(false)
  if (image === null || isBroken) {
    return <CategoryPictogram category={category} className="size-12 shrink-0" />
  }
  return (
    <img
      src={image}
      alt=""
      width="48"
      height="48"
      onError={() => setBroken(true)}
      className="size-12 shrink-0 object-contain mix-blend-multiply"
    />
  )
}
