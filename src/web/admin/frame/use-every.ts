import { useEffect, useRef } from 'react'

/** How soon what has come is seen without a reload. */
export const pollInterval = 20_000

/**
 * Again and again while the page is looked at, never twice at once. Who comes back to it after a
 * while need not wait for the next turn.
 */
export function useEvery(interval: number, act: () => Promise<void>) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    let last = Date.now()
    let isActing = false
    const timer = setInterval(() => void turn(), interval)
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', catchUp)
    }

    function catchUp() {
      if (Date.now() - last >= interval) void turn()
    }

    async function turn() {
      if (isActing || document.visibilityState !== 'visible') return
      isActing = true
      last = Date.now()
      await latest.current().finally(() => (isActing = false))
    }
  }, [interval])
}
