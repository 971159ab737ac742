const nearness = '160px'

/** Says once that the element is nearly in sight. What is scrolled out of a row is not. */
export function whenNear(element: Element, tell: () => void) {
  const observer = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && tell(),
    { rootMargin: nearness },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
