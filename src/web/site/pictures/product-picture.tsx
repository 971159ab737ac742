import type { Picture } from '#contract/pictures/picture.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { StoredPicture } from '../../ui/stored-picture.tsx'

type ProductPictureProps = {
  picture: Picture | null
  category: string
  /** Empty where the name stands beside it. */
  alt: string
  sizes: string
  isFirst?: boolean
  isLate?: boolean
  className?: string | undefined
}

/** The picture, or the drawing of the category where there is none, in a box of its parent's size. */
export function ProductPicture({ picture, category, ...shown }: ProductPictureProps) {
  const drawing = <CategoryPictogram category={category} className="size-full p-[3%]" />
  if (picture === null) return drawing
  return (
    <StoredPicture
      key={picture.key}
      picture={picture}
      fallback={drawing}
      isLateBelow="100rem"
      {...shown}
    />
  )
}
