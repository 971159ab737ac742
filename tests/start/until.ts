import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

/** Slow machines under load included. */
const longestWait = 20_000

export async function until(condition: () => boolean | Promise<boolean>) {
  const deadline = performance.now() + longestWait
  while (!(await condition())) {
    assert(performance.now() < deadline, 'it did not come to that')
    await wait(20)
  }
}
