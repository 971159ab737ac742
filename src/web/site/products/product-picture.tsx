import type { ProductCategory } from '#contract/products/product.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'

type ProductPictureProps = {
  image: string | null
  category: ProductCategory
  /** Empty where the name stands beside it. */
  alt: string
  /** The side of the square it is drawn in; the page's layout may show it smaller. */
  side: number
  isFirst?: boolean
}

/** The picture, or the drawing of the category where there is none, in a box of its parent's size. */
export function ProductPicture({ image, category, alt, side, isFirst }: ProductPictureProps) {
  if (image === null) return <CategoryPictogram category={category} className="size-full p-[3%]" />
  return (
    <img
      src={image}
      alt={alt}
      width={side}
      height={side}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full object-contain"
    />
  )
}
