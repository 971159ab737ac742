/** What was opened closes by Escape, and its summary has the focus again. */
export function closeOnEscape(panel: HTMLDetailsElement) {
  panel.addEventListener('keydown', onKey)
  return () => panel.removeEventListener('keydown', onKey)

  function onKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    panel.open = false
    panel.querySelector('summary')?.focus()
  }
}
