import { Link } from 'react-router'
import type { CategoryCatalogue, Catalogue } from '#contract/catalogues/catalogue.ts'
import { listMessages } from '#contract/products/product-list.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { ShownPrice } from '../product-parts/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { useEnquiryLink } from '../frame/enquiry-provider.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { specParts } from '#contract/products/spec-parts.ts'

type ProductGridProps = { products: Card[]; catalogues: CategoryCatalogue[] }

/** The widest screen's first row, and what other screens show of the next at once. */
const firstRow = 5
const firstScreen = 8

/** Cells share their hairlines: each draws its right and lower one, the grid cuts off the last. */
export function ProductGrid({ products, catalogues }: ProductGridProps) {
  return (
    <ul className="product-grid sheet border-y border-hairline bg-surface">
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            catalogue={catalogues.find(({ category }) => category === product.category)}
            isFirst={i < firstRow}
            isLate={i >= firstScreen}
          />
        </li>
      ))}
    </ul>
  )
}

type ProductCardProps = {
  product: Card
  catalogue: Catalogue | undefined
  /** In the first row: its picture is fetched at once. */
  isFirst: boolean
  /** Below the first screen. */
  isLate: boolean
}

function ProductCard({ product, catalogue, isFirst, isLate }: ProductCardProps) {
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
          <p className="text-lg font-semibold tabular-nums">
            <ShownPrice price={product.price} />
          </p>
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

type CardActionsProps = { product: Card; catalogue: Catalogue | undefined }

const action =
  'flex min-h-11 grow items-center justify-center px-1 text-sm font-semibold whitespace-nowrap no-underline ' +
  'hover:bg-paper md:min-h-9 md:pointer-coarse:min-h-11'

/** Each accessible name contains the product, or a list of links would read "View Details" 24 times. */
function CardActions({ product, catalogue }: CardActionsProps) {
  const enquiryLink = useEnquiryLink(product)
  return (
    <div className="flex flex-wrap divide-x divide-hairline border-t border-hairline">
      <Link to={product.path} prefetch="intent" className={action}>
        View Details<span className="sr-only"> of {product.name}</span>
      </Link>
      <a {...enquiryLink} className={`${action} text-action hover:text-action-strong`}>
        Enquire Now<span className="sr-only"> about {product.name}</span>
      </a>
      {catalogue && (
        <a href={catalogue.url} download className={action}>
          Download Catalogue<span className="sr-only"> of {product.category}</span>
        </a>
      )}
    </div>
  )
}
