import { firstFaults } from '#contract/first-faults.ts'
import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { z } from '#contract/schema.ts'
import { Refusal } from '#domain/refusal.ts'

/** The value as the schema gives it, or a refusal with a text for each faulty field, those found before included. */
export function parseInput<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  faults: FieldTexts = {},
  textOfFaults = firstText,
): Value {
  const parsed = schema.safeParse(input)
  if (parsed.success && Object.keys(faults).length === 0) return parsed.data
  const issues = parsed.error?.issues ?? []
  // The whole is of another kind, a list or a text: there is no field to mark.
  if (issues.some(({ path }) => path.length === 0)) {
    throw new Refusal('invalid', generalMessages.unreadable)
  }
  const fields = { ...firstFaults(issues), ...faults }
  throw new Refusal('invalid', textOfFaults(fields), { fields })
}

function firstText(fields: FieldTexts) {
  return Object.values(fields)[0] ?? generalMessages.refusedInput
}
