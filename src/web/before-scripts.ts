/**
 * Both functions run in a page from their source text, before its scripts are loaded. The content of
 * the template before them is inserted when the page and its first picture are painted, or after two
 * seconds.
 */
export function insertScripts() {
  const script = document.currentScript
  const waiting = script?.previousElementSibling
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  script?.remove()
  setTimeout(insert, 2000)
  if (!picture || picture.complete) return whenPainted()
  picture.addEventListener('load', whenPainted)
  picture.addEventListener('error', insert)

  function whenPainted() {
    // A hidden tab is not painted.
    if (document.hidden) return insert()
    new PerformanceObserver(insertWithContent).observe({ type: 'paint', buffered: true })
  }

  /** Chromium may paint the background first. */
  function insertWithContent(paints: PerformanceObserverEntryList) {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) insert()
  }

  function insert() {
    if (!(waiting instanceof HTMLTemplateElement && waiting.isConnected)) return
    document.head.append(...waiting.content.querySelectorAll('link'))
    waiting.replaceWith(waiting.content)
  }
}

/**
 * Records the last press on a control that needs scripts, and repeats it when the page is hydrated, or
 * after ten seconds, when the browser does without scripts what it can. Products that were ticked for the
 * comparison, whose ticks the scripts would remove, are ticked again.
 */
export function replayPress() {
  const listening = new AbortController()
  const { signal } = listening
  let pressed: HTMLElement | null = null
  const ticked = new Set<HTMLInputElement>()
  addEventListener('click', record, { capture: true, signal })
  addEventListener('keydown', recordEnter, { capture: true, signal })
  addEventListener('takenover', press, { signal })
  setTimeout(press, 10_000)

  function record(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    const tick = target instanceof HTMLInputElement && target.form?.id === 'compare' && target
    if (tick) ticked[tick.checked ? 'add' : 'delete'](tick)
    const onlyByScripts = 'button[type=button],[aria-haspopup=dialog]'
    const here = target instanceof Element && target.closest<HTMLElement>(onlyByScripts)
    if (!here) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = here
  }

  /** Where scripts alone submit a form. The browser itself would submit one with a single field. */
  function recordEnter(event: KeyboardEvent) {
    const field = event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target
    const button = field && field.form?.querySelector<HTMLElement>('[data-submits]')
    if (!button) return
    event.preventDefault()
    pressed = button
  }

  function press() {
    if (signal.aborted) return
    listening.abort()
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    // Later, when buttons submit their forms, and ticks of other visits are shown too.
    setTimeout(repeat)
  }

  function repeat() {
    // A form may be the last part of the page that scripts take over.
    if (pressed?.matches('[data-submits]')) return void setTimeout(repeat, 50)
    pressed?.click()
    for (const tick of ticked) if (!tick.checked) tick.click()
  }
}
