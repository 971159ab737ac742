import { useQuery } from '@tanstack/react-query'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { returnedLook } from '../lists/row-focus.ts'
import { ShownPicture } from '../pictures/shown-picture.tsx'
import { callQuery } from '../session/call-query.ts'
import { EditLink } from './product-links.tsx'
import { SelectBox } from './product-selection.tsx'
import type { Selection } from './product-selection.tsx'

type ProductCardsProps = {
  products: ProductRecord[]
  selection: Selection
  isGoing: (product: ProductRecord) => boolean
  returned: string | undefined
  onView: (product: ProductRecord) => void
}

export function ProductCards({
  products,
  isGoing,
  returned,
  onView,
  selection,
}: ProductCardsProps) {
  const catalogueCategories = useCatalogueCategories()
  return (
    <ul className={gridLook}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          selection={selection}
          hasCatalogue={catalogueCategories.includes(product.category)}
          isReturned={product.id === returned}
          isGoing={isGoing(product)}
          onView={() => onView(product)}
        />
      ))}
    </ul>
  )
}

/** The categories that have a catalogue. Where they cannot be read, no link to one is shown. */
function useCatalogueCategories() {
  // Every response names all categories, so one product is enough.
  const { data } = useQuery(callQuery(productCalls.list, { limit: 1, page: 1 }))
  const categories = data?.productCategories ?? []
  return categories.filter(({ catalogue }) => catalogue).map(({ name }) => name)
}

const gridLook = 'grid gap-4 @[37rem]:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'

type ProductCardProps = {
  product: ProductRecord
  selection: Selection
  hasCatalogue: boolean
  isReturned: boolean
  isGoing: boolean
  onView: () => void
}

/** On the phone a row with a small picture, else a card with a large one. */
function ProductCard({
  product,
  hasCatalogue,
  isReturned,
  isGoing,
  selection,
  onView,
}: ProductCardProps) {
  const { id, name, brand, modelNo, category, price, stockStatus } = product
  return (
    <li className={`${look} ${isReturned ? returnedLook : ''} ${isGoing ? 'opacity-40' : ''}`}>
      <div className="flex min-w-0 gap-3 @[37rem]:flex-col @[37rem]:gap-0">
        <div className="relative flex shrink-0 items-start">
          <span className={boxLook}>
            <SelectBox
              label={`Select ${name}`}
              isChecked={selection.has(id)}
              onChange={() => selection.toggle(product)}
            />
          </span>
          <CardPicture product={product} />
        </div>
        <div className="min-w-0 grow @[37rem]:px-3 @[37rem]:pt-2.5">
          <h2 className="line-clamp-3 text-base leading-snug font-semibold wrap-anywhere">
            {name}
          </h2>
          <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            {brand} · {modelNo}
          </p>
          <p className="text-sm text-ink-soft">{category}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className={price ? 'font-semibold tabular-nums' : 'text-sm text-ink-soft'}>
              {priceText(price)}
            </span>
            <StockBadge status={stockStatus} />
          </p>
        </div>
      </div>
      <div className="mt-auto grid grid-cols-[auto_1fr_auto] gap-2 pt-3 @[37rem]:p-3">
        <Button onClick={onView} aria-label={`View ${name}`} className="px-3!">
          View
        </Button>
        <EditLink
          product={product}
          aria-label={`Edit Product ${name}`}
          className="px-3! last:col-span-2"
        >
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
    </li>
  )
}

function CardPicture({ product: { images, category } }: { product: ProductRecord }) {
  return (
    <div className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-ink-soft @[37rem]:aspect-[4/3] @[37rem]:h-auto @[37rem]:w-full @[37rem]:rounded-none">
      <ShownPicture
        src={images[0]?.thumbnail}
        alt=""
        width="320"
        height="240"
        loading="lazy"
        className="size-full object-contain"
        instead={<CategoryPictogram category={category} className="size-12 @[37rem]:size-20" />}
      />
    </div>
  )
}

/** Before the picture of a row, and on the picture of a card. */
const boxLook =
  '@[37rem]:absolute @[37rem]:top-0 @[37rem]:left-3 @[37rem]:rounded-br-md @[37rem]:bg-paper/85'

const look =
  'flex min-w-0 flex-col border-b border-hairline pb-4 @[37rem]:overflow-hidden @[37rem]:rounded-md @[37rem]:border ' +
  '@[37rem]:bg-surface @[37rem]:pb-0'

export function CardsSkeleton() {
  return (
    <div className={gridLook}>
      {cards.map((card) => (
        <div
          key={card}
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

const cards = [1, 2, 3, 4, 5, 6, 7, 8]
