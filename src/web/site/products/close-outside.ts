import { closeOnEscape } from '../frame/close-on-escape.ts'

/** A panel that was opened closes by Escape, and by a press anywhere else. */
export function closeOutside(panel: HTMLDetailsElement) {
  const leave = closeOnEscape(panel)
  document.addEventListener('pointerdown', onPress)
  return () => {
    leave()
    document.removeEventListener('pointerdown', onPress)
  }

  function onPress({ target }: PointerEvent) {
    if (!panel.contains(target as Node)) panel.open = false
  }
}
