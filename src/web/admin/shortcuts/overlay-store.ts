import { useSyncExternalStore } from 'react'

/** What opens above every screen. */
export type Overlay = 'search' | 'shortcuts'

let shown: Overlay | undefined
const listeners = new Set<() => void>()

export function showOverlay(overlay: Overlay | undefined) {
  shown = overlay
  for (const listener of listeners) listener()
}

export function useOverlay() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => undefined,
  )
}
