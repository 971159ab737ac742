import { useSyncExternalStore } from 'react'

/** A question that only a browser can decide: false in the served page until its scripts run. */
export function useInBrowser(question: () => boolean) {
  return useSyncExternalStore(
    () => () => undefined,
    question,
    () => false,
  )
}

/** What works by scripts alone is not offered before they run. */
export function useHasScripts() {
  return useInBrowser(() => true)
}
