import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new screen begins at its heading, for those who listen or press Tab. A filter or page is no new screen. */
export function useFocusOnNewScreen() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
