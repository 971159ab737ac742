import { setImmediate as runOthers, setTimeout as wait } from 'node:timers/promises'

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

/**
 * The same, with a rest as long as each piece: a page takes many short steps, and would wait for a
 * piece between any two of them. For work that nobody waits for.
 */
export function restRegularly() {
  let began = performance.now()
  return async () => {
    const worked = performance.now() - began
    if (worked < longestSlice) return
    await wait(worked)
    began = performance.now()
  }
}
