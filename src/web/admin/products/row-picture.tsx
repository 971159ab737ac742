import type { ProductRecord } from '#contract/products/product.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { ShownPicture } from '../pictures/shown-picture.tsx'

/** The first picture, small. Where there is none, the sign of the category. */
export function RowPicture({ product: { images, category } }: { product: ProductRecord }) {
  return (
    <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-ink-soft @3xl:size-9">
      <ShownPicture
        src={images[0]?.thumbnail}
        alt=""
        width="44"
        height="44"
        loading="lazy"
        className="size-full object-contain"
        instead={<CategoryPictogram category={category} className="size-8 @3xl:size-7" />}
      />
    </span>
  )
}
