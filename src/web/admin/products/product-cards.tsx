import { useQuery } from '@tanstack/react-query'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { returnedLook } from '../lists/row-focus.ts'
import { selectedLook, SelectRow } from '../lists/row-selection.tsx'
import { callQuery } from '../session/call-query.ts'
import { PriceCell, StockMenu } from './product-inline.tsx'
import { EditLink, ViewOnSite } from './product-links.tsx'
import { ProductMaker, ProductThumbnail } from './product-summary.tsx'
import { SiteToggles } from './site-toggles.tsx'
import type { Selection } from './product-selection-bar.tsx'
import type { InlineChange } from './use-inline-change.ts'

type ProductCardsProps = {
  products: ProductRecord[]
  change: InlineChange
  selection: Selection
  isGoing: (product: ProductRecord) => boolean
  returned: string | undefined
  onView: (product: ProductRecord) => void
}

export function ProductCards({ products, isGoing, returned, ...rest }: ProductCardsProps) {
  // Every response names all categories, so one product is enough. Where the read fails, no link
  // to a catalogue is shown.
  const { data } = useQuery(callQuery(productCalls.list, { limit: 1, page: 1 }))
  const withCatalogue = data?.productCategories.filter(({ catalogue }) => catalogue) ?? []
  return (
    <ul className={gridLook}>
      {products.map((product) => (
        <li
          key={product.id}
          className={`${look} ${selectedLook} ${product.id === returned ? returnedLook : ''} ${isGoing(product) ? 'opacity-40' : ''}`}
        >
          <ProductCard
            product={product}
            hasCatalogue={withCatalogue.some(({ name }) => name === product.category)}
            {...rest}
          />
        </li>
      ))}
    </ul>
  )
}

type ProductCardProps = Pick<ProductCardsProps, 'change' | 'selection' | 'onView'> & {
  product: ProductRecord
  hasCatalogue: boolean
}

/** On the phone a row with a small picture, else a card with a large one. */
function ProductCard({ product, hasCatalogue, change, selection, onView }: ProductCardProps) {
  const { name, category } = product
  return (
    <>
      <div className="flex min-w-0 gap-3 @[37rem]:flex-col @[37rem]:gap-0">
        <div className="relative flex shrink-0 items-start">
          <span className="@[37rem]:absolute @[37rem]:top-0 @[37rem]:left-3 @[37rem]:rounded-br-md @[37rem]:bg-paper/85">
            <SelectRow row={product} label={`Select ${product.name}`} selection={selection} />
          </span>
          <ProductThumbnail
            product={product}
            className="size-20 rounded-md @[37rem]:aspect-[4/3] @[37rem]:h-auto @[37rem]:w-full @[37rem]:rounded-none"
            pictogram="size-12 @[37rem]:size-20"
          />
        </div>
        <div className="min-w-0 grow @[37rem]:px-3 @[37rem]:pt-2.5">
          <h2 className="line-clamp-3 text-base leading-snug font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            <ProductMaker product={product} />
          </p>
          <p className="text-sm text-ink-soft">{category}</p>
          <div className="flex flex-wrap items-center gap-x-2.5">
            <PriceCell {...{ product, change }} />
            <StockMenu {...{ product, change }} />
            <SiteToggles {...{ product, change }} />
            <ViewOnSite product={product} className="px-2.5! text-ink-soft!" />
          </div>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2 pt-3 @[37rem]:p-3">
        <Button onClick={() => onView(product)} aria-label={`View ${name}`} className="px-3!">
          View
        </Button>
        <EditLink product={product} aria-label={`Edit Product ${name}`} className="grow px-3!">
          Edit Product
        </EditLink>
        {hasCatalogue && (
          <ButtonAnchor
            look="quiet"
            href={`/category-catalogue/${encodeURIComponent(category)}`}
            target="_blank"
            rel="noopener"
            aria-label={`Catalogue of ${category}, for ${name}`}
            className="px-2!"
          >
            Catalogue
          </ButtonAnchor>
        )}
      </div>
    </>
  )
}

const gridLook = 'grid gap-4 @[37rem]:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'

const look =
  'flex min-w-0 flex-col border-b border-hairline pb-4 @[37rem]:overflow-hidden @[37rem]:rounded-md @[37rem]:border ' +
  '@[37rem]:bg-surface @[37rem]:pb-0'

export function CardsSkeleton() {
  return (
    <div className={gridLook}>
      {Array.from({ length: 8 }, (_, i) => (
        <div
          key={i}
          className="flex gap-3 border-b border-hairline pb-4 @[37rem]:flex-col @[37rem]:border @[37rem]:pb-3.5"
        >
          <Skeleton className="size-20 shrink-0 @[37rem]:aspect-[4/3] @[37rem]:h-auto @[37rem]:w-full" />
          <div className="flex grow flex-col gap-2 @[37rem]:px-3.5">
            <Skeleton className="h-4 w-10/12" />
            <Skeleton className="h-3.5 w-6/12" />
            <Skeleton className="h-4 w-5/12" />
            <Skeleton className="mt-2 h-11 md:h-9" />
          </div>
        </div>
      ))}
    </div>
  )
}
