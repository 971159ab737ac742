import { setImmediate as runOthers } from 'node:timers/promises'

/** Milliseconds. A request waits at most this long for a piece of long work. */
const longestSlice = 8

/** Long work calls the returned function between its pieces, so that other requests are served in between. */
export function yieldRegularly() {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < longestSlice) return
    await runOthers()
    began = performance.now()
  }
}
