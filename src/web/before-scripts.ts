/**
 * Both functions run in a page from their own text, before its scripts are there. What waits in the
 * template before them is let in when the page is painted and its first picture there, or after two
 * seconds.
 */
export function letScriptsIn() {
  const script = document.currentScript
  const waiting = script?.previousElementSibling
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
    if (!(waiting instanceof HTMLTemplateElement && waiting.isConnected)) return
    document.head.append(...waiting.content.querySelectorAll('link'))
    waiting.replaceWith(waiting.content)
  }
}

/**
 * The last press on what only scripts can do is not lost, but done when they have taken the page
 * over, or after ten seconds by the browser as far as it can. A press on a field that has the focus
 * by then is done.
 */
export function keepPress() {
  const listening = new AbortController()
  const { signal } = listening
  let pressed: HTMLElement | null = null
  addEventListener('click', keep, { capture: true, signal })
  addEventListener('takenover', press, { signal })
  setTimeout(press, 10_000)

  function keep(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    const onlyByScripts = 'button[type=button],[aria-haspopup=dialog]'
    const here = target instanceof Element && target.closest<HTMLElement>(onlyByScripts)
    if (!here) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = here
  }

  function press() {
    if (signal.aborted) return
    listening.abort()
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    pressed?.click()
  }
}
