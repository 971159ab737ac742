/**
 * Runs in a page from its own text: what waits in the template before it comes in when the page is
 * painted and its first picture there, or after two seconds.
 */
export function letScriptsIn() {
  const script = document.currentScript
  const waiting = script?.previousElementSibling as HTMLTemplateElement
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  script?.remove()
  setTimeout(letIn, 2000)
  if (!picture || picture.complete) return whenPainted()
  picture.addEventListener('load', whenPainted)
  picture.addEventListener('error', letIn)

  function whenPainted() {
    // Nothing is painted in a tab that nobody sees.
    if (document.hidden) return letIn()
    new PerformanceObserver(letIn).observe({ type: 'paint', buffered: true })
  }

  function letIn() {
    if (!waiting.isConnected) return
    document.head.append(...waiting.content.querySelectorAll('link'))
    waiting.replaceWith(waiting.content)
  }
}
