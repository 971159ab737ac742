import type { ProductRecord } from '#contract/products/product.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { priceText } from '../../ui/display/price-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { ShownPicture } from '../pictures/shown-picture.tsx'

type ViewCardProps = { product: ProductRecord; hasCatalogue: boolean; onView: () => void }

/** On the phone a row with a small picture, else a card with a large one. */
export function ViewCard({ product, hasCatalogue, onView }: ViewCardProps) {
  const { id, name, brand, modelNo, category, price, stockStatus } = product
  return (
    <li className={look}>
      <div className="flex min-w-0 gap-3 @[37rem]:flex-col @[37rem]:gap-0">
        <CardPicture product={product} />
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
        <ButtonLink
          to={`/admin/products/edit/${id}`}
          prefetch="intent"
          aria-label={`Edit Product ${name}`}
          className="px-3! last:col-span-2"
        >
          Edit Product
        </ButtonLink>
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

const look =
  'flex min-w-0 flex-col border-b border-hairline pb-4 @[37rem]:overflow-hidden @[37rem]:rounded-md @[37rem]:border ' +
  '@[37rem]:bg-surface @[37rem]:pb-0'
