import type { ProductRecord } from '#contract/products/product.ts'
import { timeText } from '../../ui/format.ts'
import { OfficePictogram } from '../categories/use-categories.tsx'
import { ShownPicture } from '../pictures/shown-picture.tsx'

type ProductThumbnailProps = {
  product: ProductRecord
  /** Its size and its corners. */
  className: string
  /** The size of the pictogram. */
  pictogram: string
}

/** The first picture, small. Where there is none, the pictogram of the category. */
export function ProductThumbnail({ product, className, pictogram }: ProductThumbnailProps) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden bg-surface text-ink-soft site-colours ${className}`}
    >
      <ShownPicture
        src={product.images[0]?.thumbnail}
        alt=""
        loading="lazy"
        className="size-full object-contain"
        instead={<OfficePictogram category={product.category} className={pictogram} />}
      />
    </span>
  )
}

/** The line below the name in every list. */
export function ProductMaker({ product }: { product: ProductRecord }) {
  return (
    <>
      <DraftBadge product={product} /> <bdi>{product.brand}</bdi> · <bdi>{product.modelNo}</bdi>
    </>
  )
}

/** With the time at which it will be published. Nothing for a published product. */
export function DraftBadge({ product }: { product: ProductRecord }) {
  const { publication, publishAt } = product
  if (publication === 'Published') return null
  return (
    <span className="inline-block rounded-sm border border-outline px-1.5 text-xs font-semibold text-ink-soft">
      {publishAt ? `Draft until ${timeText(publishAt)}` : 'Draft'}
    </span>
  )
}
