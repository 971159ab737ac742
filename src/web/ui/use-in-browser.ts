import { useSyncExternalStore } from 'react'

/** What only a browser can answer: false in the served page, and in it until its scripts run. */
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
