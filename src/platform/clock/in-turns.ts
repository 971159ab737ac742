import { setImmediate as letOthersRun } from 'node:timers/promises'

/** Longer than this nobody has to wait for a piece of long work. */
const turn = 8

/** Long work asks this between its pieces: once its turn is over, others are served first. */
export function inTurns() {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < turn) return
    await letOthersRun()
    began = performance.now()
  }
}
