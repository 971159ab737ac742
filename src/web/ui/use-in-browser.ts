import { useSyncExternalStore } from 'react'

/** What only a browser can answer: false in the served page, and in it until its scripts run. */
export function useInBrowser(question: () => boolean) {
  return useSyncExternalStore(
    () => () => undefined,
    question,
    () => false,
  )
}
