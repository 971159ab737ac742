import type { Picture } from '#contract/pictures/picture.ts'
import type { ProductPage } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { pictureAfter, pictureAfterKey } from '../product-pictures/picture-steps.ts'
import { ProductPicture } from '../product-pictures/product-picture.tsx'
import { useEnlarging } from './use-enlarging.ts'
import { ZoomIcon } from './zoom-icon.tsx'

type PictureZoomProps = {
  product: ProductPage
  picture: Picture
  /** Its place among the product's pictures. */
  at: number
  onStep: (at: number) => void
  onClose: () => void
}

/** One picture on the whole screen. */
export function PictureZoom({ product, picture, at, onStep, onClose }: PictureZoomProps) {
  const count = product.pictures.length
  const dialog = useModal()
  const { box, width, isLarge, hands, toggle, move } = useEnlarging(picture, step)
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${product.name}`}
      className="picture-zoom"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKey}
    >
      <div className="flex items-center border-b border-hairline px-1 py-1.5 sm:px-3">
        {count > 1 && (
          <>
            <Button look="quiet" aria-label="Previous picture" onClick={() => step(-1)}>
              <ZoomIcon name="previous" />
            </Button>
            <p role="status" className="text-sm whitespace-nowrap tabular-nums">
              <span className="sr-only">Picture </span>
              {at + 1} / {count}
            </p>
            <Button look="quiet" aria-label="Next picture" onClick={() => step(1)}>
              <ZoomIcon name="next" />
            </Button>
          </>
        )}
        <Button look="quiet" className="ml-auto" onClick={() => toggle()}>
          <ZoomIcon name={isLarge ? 'smaller' : 'larger'} />
          {isLarge ? 'Zoom out' : 'Zoom in'}
        </Button>
        <Button look="quiet" onClick={onClose} data-first-focus>
          <ZoomIcon name="close" />
          <span className="max-sm:sr-only">Close</span>
        </Button>
      </div>
      <div ref={box} {...hands} className={`zoom-box ${isLarge ? 'is-large' : ''}`}>
        <div className="zoom-sheet" style={{ width }}>
          <ProductPicture
            picture={picture}
            category={product.category}
            alt={product.name}
            sizes="1600px"
            isFirst
            className={isLarge ? 'h-auto max-h-none! w-full max-w-none!' : undefined}
          />
        </div>
      </div>
    </dialog>
  )

  function step(by: -1 | 1) {
    if (isLarge) toggle()
    onStep(pictureAfter(at, by, count))
  }

  function onKey(event: React.KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if ((event.key === '+' || event.key === '=') !== isLarge && /^[-+=]$/.test(event.key)) toggle()
    else if (!move(event.key)) {
      const next = pictureAfterKey(event.key, at, count)
      if (next === undefined || isLarge) return
      onStep(next)
    }
    event.preventDefault()
  }
}
