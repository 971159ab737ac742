import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { productsText } from '#contract/count-text.ts'
import { briefPriceNotes } from '#contract/products/price-terms.ts'
import { priceText } from '#contract/products/price-text.ts'
import { searchMessages } from '#contract/search/search.ts'
import type { FoundCategory, FoundProduct, Suggestions } from '#contract/search/search.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'
import { markedParts } from './marked-parts.ts'

/** The suggestions for these words; undefined where the request failed. */
export type FoundSuggestions = { q: string; suggestions: Suggestions | undefined }

type SuggestionListProps = {
  id: string
  active: number
  found: FoundSuggestions
  point: (option: number) => void
  close: () => void
}

type OptionAt = (at: number) => {
  id: string
  isActive: boolean
  onPoint: () => void
  onTake: () => void
}

/** A press in the list leaves the focus in the field. */
export function SuggestionList({ id, active, found, point, close }: SuggestionListProps) {
  const { q, suggestions } = found
  if (!suggestions) {
    return <p className={`${look} px-3 py-4 text-sm text-ink-soft`}>{searchMessages.failed}</p>
  }
  const isNothing = shownProducts(suggestions).length === 0
  const optionAt: OptionAt = (at) => ({
    id: `${id}-${at}`,
    isActive: at === active,
    onPoint: () => point(at),
    onTake: close,
  })
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={look}
    >
      {isNothing ? (
        <NothingFound {...{ q, optionAt }} />
      ) : (
        <Found {...{ q, suggestions, optionAt }} />
      )}
    </div>
  )
}

/** Where nothing is found, what is near. */
function shownProducts({ products, near }: Suggestions) {
  return [...products, ...near]
}

type FoundProps = { q: string; suggestions: Suggestions; optionAt: OptionAt }

function Found({ q, suggestions, optionAt }: FoundProps) {
  const { categories, isNear } = suggestions
  const products = shownProducts(suggestions)
  return (
    <>
      <div role="group" aria-label={isNear ? searchMessages.near : 'Products'}>
        {isNear && (
          <p role="presentation" className="px-3 py-2 text-sm text-ink-soft">
            {searchMessages.near}
          </p>
        )}
        {products.map((product, at) => (
          <ProductOption key={product.id} product={product} q={q} {...optionAt(at)} />
        ))}
      </div>
      {categories.length > 0 && (
        <div role="group" aria-label="Categories" className="border-t border-hairline">
          {categories.map((category, at) => (
            <CategoryOption
              key={category.id}
              category={category}
              q={q}
              {...optionAt(products.length + at)}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** The same links as on the list page when a search finds nothing. */
function NothingFound({ q, optionAt }: { q: string; optionAt: OptionAt }) {
  return (
    <div role="group" aria-label={searchMessages.none}>
      <div role="presentation" className="px-3 py-3">
        <p className="font-semibold">{searchMessages.none}</p>
        <p className="text-sm text-ink-soft">{searchMessages.noneHint}</p>
      </div>
      <NextStepOption to="/products?category=All" text="View All Products" {...optionAt(0)} />
      <NextStepOption
        to={`/enquiry?${new URLSearchParams({ q })}`}
        text={`Ask us for “${q}”`}
        {...optionAt(1)}
      />
    </div>
  )
}

const look =
  'absolute inset-x-0 md:max-lg:inset-x-8 top-full z-10 max-h-[min(44rem,84dvh)] overflow-y-auto overscroll-contain rounded-md border border-outline bg-surface shadow-panel lg:mt-1'

type Option = { id: string; isActive: boolean; onPoint: () => void; onTake: () => void }

function ProductOption({ product, q, ...option }: Option & { product: FoundProduct; q: string }) {
  const { path, name, brand, modelNo, price, stockStatus } = product
  const note = briefPriceNotes[useSiteProfile().priceBasis]
  return (
    <OptionLink to={path} {...option}>
      <Thumbnail product={product} />
      <span className="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-wrap">
        <span className="min-w-0 flex-1 max-sm:contents">
          <bdi className="line-clamp-2 leading-snug font-semibold wrap-anywhere max-sm:w-full">
            <Marked text={name} q={q} />
          </bdi>
          <span className="made-by text-sm max-sm:w-full">
            {[brand, modelNo].map((text, i) => (
              <span key={i}>
                <Marked text={text} q={q} />
              </span>
            ))}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end justify-between gap-0.5 max-sm:w-full max-sm:flex-row max-sm:items-baseline">
          <span className="font-semibold whitespace-nowrap figures">
            {priceText(price)}
            {price && note ? (
              <span className="text-sm font-normal text-ink-soft"> {note}</span>
            ) : null}
          </span>
          <StockBadge status={stockStatus} />
        </span>
      </span>
    </OptionLink>
  )
}

/** With what was typed marked. */
function Marked({ text, q }: { text: string; q: string }) {
  return markedParts(text, q).map((part, i) =>
    // Every second part is one of the words.
    i % 2 === 1 ? (
      <mark key={i} className="bg-amber-wash text-current">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

function CategoryOption({
  category: { name, count },
  q,
  ...option
}: Option & { category: FoundCategory; q: string }) {
  return (
    <OptionLink to={`/products?${new URLSearchParams({ category: name, q })}`} {...option}>
      <CategoryPictogram category={name} className="mx-2 size-8 shrink-0" />
      <span className="grow">All in {name}</span>
      <span className="text-sm whitespace-nowrap text-ink-soft figures">{productsText(count)}</span>
    </OptionLink>
  )
}

function NextStepOption({ to, text, ...option }: Option & { to: string; text: string }) {
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
      className="flex min-h-11 items-center gap-x-3 px-3 py-1.5 no-underline aria-selected:bg-sunken aria-selected:[box-shadow:inset_0_0_0_2px_var(--focus)]"
    >
      {children}
    </Link>
  )
}

/** The drawing of the category replaces a picture that is missing or cannot be loaded. */
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
