import { firstFaults } from '#contract/first-faults.ts'
import type { z } from '#contract/schema.ts'

/** A text for each field that a form is refused for: the first one, as people are shown it. */
export function faultsIn(schema: z.ZodType, form: unknown) {
  const { error } = schema.safeParse(form)
  return firstFaults(error?.issues ?? [])
}
