import type { ProductRecord } from '#contract/products/product.ts'
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
