import { useEffect, useRef, useState } from 'react'

/** A row of pictures as wide as its box: the browser scrolls and snaps it, this knows which is seen. */
export function usePictureStrip() {
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
