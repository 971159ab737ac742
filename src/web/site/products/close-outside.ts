/** A panel that was opened closes by Escape, and by a press anywhere else. */
export function closeOutside(panel: HTMLDetailsElement) {
  panel.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPress)
  return () => {
    panel.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPress)
  }

  function onKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    panel.open = false
    panel.querySelector('summary')?.focus()
  }

  function onPress({ target }: PointerEvent) {
    if (!panel.contains(target as Node)) panel.open = false
  }
}
