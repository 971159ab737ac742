/** Of the element. An edge of it at the end of the screen shows nothing. */
const share = 0.1

/**
 * Says once that the element is in sight, and from the first scrolling on, that it will be soon.
 * What is scrolled out of a row is not in sight.
 */
export function whenNear(element: Element, onNear: () => void) {
  let observer = observe('0px')
  window.addEventListener('scroll', lookAhead, { once: true, passive: true })
  return stop

  function observe(rootMargin: string) {
    const onSeen = (seen: IntersectionObserverEntry[]) =>
      seen.some(({ isIntersecting }) => isIntersecting) && onNear()
    const made = new IntersectionObserver(onSeen, { rootMargin, threshold: share })
    made.observe(element)
    return made
  }

  function lookAhead() {
    observer.disconnect()
    observer = observe('100%')
  }

  function stop() {
    observer.disconnect()
    window.removeEventListener('scroll', lookAhead)
  }
}
