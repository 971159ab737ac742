/**
 * Runs in a page from its own text: the last press on what only scripts can do is not lost, but done
 * when they have taken the page over, or after ten seconds by the browser as far as it can. Whoever
 * stands in a field by then has come to it.
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
    const here = (event.target as Element).closest<HTMLElement>(
      'button[type=button],[aria-haspopup=dialog]',
    )
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
