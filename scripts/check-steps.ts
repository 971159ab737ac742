import { availableParallelism } from 'node:os'
import { runTool } from './run-tool.ts'
import { failure, runSteps, sumOf, type Outcome, type Step } from './steps.ts'

/** Types, style, imports and names of tests. React Router writes the routes' types first: tsc and oxlint read them. */
export async function runChecks(more: Step[] = [], signal?: AbortSignal): Promise<Outcome> {
  const step = (name: string, tool: string, ...args: string[]): Step => ({
    name,
    run: () => runCheck(tool, args, signal),
  })
  const first = await runSteps([step('routes', 'react-router', 'typegen')])
  const rest = await runSteps(
    [
      step('types', 'tsc'),
      ...more,
      step('lint', 'oxlint'),
      step('format', 'oxfmt', '--check'),
      step('imports', 'node', 'scripts/check-imports.ts'),
      step('names of tests', 'node', 'scripts/check-test-names.ts'),
      step('old names', 'node', 'scripts/check-old-names.ts'),
      step('unused', 'knip'),
    ],
    availableParallelism(),
  )
  return sumOf([first, rest])
}

/** A program that ends well is one check passed. */
export async function runCheck(
  tool: string,
  args: string[],
  signal?: AbortSignal,
): Promise<Outcome> {
  const { ok, output } = await runTool(tool, args, { signal })
  return ok ? { passed: 1, failed: 0, output } : failure(output)
}
