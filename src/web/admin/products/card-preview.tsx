import { useDeferredValue } from 'react'
import { productLimits } from '#contract/products/product-messages.ts'
import { briefSpec, leadOf } from '#contract/products/brief-spec.ts'
import { defaultStockStatus, stockStatuses } from '#contract/products/product.ts'
import { OfficePictogram } from '../categories/use-categories.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { ShownPicture } from '../pictures/shown-picture.tsx'
import { filledLines, typedNumber } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

type CardPreviewProps = {
  values: ProductValues
  /** The address of the first chosen picture, which no stored one precedes. */
  chosen: string | undefined
}

/** What is typed, as a card of the site. There is room for it from 1,600 px. */
export function CardPreview({ values, chosen }: CardPreviewProps) {
  const { name, brand, modelNo, images, ...shown } = useDeferredValue(values)
  const lines = filledLines(shown.specs)
  const lead = leadOf(shown.description) ?? ''
  return (
    <aside aria-label="Preview" className="card-preview">
      <p className="pb-2 text-sm text-ink-soft">On the site</p>
      <div className="site-colours product-card border border-hairline bg-surface text-ink">
        <ProductCard
          product={{
            brand,
            modelNo,
            hsnCode: shown.hsnCode,
            gstRate: Number(typedNumber('gstRate', shown.gstRate)) || 0,
            category: shown.category,
            price: Number(typedNumber('price', shown.price)) || null,
            stockStatus:
              stockStatuses.find((known) => known === shown.stockStatus) ?? defaultStockStatus,
            specs:
              lines.length > 0 || lead === ''
                ? lines.slice(0, productLimits.specsOnCard).map(briefSpec)
                : [lead],
            hasMoreSpecs: lines.length > productLimits.specsOnCard,
          }}
          name={name || <span className="text-ink-soft">Product Name</span>}
          picture={
            <ShownPicture
              src={images[0]?.url ?? chosen}
              alt=""
              className="m-auto size-full object-contain"
              instead={
                shown.category && (
                  <OfficePictogram category={shown.category} className="size-full p-[3%]" />
                )
              }
            />
          }
        />
      </div>
    </aside>
  )
}
