/** Escape closes the open panel and returns the focus to its summary. */
export function closeOnEscape(panel: HTMLDetailsElement) {
  panel.addEventListener('keydown', onKey)
  return () => panel.removeEventListener('keydown', onKey)

  function onKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    panel.open = false
    panel.querySelector('summary')?.focus()
  }
}
