import { useEffect, useRef } from 'react'

/**
 * Focuses the heading, without scrolling, when the focused element was removed, as with a deleted row:
 * otherwise the next Tab would begin at the top of the page.
 */
export function useFocusFallback(shown: unknown) {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#screen h1')?.focus({ preventScroll: true })
  }, [shown])
}
