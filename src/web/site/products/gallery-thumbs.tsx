import type { ProductPage } from '#contract/products/product.ts'
import { showInRow } from '../product-parts/show-in-row.ts'
import { ProductPicture } from '../product-pictures/product-picture.tsx'

type GalleryThumbsProps = {
  product: ProductPage
  current: number
  onChoose: (picture: number) => void
}

/** Links to the pictures above them: with scripts off they move the strip too. */
export function GalleryThumbs({ product, current, onChoose }: GalleryThumbsProps) {
  const { pictures, category } = product
  return (
    <ul className="gallery-thumbs print:hidden">
      {pictures.map((picture, i) => (
        <li key={picture.key}>
          <a
            ref={i === current ? showInRow : undefined}
            href={`#picture-${i + 1}`}
            onClick={(event) => {
              event.preventDefault()
              onChoose(i)
            }}
            aria-label={`Picture ${i + 1}`}
            aria-current={i === current ? 'true' : undefined}
            className="gallery-thumb"
          >
            <ProductPicture picture={picture} category={category} alt="" sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  )
}
