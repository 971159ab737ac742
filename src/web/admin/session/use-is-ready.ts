import { useSyncExternalStore } from 'react'

/** False in the served page, true as soon as its scripts run. */
export function useIsReady() {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
