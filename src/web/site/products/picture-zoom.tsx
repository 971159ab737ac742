import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Picture } from '#contract/pictures/picture.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { pictureAfter, pictureAfterKey } from './picture-steps.ts'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { enlargedView } from './enlarged-view.ts'

type PictureZoomProps = {
  product: ShownProduct
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
      aria-label={`Images of ${product.name}`}
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
            <Button look="quiet" aria-label="Previous image" onClick={() => step(-1)}>
              <ZoomIcon name="previous" />
            </Button>
            <p role="status" className="text-sm whitespace-nowrap figures">
              <span className="sr-only">Image </span>
              {at + 1} / {count}
            </p>
            <Button look="quiet" aria-label="Next image" onClick={() => step(1)}>
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

const drawings = {
  previous: 'm12 4-6 6 6 6',
  next: 'm8 4 6 6-6 6',
  close: 'm5 5 10 10M15 5 5 15',
  larger: 'M13.5 13.5 18 18M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8.5 6v5M6 8.5h5',
  smaller: 'M13.5 13.5 18 18M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6 8.5h5',
}

function ZoomIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}

/** The pointer may move this far during a click. */
const shake = 5
/** The distance that a finger has to move for a swipe. */
const swipe = 40

const scrolled: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Place = { clientX: number; clientY: number }

/** One picture in a box, whole or enlarged: then it is moved about by mouse, finger and arrow keys. */
function useEnlarging(picture: Picture, step: (by: -1 | 1) => void) {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef({ clientX: 0, clientY: 0, left: 0, top: 0 })
  const [width, setWidth] = useState<number>()
  const isLarge = width !== undefined
  return { box, width, isLarge, toggle, move, hands: { ...mouse(), ...finger() } }

  function toggle(place?: Place) {
    const area = box.current
    if (!area) return
    if (isLarge) return setWidth(undefined)
    const { left, top, width, height } = area.getBoundingClientRect()
    const spot = place
      ? { x: place.clientX - left, y: place.clientY - top }
      : { x: width / 2, y: height / 2 }
    const view = enlargedView(picture, { width, height }, spot)
    // What is not drawn yet cannot be scrolled.
    flushSync(() => setWidth(view.width))
    area.scrollTo(view)
  }

  /** True where the key has moved the picture. */
  function move(key: string) {
    const by = isLarge ? scrolled[key] : undefined
    if (by) box.current?.scrollBy(by[0] * 80, by[1] * 80)
    return by !== undefined
  }

  function mouse() {
    return {
      onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
        const { scrollLeft: left, scrollTop: top } = event.currentTarget
        held.current = { clientX: event.clientX, clientY: event.clientY, left, top }
      },
      onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
        if (!isLarge || event.pointerType !== 'mouse' || event.buttons !== 1) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const [x, y] = way(event)
        event.currentTarget.scrollTo(held.current.left - x, held.current.top - y)
      },
      onClick: (event: React.MouseEvent) => {
        if (Math.max(...way(event).map(Math.abs)) <= shake) toggle(event)
      },
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
    }
  }

  function finger() {
    return {
      onTouchEnd: ({ changedTouches, touches }: React.TouchEvent) => {
        const touch = changedTouches[0]
        // Two fingers, or a page that two fingers have enlarged, mean something else.
        if (isLarge || !touch || touches.length > 0 || window.visualViewport?.scale !== 1) return
        const [x, y] = way(touch)
        if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1)
      },
    }
  }

  function way({ clientX, clientY }: Place) {
    return [clientX - held.current.clientX, clientY - held.current.clientY] as const
  }
}
