import { useEffect, useRef, useState } from 'react'

const shownFor = 3000
const slide = { duration: 500, easing: 'ease-in-out' }

/** The browser scrolls and snaps the strip; this turns it, and knows which banner is seen. */
export function useBannerTurns(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isLoaded = useIsLoaded()
  const isTurning = count > 1 && isLoaded && !isPaused && !isHeld
  useEffect(() => {
    if (!isTurning || isMotionReduced()) return
    const timer = setInterval(() => {
      const next = (current + 1) % count
      if (!document.hidden && isThere(strip.current?.children[next])) turnTo(next, 1)
    }, shownFor)
    return () => clearInterval(timer)
  })
  return {
    strip,
    current,
    follow,
    turnTo,
    isPaused,
    pause,
    /** The one behind the current is fetched before its turn, and not before the page is there. */
    last: isLoaded ? current + 1 : 0,
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: (event: React.FocusEvent) => setIsHeld(event.target.matches(':focus-visible')),
      onBlur: () => setIsHeld(false),
    },
  }

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  /** Who asks for it to go on does not want it to wait for their leaving the key. */
  function pause(isPaused: boolean) {
    setIsPaused(isPaused)
    setIsHeld(false)
  }

  /** It is there at once, and comes as if it had been the next: from the last to the first is one step. */
  function turnTo(next: number, step = Math.sign(next - current)) {
    const list = strip.current
    list?.scrollTo({ left: next * list.clientWidth, behavior: 'instant' })
    if (!list || step === 0 || isMotionReduced()) return
    const away = (next - current) * 100
    move(list.children[next], step * 100, 0)
    move(list.children[current], away, away - step * 100)
  }
}

/** The slide stays where it snaps; what is in it moves. */
function move(item: Element | undefined, from: number, to: number) {
  item?.firstElementChild?.animate({ translate: [`${from}% 0`, `${to}% 0`] }, slide)
}

/** One that could not be had stands there in words. */
function isThere(item: Element | undefined) {
  return item?.querySelector('img')?.complete !== false
}

function useIsLoaded() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const told = () => setIsLoaded(true)
    if (document.readyState === 'complete') told()
    window.addEventListener('load', told)
    return () => window.removeEventListener('load', told)
  }, [])
  return isLoaded
}

function isMotionReduced() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
