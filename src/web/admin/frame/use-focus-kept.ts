import { useEffect, useRef } from 'react'

/**
 * When what had the focus is gone, as with a deleted row, the heading takes it, and the page stays
 * where it is. Else the next Tab would begin at the very top.
 */
export function useFocusKept(shown: unknown) {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#screen h1')?.focus({ preventScroll: true })
  }, [shown])
}
