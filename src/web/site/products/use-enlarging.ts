import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Picture } from '#contract/pictures/picture.ts'
import { enlargedView } from './enlarged-view.ts'

/** So far a hand may shake in a click. */
const shake = 5
/** So far a finger has to go for a swipe. */
const swipe = 40

const scrolled: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Place = { clientX: number; clientY: number }

/** One picture in a box, whole or enlarged: then it is moved about by mouse, finger and arrow keys. */
export function useEnlarging(picture: Picture, step: (by: -1 | 1) => void) {
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
