import { flushSync } from 'react-dom'
import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '#contract/pictures/picture.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { preloadPicture } from '../../ui/stored-picture.tsx'
import { pictureAfterKey } from './picture-steps.ts'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { showInRow } from '../product-parts/show-in-row.ts'
import type { PictureZoom } from './picture-zoom.tsx'

/** Two fifths of the page where it stands beside the facts. */
const sizes = '(width >= 106rem) 46rem, (width >= 48rem) 44vw, 100vw'

/** A strip of pictures to swipe, with their thumbnails; a press on one enlarges it. */
export function ProductGallery({ product }: { product: ShownProduct }) {
  const { pictures, name, category } = product
  const { strip, current, follow, show, focus } = usePictureStrip()
  const { Zoom, at, enlarge, setAt } = usePictureZoom()
  const enlarged = at === undefined ? undefined : pictures[at]
  const [first] = pictures
  if (!first) {
    return (
      <div className="flex flex-col items-center justify-center bg-surface py-4 text-sm text-ink-soft">
        <CategoryPictogram category={category} className="size-14" />
        No image yet
      </div>
    )
  }
  preloadPicture(first, sizes)
  return (
    <div role="group" aria-label="Images" onKeyDown={onKey}>
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
                alt={pictures.length > 1 ? `${name}, image ${i + 1}` : name}
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
    const row = event.target instanceof Element && event.target.closest('ul')
    if (row) row.querySelectorAll('a')[next]?.focus({ preventScroll: true })
  }
}

type GalleryThumbsProps = {
  product: ShownProduct
  current: number
  onChoose: (picture: number) => void
}

/** Links to the pictures above them: with scripts off they move the strip too. */
function GalleryThumbs({ product, current, onChoose }: GalleryThumbsProps) {
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
            aria-label={`Image ${i + 1}`}
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

/** A row of pictures as wide as its box: the browser scrolls and snaps it, this hook tracks the visible one. */
function usePictureStrip() {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // An address can end in #picture-2.
  useEffect(follow, [])
  return { strip, current, follow, show, focus }

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  function show(picture: number, behavior: ScrollBehavior = 'auto') {
    strip.current?.scrollTo({ left: picture * strip.current.clientWidth, behavior })
  }

  function focus(picture: number) {
    strip.current?.querySelectorAll('a')[picture]?.focus({ preventScroll: true })
  }
}

/** Which picture is enlarged. The enlarged view is loaded with the first press, because few visitors need it. */
function usePictureZoom() {
  const [Zoom, setZoom] = useState<typeof PictureZoom>()
  const [at, setAt] = useState<number>()
  return { Zoom, at, setAt, enlarge }

  function enlarge(event: React.MouseEvent<HTMLAnchorElement>, picture: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./picture-zoom.tsx').then(
      ({ PictureZoom }) => {
        setZoom(() => PictureZoom)
        setAt(picture)
      },
      // The picture itself is what the link leads to.
      () => location.assign(href),
    )
  }
}
