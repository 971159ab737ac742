import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

type RowDrag = {
  list: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
  onDropped: (at: number) => void
}

type Dragged = { at: number; pointerId: number }

/** How near to the edge of the window the page scrolls, in pixels. */
const edge = 90

/** Rows change places while the handle of one is dragged over them, by a mouse, a pen or a finger. */
export function useRowDrag({ list, onMove, onDropped }: RowDrag) {
  const [dragged, setDragged] = useState<Dragged>()
  const isDragging = dragged !== undefined

  const follow = useEffectEvent((event: PointerEvent) => {
    if (!dragged || event.pointerId !== dragged.pointerId) return
    scrollAtEdge(event.clientY)
    const to = rowAt(list.current, event.clientY)
    if (to === undefined || to === dragged.at) return
    onMove(dragged.at, to)
    setDragged({ ...dragged, at: to })
  })

  const drop = useEffectEvent((event: PointerEvent) => {
    if (!dragged || event.pointerId !== dragged.pointerId) return
    onDropped(dragged.at)
    setDragged(undefined)
  })

  // On the window, since React takes the dragged row out of the document for a moment.
  useEffect(() => {
    if (!isDragging) return undefined
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointermove', (event) => follow(event), { signal })
    addEventListener('pointerup', (event) => drop(event), { signal })
    addEventListener('pointercancel', (event) => drop(event), { signal })
    return () => listening.abort()
  }, [isDragging])

  return {
    draggedAt: dragged?.at,
    startDrag(event: React.PointerEvent, at: number) {
      if (event.button !== 0 || isDragging) return
      // Neither a selection of text nor the drag of the browser.
      event.preventDefault()
      setDragged({ at, pointerId: event.pointerId })
    },
  }
}

/** The row at this height; above the first and below the last there is none. */
function rowAt(list: HTMLElement | null, y: number) {
  const at = [...(list?.children ?? [])].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return y >= top && y < bottom
  })
  return at === -1 ? undefined : at
}

function scrollAtEdge(y: number) {
  if (y < edge) scrollBy(0, y - edge)
  if (y > innerHeight - edge) scrollBy(0, y - innerHeight + edge)
}
