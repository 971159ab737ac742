import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a click the new page's heading has the focus, as after a full load a reader starts at the
 * top. A filter or another page of a list is no new one.
 */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    // An address may lead to a part of the page.
    if (!heading || isTyping() || document.getElementById(hash.slice(1))) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** Whoever types the next search while the results of the last one arrive stays in the field. */
function isTyping() {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLInputElement && activeElement.value !== activeElement.defaultValue
  )
}
