import type { z } from '#contract/schema.ts'

/** A text for each field that a form is refused for: the first one, as people are shown it. */
export function faultsIn(schema: z.ZodType, form: unknown) {
  const { error } = schema.safeParse(form)
  const faults: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message
  return faults
}
