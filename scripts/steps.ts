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
  const outcomes: Outcome[] = []
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift())
      outcomes.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return sumOf(outcomes)
}

export function sumOf(outcomes: Outcome[]): Outcome {
  const add = (sum: number, more: number) => sum + more
  return {
    passed: outcomes.map(({ passed }) => passed).reduce(add, 0),
    failed: outcomes.map(({ failed }) => failed).reduce(add, 0),
    output: '',
  }
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  const began = performance.now()
  const outcome = refuseEmpty(await run().catch((error: unknown) => failure(inspect(error))))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const { passed, failed, output, note } = outcome
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : undefined
  const details = [counts, note, `${seconds} s`].filter((part) => part !== undefined)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${details.join(', ')})`)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  return outcome
}

export function failure(output: string): Outcome {
  return { passed: 0, failed: 1, output }
}

/** A step that looks at nothing would be green for ever. */
function refuseEmpty(outcome: Outcome): Outcome {
  if (outcome.passed + outcome.failed > 0) return outcome
  return { ...outcome, failed: 1, output: `${outcome.output}\nNot one test ran.` }
}
