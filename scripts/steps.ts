import { inspect } from 'node:util'

export type Outcome = {
  passed: number
  failed: number
  /** Shown only when something failed. */
  output: string
  note?: string
}

export type Step = { name: string; run: () => Promise<Outcome> }

/** Runs so many at once, in order, and adds up what came out. */
export async function runSteps(steps: Step[], atOnce = 1): Promise<Outcome> {
  const waiting = [...steps]
  const total = { passed: 0, failed: 0, output: '' }
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed } = await runStep(step)
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return total
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  const began = performance.now()
  const outcome = refuseEmpty(await run().catch(failure))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const { passed, failed, output, note } = outcome
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : undefined
  const details = [counts, note, `${seconds} s`].filter((part) => part !== undefined)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${details.join(', ')})`)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  return outcome
}

function failure(error: unknown): Outcome {
  return { passed: 0, failed: 1, output: inspect(error) }
}

/** A step that looks at nothing would be green for ever. */
function refuseEmpty(outcome: Outcome): Outcome {
  if (outcome.passed + outcome.failed > 0) return outcome
  return { ...outcome, failed: 1, output: `${outcome.output}\nNot one test ran.` }
}
