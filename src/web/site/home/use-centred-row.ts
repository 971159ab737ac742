import { useEffect, useRef, useState } from 'react'

/** A row that the browser scrolls and snaps: this knows which item stands in the middle. */
export function useCentredRow(count: number) {
  const row = useRef<HTMLUListElement>(null)
  // Three are shown on a wide screen: the second is the first to stand in the middle.
  const [centre, setCentre] = useState(Math.min(1, count - 1))
  useEffect(() => {
    const { current } = row
    if (!current) return
    const watching = new ResizeObserver(follow)
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  return { row, centre, follow, step }

  function follow() {
    const list = row.current
    if (!list?.firstElementChild) return
    const wide = list.firstElementChild.clientWidth
    setCentre(Math.floor((list.scrollLeft + list.clientWidth / 2) / wide))
  }

  /** Behind the last come the first again. */
  function step(by: -1 | 1) {
    const list = row.current
    if (!list?.firstElementChild) return
    const wide = list.firstElementChild.clientWidth
    const most = list.scrollWidth - list.clientWidth
    const isOver = by < 0 ? list.scrollLeft < wide / 2 : list.scrollLeft > most - wide / 2
    const next = list.scrollLeft + by * wide
    list.scrollTo({ left: isOver ? (by < 0 ? most : 0) : next })
  }
}
