import { flushSync } from 'react-dom'
import { pictureAddress } from '#contract/pictures/picture.ts'
import type { ProductPage } from '#contract/products/product.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { preloadPicture } from '../product-pictures/preload-picture.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { pictureAfterKey } from '../product-pictures/picture-steps.ts'
import { ProductPicture } from '../product-pictures/product-picture.tsx'
import { usePictureStrip } from './use-picture-strip.ts'
import { usePictureZoom } from './use-picture-zoom.ts'

/** Two fifths of the page where it stands beside the facts. */
const sizes = '(width >= 106rem) 46rem, (width >= 48rem) 44vw, 100vw'

/** A strip of pictures to swipe, with their thumbnails; a press on one enlarges it. */
export function ProductGallery({ product }: { product: ProductPage }) {
  const { pictures, name, category } = product
  const { strip, current, follow, show, focus } = usePictureStrip()
  const { Zoom, at, enlarge, setAt } = usePictureZoom()
  const enlarged = at === undefined ? undefined : pictures[at]
  const [first] = pictures
  if (!first) {
    return (
      <div className="gallery-slide text-ink-soft">
        <CategoryPictogram category={category} className="size-40 max-w-full md:size-52" />
      </div>
    )
  }
  preloadPicture(first, sizes)
  return (
    <div role="group" aria-label="Pictures" onKeyDown={onKey}>
      <ul ref={strip} onScroll={follow} className="gallery-strip">
        {pictures.map((picture, i) => (
          <li key={picture.key} id={`picture-${i + 1}`} className="gallery-slide">
            <a
              href={pictureAddress(picture.key, Math.max(...picture.widths))}
              aria-haspopup="dialog"
              tabIndex={i === current ? undefined : -1}
              onClick={(event) => enlarge(event, i)}
              className="flex size-full cursor-zoom-in"
            >
              <ProductPicture
                picture={picture}
                category={category}
                alt={pictures.length > 1 ? `${name}, picture ${i + 1}` : name}
                sizes={sizes}
                isFirst={i === 0}
              />
            </a>
            {pictures.length > 1 && (
              <p aria-hidden="true" className="gallery-counter print:hidden">
                {i + 1} / {pictures.length}
              </p>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <GalleryThumbs product={product} current={current} onChoose={(i) => show(i)} />
      )}
      {Zoom && at !== undefined && enlarged && (
        <Zoom
          product={product}
          picture={enlarged}
          at={at}
          onStep={setAt}
          onClose={() => close(at)}
        />
      )}
    </div>
  )

  /** The strip shows, and the focus is on, the picture that was enlarged last. */
  function close(picture: number) {
    flushSync(() => setAt(undefined))
    show(picture, 'instant')
    focus(picture)
  }

  function onKey(event: React.KeyboardEvent<HTMLElement>) {
    const next = pictureAfterKey(event.key, current, pictures.length)
    if (next === undefined || at !== undefined) return
    event.preventDefault()
    show(next)
    const row = (event.target as HTMLElement).closest('ul')
    row?.querySelectorAll('a')[next]?.focus({ preventScroll: true })
  }
}
